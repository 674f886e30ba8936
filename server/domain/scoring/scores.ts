import type { CallSituation, CapReason, Dimension, Severity } from '#protocol/vocabulary/analysis.ts'
import { capReasons, dimensions } from '#protocol/vocabulary/analysis.ts'
import { metFrom } from '#protocol/vocabulary/loss-ranking.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { type CriterionId, criterionOf } from './criteria/criteria.ts'
import { dimensionOf, type Opportunity } from './criteria/criterion.ts'
import type { Breach } from './violations.ts'

export type Judged = { id: CriterionId; credited: number; opportunities: Opportunity[] }
export type Scores = Record<Dimension, number | null>

/** Fewer applicable criteria than this are no ground for a number (`evidence.ts`). */
export const evidenceNeeded = 3

/**
 * Shares of the overall score by what the call was about (docs/scoring.md). Communication weighs most, since its habits are read
 * from every line; where collecting has to rest, what the law asks comes next, and a plan weighs nothing.
 */
const shares: Record<CallSituation, Record<Dimension, number>> = {
  collect: {
    empathy: 0.14,
    communication: 0.48,
    objection_handling: 0.09,
    solution_focus: 0.1,
    compliance: 0.19,
  },
  hardship: {
    empathy: 0.17,
    communication: 0.47,
    objection_handling: 0.07,
    solution_focus: 0.1,
    compliance: 0.19,
  },
  dispute: {
    empathy: 0.1,
    communication: 0.48,
    objection_handling: 0.12,
    solution_focus: 0.08,
    compliance: 0.22,
  },
  attorney: {
    empathy: 0.08,
    communication: 0.48,
    objection_handling: 0.12,
    solution_focus: 0.09,
    compliance: 0.23,
  },
  stop_request: {
    empathy: 0.1,
    communication: 0.48,
    objection_handling: 0.12,
    solution_focus: 0.07,
    compliance: 0.23,
  },
  wrong_party: {
    empathy: 0.07,
    communication: 0.54,
    objection_handling: 0.1,
    solution_focus: 0.04,
    compliance: 0.25,
  },
  abusive_debtor: {
    empathy: 0.16,
    communication: 0.55,
    objection_handling: 0.06,
    solution_focus: 0.06,
    compliance: 0.17,
  },
  callback: {
    empathy: 0.12,
    communication: 0.59,
    objection_handling: 0.05,
    solution_focus: 0.07,
    compliance: 0.17,
  },
  too_short: {
    empathy: 0.2,
    communication: 0.2,
    objection_handling: 0.2,
    solution_focus: 0.2,
    compliance: 0.2,
  },
}

/** A session that practises objections counts how they were handled twice. */
const practised: Partial<Record<SessionType, Dimension>> = { objection_handling: 'objection_handling' }

/** The share of a criterion's credit that was earned, 0-1. */
export function ratioOf({ credited, opportunities }: Judged): number {
  return opportunities.length === 0 ? 0 : credited / opportunities.length
}

/** 2 met, 1 partly, 0 missed. */
export function gradeOf(judged: Judged): 0 | 1 | 2 {
  return gradeOfShare(ratioOf(judged))
}

/** The same from the share of the credit, 0-1. */
export function gradeOfShare(ratio: number): 0 | 1 | 2 {
  return ratio >= metFrom ? 2 : ratio >= 0.3 ? 1 : 0
}

/**
 * From a dimension of which nothing is done to one that is done whole. Nobody does nothing of it (every call has short turns
 * and lawful lines), and people give 0 long before: what is below it counts as 0. Fitted on calls that people marked
 * (docs/decisions/0025, 0028).
 */
const scale = { nothing: -44, everything: 98 }

/** The points of a call that does all of everything: more than these nobody loses. */
export const mostLost = scale.everything

const atLeastZero = (score: number | null) => score && Math.max(0, score)

/** From the criteria that apply, on `scale`, as far as the lines of the call leave it; null without any. */
function dimensionScore(dimension: Dimension, judged: readonly Judged[], impression: number): number | null {
  const own = judged.filter(
    ({ id, opportunities }) => dimensionOf(id) === dimension && opportunities.length > 0,
  )
  const weight = own.reduce((sum, { id }) => sum + criterionOf(id).weight, 0)
  if (weight === 0) return null
  const earned = own.reduce((sum, one) => sum + criterionOf(one.id).weight * ratioOf(one), 0)
  return Math.round(impression * (scale.nothing + ((scale.everything - scale.nothing) * earned) / weight))
}

/** The highest score of each dimension that a breach of each gravity leaves, in the order severe, major. */
const ceilings: Record<Dimension, { severe: number; major: number }> = {
  empathy: { severe: 20, major: 79 },
  communication: { severe: 50, major: 100 },
  objection_handling: { severe: 40, major: 79 },
  solution_focus: { severe: 60, major: 100 },
  compliance: { severe: 10, major: 50 },
}

