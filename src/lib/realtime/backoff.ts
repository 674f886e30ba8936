const baseMs = 500
const capMs = 15_000

/** Milliseconds before the next attempt: full jitter, so that many clients never come back at once (P8). */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(capMs, baseMs * 2 ** attempt))
}
