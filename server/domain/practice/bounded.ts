const scoreMax = 100

/** A count or a duration, never below 0. */
export function atLeastZero(sum: number): number {
  return Math.max(0, sum)
}

/** Sums of practice. */
type Sums = Record<string, unknown>

/**
 * The sums within what they can mean: none is negative. The counters are kept by triggers; if one is off, nobody's page
 * fails because of it.
 */
export function boundedSums<Bounded extends Sums>(sums: Bounded): Bounded {
  const entries = Object.entries(sums).map(([name, value]) => [
    name,
    typeof value === 'number' ? atLeastZero(value) : value,
  ])
  return Object.fromEntries(entries) as Bounded
}

/** A sum of scores that fits their number. */
export function boundedScoreSum({ scored, scoreSum }: { scored: number; scoreSum: number }): number {
  return Math.min(atLeastZero(scoreSum), scoreMax * atLeastZero(scored))
}
