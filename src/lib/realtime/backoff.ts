const baseDelayMs = 500
const maxDelayMs = 15_000

/** Milliseconds before the next attempt. Full jitter spreads out the reconnects of many clients (P8). */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(maxDelayMs, baseDelayMs * 2 ** attempt))
}
