import { useCallback, useEffect, useRef, useState } from 'react'

/** Cards that are drawn at first and with each step: some screenfuls. */
export const batchSize = 48

/**
 * The beginning of a long list, which grows as its end comes near: ten thousand cards at once would keep the
 * browser busy for seconds. `watchEnd` belongs on whatever stands beneath the
 * list; `more` is for a button there, since not everybody scrolls.
 */
export function useIncrementalList<Item>(items: readonly Item[]) {
  const [count, setCount] = useState(batchSize)
  const [previousItems, setPreviousItems] = useState(items)
  if (previousItems !== items) {
    setPreviousItems(items)
    // Other items, as after a search, are read from their beginning; the same list with one more is not.
    if (Math.abs(previousItems.length - items.length) > 1) setCount(batchSize)
  }
  const showMore = useCallback(() => setCount((before) => before + batchSize), [])
  const observer = useRef<IntersectionObserver>(undefined)
  const sentinelRef = useCallback(
    (end: HTMLElement | null) => {
      observer.current?.disconnect()
      if (end === null) return
      observer.current = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) showMore()
        },
        { rootMargin: '600px' },
      )
      observer.current.observe(end)
    },
    [showMore],
  )
  useEffect(() => () => observer.current?.disconnect(), [])
  return { shown: items.slice(0, count), total: items.length, showMore, sentinelRef }
}
