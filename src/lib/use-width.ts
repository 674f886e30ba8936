import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, for charts; `initial` until it is mounted. */
export function useWidth<Box extends HTMLElement>(initial: number) {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