/** The highest score that the breaches leave to a dimension: each further severe one takes half of what was left. */
export function ceilingOf(
  dimension: Dimension,
  breaches: readonly { severity: Severity; violation: string }[],
): number {
  const severe = breaches.filter(({ severity }) => severity === 'severe').length
  if (severe > 0) return Math.round(ceilings[dimension].severe / 2 ** (severe - 1))
  const majors = breaches.filter(({ severity }) => severity === 'major')
  if (majors.some(({ violation }) => violation !== 'missing_disclosure')) return ceilings[dimension].major
  if (dimension !== 'compliance') return 100
  return majors.length > 0 ? 69 : breaches.some(({ severity }) => severity === 'minor') ? 89 : 100
}

/** The dimensions as their criteria alone earned them, on `scale`; null where no criterion of one applies. */
function earnedScores(judged: readonly Judged[], impression: number): Scores {
  const scoreOf = (dimension: Dimension) => dimensionScore(dimension, judged, impression)
  return {
    empathy: scoreOf('empathy'),
    communication: scoreOf('communication'),
    objection_handling: scoreOf('objection_handling'),
    solution_focus: scoreOf('solution_focus'),
    compliance: scoreOf('compliance'),
  }
}

/**
 * Scores of the dimensions, 0-100; null without evidence (`evidence.ts`). `impression`: the share that the lines leave to them
 * (`line-faults/impression.ts`).
 */
export function scoresOf(judged: readonly Judged[], breaches: readonly Breach[], impression: number): Scores {
  const scores = earnedScores(judged, impression)
  for (const dimension of dimensions) {
    const score = atLeastZero(scores[dimension])
    scores[dimension] = score === null ? null : Math.min(score, ceilingOf(dimension, breaches))
  }
  return scores
}

/** What the shares of a call follow from, and the share of its score that its lines leave, 0-1. */
export type ScoredAs = { situation: CallSituation; sessionType: SessionType; impression: number }

/** The share of a dimension in the overall score, before those without evidence are left out. */
function shareOf(dimension: Dimension, { situation, sessionType }: Omit<ScoredAs, 'impression'>): number {
  return shares[situation][dimension] * (practised[sessionType] === dimension ? 2 : 1)
}

/**
 * How many points of the overall score each criterion is worth: what a call that misses all of it has less, before what its lines
 * leave, the cap and rounding.
 */
export function worthOf(judged: readonly Judged[], as: ScoredAs): Map<CriterionId, number> {
  const applicable = judged.filter(({ opportunities }) => opportunities.length > 0)
  const weightIn = (dimension: Dimension) =>
    applicable
      .filter(({ id }) => dimensionOf(id) === dimension)
      .reduce((sum, { id }) => sum + criterionOf(id).weight, 0)
  const judgedShare = dimensions
    .filter((dimension) => weightIn(dimension) > 0)
    .reduce((sum, dimension) => sum + shareOf(dimension, as), 0)
  return new Map(
    applicable.map(({ id }) => {
      const dimension = dimensionOf(id)
      const share = shareOf(dimension, as) / judgedShare
      return [id, ((scale.everything - scale.nothing) * share * criterionOf(id).weight) / weightIn(dimension)]
    }),
  )
}

/**
 * The weighted mean over the dimensions with evidence, before the cap, 0-100. A dimension that lies below 0 pulls it down as
 * far as its criteria lost, so that their losses add up to what is missing.
 */
export function uncappedOverall(judged: readonly Judged[], as: ScoredAs): number | null {
  const scores = earnedScores(judged, as.impression)
  const parts = dimensions.flatMap((dimension) => {
    const score = scores[dimension]
    const share = shareOf(dimension, as)
    return score === null ? [] : [{ score, share }]
  })
  const share = parts.reduce((sum, part) => sum + part.share, 0)
  if (share === 0) return null
  return atLeastZero(Math.round(parts.reduce((sum, part) => sum + part.score * part.share, 0) / share))
}

export type Cap = { at: number; reason: CapReason }

/** A severe violation, a major one, and a notice that the law asks for and nobody gave (docs/scoring.md). */
const caps: Record<CapReason, number> = { severe_violation: 20, major_violation: 59, missing_disclosure: 69 }

function isNotice({ violation }: Pick<Breach, 'violation'>): boolean {
  return violation === 'missing_disclosure'
}

/** Whether a breach is one of those that a cap rests on. */
export function causesCap(breach: Pick<Breach, 'violation' | 'severity'>, reason: CapReason): boolean {
  switch (reason) {
    case 'severe_violation':
      return breach.severity === 'severe'
    case 'major_violation':
      return breach.severity === 'major' && !isNotice(breach)
    case 'missing_disclosure':
      return isNotice(breach)
    default:
      return reason satisfies never
  }
}

/** The lowest cap that the breaches put on the overall score. `noticeCaps`: where the notice was checked in its source. */
export function capOf(breaches: readonly Breach[], noticeCaps: boolean): Cap | null {
  const reason = capReasons.find(
    (one) =>
      (one !== 'missing_disclosure' || noticeCaps) && breaches.some((breach) => causesCap(breach, one)),
  )
  return reason === undefined ? null : { at: caps[reason], reason }
}

/** What turns criteria into numbers, beside their weights: the edition of the criteria is about it (`edition.ts`). */
export const scoreTables = { evidenceNeeded, shares, practised, scale, ceilings, caps }
