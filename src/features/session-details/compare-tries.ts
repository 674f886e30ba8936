import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { ConversationItem, TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import {
  type AnalysisReport,
  type Criterion,
  type Dimension,
  dimensions,
} from '#protocol/vocabulary/analysis.ts'

/** A criterion in both tries; null where it was not judged. */
export type ChangedCriterion = { id: string; first: Criterion | null; retry: Criterion | null }

/** The share of its points that a criterion earned, in whole percent: what is shown is compared. */
function earned(criterion: Criterion): number {
  return Math.round((100 * criterion.credited) / criterion.opportunities)
}

/** In percent. A habit is a mean over all lines: a smaller change says that there were other lines, and not better or worse ones. */
const leastChange = 10

/** How a criterion changed: 1 better, -1 worse, 0 hardly, null where one try has no judgement on it. */
export function changeOf({ first, retry }: ChangedCriterion): number | null {
  if (!first || !retry) return null
  const change = earned(retry) - earned(first)
  return Math.abs(change) < leastChange ? 0 : Math.sign(change)
}

/** The criteria that changed, the better ones first, those of one try last. */
export function changedCriteria(first: AnalysisReport, retry: AnalysisReport): ChangedCriterion[] {
  const find = ({ criteria }: AnalysisReport, id: string) => criteria.find((one) => one.id === id) ?? null
  const ids = [...new Set([...first.criteria, ...retry.criteria].map(({ id }) => id))]
  const rank = (one: ChangedCriterion) => {
    const change = changeOf(one)
    return change === null ? 2 : change > 0 ? 0 : 1
  }
  return ids
    .map((id) => ({ id, first: find(first, id), retry: find(retry, id) }))
    .filter((one) => changeOf(one) !== 0)
    .toSorted((a, b) => rank(a) - rank(b))
}

/** A score in both tries; null where there is none. `change` is in points. */
export type Mark = { first: number | null; retry: number | null; change: number | null }

export function markOf(first: number | null, retry: number | null): Mark {
  return { first, retry, change: first === null || retry === null ? null : retry - first }
}

/** The scores of the dimensions in both tries. */
export function marksByDimension(
  first: PerformanceMetricsDetails,
  retry: PerformanceMetricsDetails,
): ({ dimension: Dimension } & Mark)[] {
  return dimensions.map((dimension) => ({
    dimension,
    ...markOf(first.report.scores[dimension], retry.report.scores[dimension]),
  }))
}

/** The lines of a try from the one it was retried at, which counts from 1 among the lines that a retry copies. */
export function linesFrom(
  { items }: Pick<TrainingSessionDetails, 'items'>,
  line: number,
): ConversationItem[] {
  return items
    .filter(({ status }) => status !== 'failed' && status !== 'streaming')
    .slice(line - 1)
    .filter(({ text }) => text.trim() !== '')
}

/** How many lines of the collector a try has from a line on. */
export function ownLines(of: Pick<TrainingSessionDetails, 'items'>, line: number): number {
  return linesFrom(of, line).filter(({ role }) => role === 'user').length
}

/**
 * The place of the first line that differs, from 0; null where both are the same to the end. Spaces and case make no
 * difference; a line that only one try has does.
 */
export function firstDifference(
  first: readonly Pick<ConversationItem, 'role' | 'text'>[],
  retry: readonly Pick<ConversationItem, 'role' | 'text'>[],
): number | null {
  const words = (item: Pick<ConversationItem, 'role' | 'text'> | undefined) =>
    item && `${item.role} ${item.text.trim().replaceAll(/\s+/gu, ' ').toLowerCase()}`
  const longest = first.length > retry.length ? first : retry
  const place = longest.findIndex((_, at) => words(first[at]) !== words(retry[at]))
  return place < 0 ? null : place
}
