const baseDelayMs = 500
const maxDelayMs = 15_000

const refusedMinMs = 5_000
const refusedSpreadMs = 10_000

/** Milliseconds before the next attempt after the server has had too much of this client (I6). */
export function refusedBackoffMs(random: () => number): number {
  return Math.round(refusedMinMs + random() * refusedSpreadMs)
}

/** Milliseconds before the next attempt. Full jitter spreads out the reconnects of many clients (P8). */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(maxDelayMs, baseDelayMs * 2 ** attempt))
}
