/** The number of scores and their sum. */
export type ScoreSum = { scored: number; scoreSum: number }

/** The rounded mean; null without scores. */
export function meanScore({ scored, scoreSum }: ScoreSum): number | null {
  return scored === 0 ? null : Math.round(scoreSum / scored)
}

/** A change of the mean score: its points, and over how many calls both means are. */
export type ScoreChange = { points: number; calls: number; callsBefore: number }

/** How much the mean score has changed. Null if there was no score before or is none now. */
export function scoreChange(current: ScoreSum, previous: ScoreSum): ScoreChange | null {
  const [mean, meanBefore] = [meanScore(current), meanScore(previous)]
  if (mean === null || meanBefore === null) return null
  return { points: mean - meanBefore, calls: current.scored, callsBefore: previous.scored }
}
