import { useCallback, useEffect, useRef, useState } from 'react'

/** What of the window's top the bars cover, in pixels, and some more: a heading there counts as read. */
const readingLinePx = 160

/** What the reader does to move on. */
const readerEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * The section of the page that is being read, by its id, and how to mark another one: it stays marked while the page
 * scrolls there, until the reader moves on. `ids` must stay the same array.
 */
export function useCurrentSection(ids: readonly string[]): [string | null, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0] ?? null)
  const isMarked = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const update = () => {
      if (!isMarked.current) setCurrent(sectionAtTop(ids))
    }
    const moveOn = () => {
      isMarked.current = false
    }
    for (const name of ['scroll', 'resize']) window.addEventListener(name, update, { passive: true, signal })
    for (const name of readerEvents)
      window.addEventListener(name, moveOn, { passive: true, capture: true, signal })
    return () => listening.abort()
  }, [ids])
  const mark = useCallback((id: string) => {
    isMarked.current = true
    setCurrent(id)
  }, [])
  return [current, mark]
}

/** The last section that reached the reading line. One that sticks beside the others is not read past. */
function sectionAtTop(ids: readonly string[]): string | null {
  const sections = ids.flatMap((id) => {
    const element = document.getElementById(id)
    if (element === null) return []
    const column = element.closest('[data-beside]') ?? element
    return getComputedStyle(column).position === 'sticky' ? [] : [element]
  })
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  // The last section may be too short to reach the line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)?.id ?? null
  const reached = sections.filter((section) => section.getBoundingClientRect().top <= readingLinePx)
  return (reached.at(-1) ?? sections[0])?.id ?? null
}
