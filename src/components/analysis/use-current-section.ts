import { useCallback, useEffect, useState } from 'react'

/** What of the window's top the bars cover, in pixels, and some more: a heading there counts as read. */
const readingLinePx = 160

/**
 * The section of the page that is being read, by its id, and how to mark another one. A mark that needs no scrolling
 * stays until the page scrolls. `ids` must stay the same array.
 */
export function useCurrentSection(ids: readonly string[]): [string | null, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0] ?? null)
  const update = useCallback(() => setCurrent(sectionAtTop(ids)), [ids])
  useEffect(() => {
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [update])
  return [current, setCurrent]
}

/** The last section that reached the reading line. One that sticks beside the others is not read past. */
function sectionAtTop(ids: readonly string[]): string | null {
  const sections = ids.flatMap((id) => {
    const element = document.getElementById(id)
    return element === null || getComputedStyle(element).position === 'sticky' ? [] : [element]
  })
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  // The last section may be too short to reach the line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)?.id ?? null
  const reached = sections.filter((section) => section.getBoundingClientRect().top <= readingLinePx)
  return (reached.at(-1) ?? sections[0])?.id ?? null
}
