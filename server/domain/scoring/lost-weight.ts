import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { criteria as known, type CriterionId, criterionOf } from './criteria/criteria.ts'

/** Whether an id from a stored analysis is still a criterion. */
export function isKnownCriterion(id: string): id is CriterionId {
  return known.some((one) => one.id === id)
}

/** The share of their opportunities that criteria earned, 0-1. */
export function earnedShare(criteria: readonly Pick<Criterion, 'credited' | 'opportunities'>[]): number {
  const sum = (of: 'credited' | 'opportunities') => criteria.reduce((total, one) => total + one[of], 0)
  return sum('opportunities') === 0 ? 0 : Math.min(1, sum('credited') / sum('opportunities'))
}

/** What a criterion weighs in a call; 0 for one of an earlier version that is no longer judged. */
export function weightOf(id: string): number {
  return isKnownCriterion(id) ? criterionOf(id).weight : 0
}

/** What the misses of a criterion weigh in its call. */
export function lostWeight(criterion: Criterion): number {
  return weightOf(criterion.id) * (1 - earnedShare([criterion]))
}
