import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** This close to the end (in pixels), a reader counts as being there. */
const nearPx = 48

/**
 * Keeps a scrolling box at its end while it grows, unless the reader has scrolled up. `lines` is the number
 * of lines in it: `unseen` tells that some came while the reader was elsewhere.
 */
export function useStickToEnd(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  lines: number,
): { atEnd: boolean; unseen: boolean; toEnd: () => void } {
  const [atEnd, setAtEnd] = useState(true)
  const stuck = useRef(true)
  const [seen, setSeen] = useState(lines)

  useLayoutEffect(() => {
    const scroller = box.current
    const inner = content.current
    if (!scroller || !inner) return
    const follow = () => {
      if (stuck.current) scroller.scrollTop = scroller.scrollHeight
    }
    const note = () => {
      stuck.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearPx
      setAtEnd(stuck.current)
    }
    follow()
    scroller.addEventListener('scroll', note, { passive: true })
    const observer = new ResizeObserver(follow)
    observer.observe(inner)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', note)
      observer.disconnect()
    }
  }, [box, content])

  useLayoutEffect(() => {
    if (atEnd) setSeen(lines)
  }, [atEnd, lines])

  const toEnd = useCallback(() => {
    const scroller = box.current
    if (!scroller) return
    stuck.current = true
    scroller.scrollTop = scroller.scrollHeight
    setAtEnd(true)
  }, [box])
  return { atEnd, unseen: !atEnd && lines > seen, toEnd }
}
