import { useCallback, useEffect, useRef, useState } from 'react'

/** Cards rendered at first and added with each step: a few screenfuls. */
export const batchSize = 48

/** A long list of which a part is rendered. */
export type IncrementalList<Item> = {
  shown: readonly Item[]
  total: number
  showMore: () => void
  /** For the element below the list. */
  sentinelRef: (end: HTMLElement | null) => void
}

/**
 * Renders the first items of a long list, and more as the user scrolls to its end: ten thousand cards at once
 * would block the browser for seconds. Attach `sentinelRef` to the element below the list; `showMore` is for
 * a button there, since not everybody scrolls.
 */
export function useIncrementalList<Item>(items: readonly Item[]): IncrementalList<Item> {
  const [count, setCount] = useState(batchSize)
  const [previousItems, setPreviousItems] = useState(items)
  if (previousItems !== items) {
    setPreviousItems(items)
    // After a change of the items, such as a search, the list starts over; one item more or less does not
    // change its length.
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
