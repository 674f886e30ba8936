import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import type { CriterionId, Opportunity } from './criteria/criterion.ts'
import { criterionWeights, dimensionOf } from './criteria/criterion.ts'
import type { Breach } from './violations.ts'

export type Judged = { id: CriterionId; credited: number; opportunities: Opportunity[] }
export type Scores = Record<Dimension, number | null>

/** Fewer applicable criteria than this are no ground for a number. */
export const evidenceNeeded = 3

/** Shares of the overall score by kind of session (docs/scoring.md). Compliance is a cap, not a share. */
const shares: Record<SessionType, Record<Exclude<Dimension, 'compliance'>, number>> = {
  standard: { empathy: 0.25, communication: 0.2, objection_handling: 0.25, solution_focus: 0.3 },
  objection_handling: { empathy: 0.2, communication: 0.15, objection_handling: 0.45, solution_focus: 0.2 },
}

/** The share of a criterion's credit that was earned, 0-1. */
export function ratioOf({ credited, opportunities }: Judged): number {
  return opportunities.length === 0 ? 0 : credited / opportunities.length
}

/** 2 met, 1 partly, 0 missed. */
export function gradeOf(judged: Judged): 0 | 1 | 2 {
  const ratio = ratioOf(judged)
  return ratio >= 0.75 ? 2 : ratio >= 0.3 ? 1 : 0
}

/** 0-100 from the criteria that apply; null without any. */
function dimensionScore(dimension: Dimension, judged: readonly Judged[]): number | null {
  const own = judged.filter(
    ({ id, opportunities }) => dimensionOf(id) === dimension && opportunities.length > 0,
  )
  const weight = own.reduce((sum, { id }) => sum + criterionWeights[id], 0)
  if (weight === 0) return null
  const earned = own.reduce((sum, one) => sum + criterionWeights[one.id] * ratioOf(one), 0)
  return Math.round((100 * earned) / weight)
}

/** The highest score of compliance that each kind of breach leaves (docs/scoring.md, the bands). */
function complianceCeiling(breaches: readonly Breach[]): number {
  const severe = breaches.filter(({ severity }) => severity === 'severe').length
  if (severe > 0) return Math.max(0, 55 - 15 * (severe - 1))
  if (breaches.some(({ violation }) => violation === 'missing_disclosure')) return 69
  if (breaches.some(({ severity }) => severity === 'major')) return 79
  return breaches.length > 0 ? 89 : 100
}

/** Scores of the dimensions, or all null when the call holds too little to judge. */
export function scoresOf(judged: readonly Judged[], breaches: readonly Breach[]): Scores {
  const applicable = judged.filter(({ opportunities }) => opportunities.length > 0)
  const scores: Scores = {
    empathy: null,
    communication: null,
    objection_handling: null,
    solution_focus: null,
    compliance: null,
  }
  if (applicable.length < evidenceNeeded) return scores
  for (const dimension of dimensions) scores[dimension] = dimensionScore(dimension, judged)
  if (scores.compliance !== null) scores.compliance = Math.min(scores.compliance, complianceCeiling(breaches))
  return scores
}

/** The weighted mean over the dimensions with evidence, before the cap. */
export function uncappedOverall(scores: Scores, sessionType: SessionType): number | null {
  const parts = dimensions.flatMap((dimension) => {
    const score = scores[dimension]
    return dimension === 'compliance' || score === null
      ? []
      : [{ score, share: shares[sessionType][dimension] }]
  })
  const share = parts.reduce((sum, part) => sum + part.share, 0)
  if (share === 0) return null
  return Math.round(parts.reduce((sum, part) => sum + part.score * part.share, 0) / share)
}

export type CapReason = 'severe_violation' | 'missing_disclosure'
export type Cap = { at: number; reason: CapReason }

export function capOf(breaches: readonly Breach[]): Cap | null {
  if (breaches.some(({ severity }) => severity === 'severe')) return { at: 59, reason: 'severe_violation' }
  if (breaches.some(({ violation }) => violation === 'missing_disclosure')) {
    return { at: 69, reason: 'missing_disclosure' }
  }
  return null
}
