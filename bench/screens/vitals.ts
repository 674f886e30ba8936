declare global {
  interface Window {
    vitals: { lcpMs: number; shift: number }
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before anything else: notes the largest paint and the worst layout shift score. */
export function watchVitals(): void {
  window.vitals = { lcpMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.vitals.lcpMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // Shifts less than a second apart count as one, for at most five seconds.
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
