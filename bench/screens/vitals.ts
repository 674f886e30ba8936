declare global {
  interface Window {
    vitals: { lcpMs: number; shift: number }
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before anything else: notes the largest paint, and the worst second of what moved by itself. */
export function watchVitals(): void {
  window.vitals = { lcpMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.vitals.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // Shifts count together that follow within a second of each other, for five seconds at most.
  let sum = 0
  let first = 0
  let last = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      const together = entry.startTime - last < 1_000 && entry.startTime - first < 5_000
      if (!together) first = entry.startTime
      sum = together ? sum + entry.value : entry.value
      last = entry.startTime
      window.vitals.shift = Math.max(window.vitals.shift, sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
