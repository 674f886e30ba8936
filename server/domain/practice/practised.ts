/** A longer pause means that the trainee was away, and counts as this long. */
export const pauseMaxMs = 5 * 60_000

/**
 * The time practised in a session, in milliseconds: from its start over every line to its end, with no pause
 * counting for more than five minutes. Lines from before the start, copied by a retry, do not count.
 */
export function practisedMs(session: { startedAt: Date; completedAt: Date; lines: readonly Date[] }): number {
  const { startedAt, completedAt, lines } = session
  const moments = [...lines, completedAt]
    .map((at) => at.getTime())
    .filter((at) => at >= startedAt.getTime())
    .toSorted((one, other) => one - other)
  let sum = 0
  let last = startedAt.getTime()
  for (const at of moments) {
    sum += Math.min(at - last, pauseMaxMs)
    last = at
  }
  return sum
}
