import type { ScoreSum } from './change.ts'
import { boundedScoreSum } from './bounded.ts'

/** The scores of one edition of the criteria. */
export type EditionSum = ScoreSum & { criteriaEdition: number }

/** What a mean is taken over: the scores of one edition, and how many there are of others. */
export type EditionMean = ScoreSum & { criteriaEdition: number | null; otherwiseScored: number }

/**
 * The scores of one edition among some sums, which may name an edition several times: of `edition`, or else of the newest that
 * has a score. A mean over two editions would be over two scales.
 */
export function sumOfEdition(sums: readonly EditionSum[], edition: number | null = null): EditionMean {
  // The counters are kept by triggers; if one is off, nobody's page fails because of it.
  const scored = sums.filter((sum) => sum.scored > 0)
  const criteriaEdition = edition ?? scored.reduce<number | null>(newer, null)
  const own = scored.filter((sum) => sum.criteriaEdition === criteriaEdition)
  const count = (of: readonly EditionSum[]) => of.reduce((total, sum) => total + sum.scored, 0)
  return {
    criteriaEdition: own.length === 0 ? null : criteriaEdition,
    scored: count(own),
    scoreSum: own.reduce((total, sum) => total + boundedScoreSum(sum), 0),
    otherwiseScored: count(scored) - count(own),
  }
}

function newer(newest: number | null, { criteriaEdition }: EditionSum): number {
  return newest === null ? criteriaEdition : Math.max(newest, criteriaEdition)
}
