import type { AnalysisReport, Criterion } from '#protocol/vocabulary/analysis.ts'
import type { ConversationItem, TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'

/** A criterion in both tries; null where it was not judged. */
export type ChangedCriterion = { id: string; first: Criterion | null; retry: Criterion | null }

/** The share of its points that a criterion earned, in whole percent: what is shown is compared. */
function earned(criterion: Criterion): number {
  return Math.round((100 * criterion.credited) / criterion.opportunities)
}

/** How a criterion changed: 1 better, -1 worse, null where one try has no judgement on it. */
export function changeOf({ first, retry }: ChangedCriterion): number | null {
  return first && retry ? Math.sign(earned(retry) - earned(first)) : null
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
