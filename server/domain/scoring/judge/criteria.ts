import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import { criteria, type CriterionId } from '../criteria/criteria.ts'
import { dimensionOf } from '../criteria/criterion.ts'

/** Compliance is never a matter of opinion: its criteria, violations and caps come from the rules. */
export const judgedDimensions = ['empathy', 'communication', 'objection_handling', 'solution_focus'] as const
export type JudgedId = Extract<CriterionId, `${(typeof judgedDimensions)[number]}.${string}`>

export function isJudged(id: CriterionId): id is JudgedId {
  const dimension: Dimension = dimensionOf(id)
  return judgedDimensions.some((one) => one === dimension)
}

export const judgedIds: readonly JudgedId[] = criteria.map(({ id }) => id).filter(isJudged)

/** Criteria about what the debtor did: the debtor's words show that they are met. */
export const shownByDebtor: readonly JudgedId[] = [
  'empathy.calmed',
  'objection_handling.resolved',
  'objection_handling.cause_found',
  'solution_focus.commitment',
]

/** Habits of the whole call (habits.ts): a part of it shows none of them. */
export const habits: readonly JudgedId[] = [
  'empathy.warmth',
  'empathy.patience',
  'communication.takes_up',
  'communication.courtesy',
  'communication.certain',
  'communication.announces',
  'communication.room',
  'communication.eye_level',
  'communication.clear',
  'communication.to_the_point',
  'communication.responds',
]
