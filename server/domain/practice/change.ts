/** The number of scores and their sum. */
export type ScoreSum = { scored: number; scoreSum: number }

/** The rounded mean; null without scores. */
export function meanScore({ scored, scoreSum }: ScoreSum): number | null {
  return scored === 0 ? null : Math.round(scoreSum / scored)
}

/**
 * How much the mean score has changed, in whole percent of the earlier one. Null if either has no score or
 * the earlier mean is 0.
 */
export function scoreChangePercent(current: ScoreSum, previous: ScoreSum): number | null {
  if (current.scored === 0 || previous.scored === 0 || previous.scoreSum === 0) return null
  const ratio = current.scoreSum / current.scored / (previous.scoreSum / previous.scored)
  return Math.round((ratio - 1) * 100)
}
