import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** This close to the end (in pixels), a reader counts as being there. */
const nearPx = 48

/**
 * Keeps a scrolling box at its end while its content grows, unless the reader has scrolled up. `lines` is
 * the number of lines in it: `unseen` tells that some came while the reader was elsewhere.
 */
export function useStickToEnd(lines: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const stuck = useRef(true)
  const latest = useRef(lines)
  /** How many lines there were when the reader left the end; null while at the end. */
  const [leftAt, setLeftAt] = useState<number | null>(null)

  useLayoutEffect(() => {
    latest.current = lines
  }, [lines])

  useLayoutEffect(() => {
    const scroller = box.current
    const inner = content.current
    if (!scroller || !inner) return
    const follow = () => {
      if (stuck.current) scroller.scrollTop = scroller.scrollHeight
    }
    let lastTop = scroller.scrollTop
    const note = () => {
      const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearPx
      // Growing content leaves the end behind without anybody having scrolled: only upwards is leaving.
      if (near) stuck.current = true
      else if (scroller.scrollTop < lastTop) stuck.current = false
      lastTop = scroller.scrollTop
      setLeftAt((known) => (stuck.current ? null : (known ?? latest.current)))
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
  }, [])

  const toEnd = useCallback(() => {
    const scroller = box.current
    if (!scroller) return
    stuck.current = true
    scroller.scrollTop = scroller.scrollHeight
    setLeftAt(null)
  }, [])
  return { box, content, atEnd: leftAt === null, unseen: leftAt !== null && lines > leftAt, toEnd }
}
