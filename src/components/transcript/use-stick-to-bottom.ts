import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance of the bottom (in pixels) the reader counts as being there. */
const bottomThresholdPx = 48

/**
 * Keeps a container scrolled to the bottom while its content grows, unless the reader has scrolled up.
 * `lineCount` is the number of lines; `hasUnseen` is true if some arrived while the reader was elsewhere.
 */
export function useStickToBottom(lineCount: number) {
  const containerRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const stuckRef = useRef(true)
  const lineCountRef = useRef(lineCount)
  /** The number of lines when the reader left the bottom; null while at the bottom. */
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
      // Growing content moves the bottom away without any scrolling: only scrolling up counts as leaving.
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
