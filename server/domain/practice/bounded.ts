const scoreMax = 100

/** A count or a duration, never below 0. */
export function atLeastZero(sum: number): number {
  return Math.max(0, sum)
}

/** Sums of practice. Each may be missing. */
type Sums = { scored: number; scoreSum: number } & Record<string, unknown>

/**
 * The sums within what they can mean: none is negative, and the scores' sum fits their number. The counters are
 * kept by triggers; if one is off, nobody's page fails because of it.
 */
export function boundedSums<Bounded extends Sums>(sums: Bounded): Bounded {
  const entries = Object.entries(sums).map(([name, value]) => [
    name,
    typeof value === 'number' ? atLeastZero(value) : value,
  ])
  const bounded = Object.fromEntries(entries) as Bounded
  return { ...bounded, scoreSum: Math.min(bounded.scoreSum, scoreMax * bounded.scored) }
}

/** A mean score between 0 and 100; null stays null. */
export function boundedScore(score: number | null): number | null {
  return score === null ? null : Math.min(scoreMax, atLeastZero(score))
}
