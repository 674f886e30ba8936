const baseDelayMs = 500
const maxDelayMs = 15_000

/** Milliseconds before the next attempt: full jitter, so that many clients never come back at once (P8). */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(maxDelayMs, baseDelayMs * 2 ** attempt))
}
