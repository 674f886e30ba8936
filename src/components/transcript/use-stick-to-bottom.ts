import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** This close to the end (in pixels), a reader counts as being there. */
const bottomThresholdPx = 48

/**
 * Keeps a scrolling box at its end while its content grows, unless the reader has scrolled up. `lines` is
 * the number of lines in it: `unseen` tells that some came while the reader was elsewhere.
 */
export function useStickToBottom(lineCount: number) {
  const containerRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const stuckRef = useRef(true)
  const lineCountRef = useRef(lineCount)
  /** How many lines there were when the reader left the end; null while at the end. */
  const [lineCountWhenLeft, setLineCountWhenLeft] = useState<number | null>(null)

  useLayoutEffect(() => {
    lineCountRef.current = lineCount
  }, [lineCount])

  useLayoutEffect(() => {
    const container = containerRef.current
    const content = contentRef.current
    if (!container || !content) return
    const followContent = () => {
      if (stuckRef.current) container.scrollTop = container.scrollHeight
    }
    let lastTop = container.scrollTop
    const handleScroll = () => {
      const isNearBottom =
        container.scrollHeight - container.scrollTop - container.clientHeight < bottomThresholdPx
      // Growing content leaves the end behind without anybody having scrolled: only upwards is leaving.
      if (isNearBottom) stuckRef.current = true
      else if (container.scrollTop < lastTop) stuckRef.current = false
      lastTop = container.scrollTop
      setLineCountWhenLeft((previous) => (stuckRef.current ? null : (previous ?? lineCountRef.current)))
    }
    followContent()
    container.addEventListener('scroll', handleScroll, { passive: true })
    const observer = new ResizeObserver(followContent)
    observer.observe(content)
    observer.observe(container)
    return () => {
      container.removeEventListener('scroll', handleScroll)
      observer.disconnect()
    }
  }, [])

  const scrollToBottom = useCallback(() => {
    const scroller = containerRef.current
    if (!scroller) return
    stuckRef.current = true
    scroller.scrollTop = scroller.scrollHeight
    setLineCountWhenLeft(null)
  }, [])
  return {
    containerRef,
    contentRef,
    atBottom: lineCountWhenLeft === null,
    hasUnseen: lineCountWhenLeft !== null && lineCount > lineCountWhenLeft,
    scrollToBottom,
  }
}
