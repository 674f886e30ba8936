import type { AnalysisReport, Criterion, Quote, ViolationFinding } from './analysis.ts'
import { criteriaToAdvise } from './collecting-rests.ts'

// What to practise first after a call: one choice, which the analysis and the coach both tell.

const severityRank = { severe: 0, major: 1, minor: 2, review: 3 } as const

/** The gravest violation that was found beyond doubt, the first of several; null if there is none. */
export function gravestViolation({
  violations,
}: Pick<AnalysisReport, 'violations'>): ViolationFinding | null {
  const [first] = violations
    .filter(({ severity }) => severity !== 'review')
    .toSorted((one, other) => severityRank[one.severity] - severityRank[other.severity])
  return first ?? null
}

/** The criterion that cost most and has a moment to take again; null if nothing was lost. Where collecting rests, none that would go on with it. */
export function dearestCriterion(report: Pick<AnalysisReport, 'outcome' | 'criteria'>): Criterion | null {
  const [dearest] = criteriaToAdvise(report)
    .filter(({ missed }) => (missed ?? []).length > 0)
    .toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0) || one.score - other.score)
  return dearest ?? null
}

/** A line of a transcript, by its id and by whether the collector said it. */
export type LineToTake = { id: string | null; ofCollector: boolean }

/** A line of the collector to take again; `line` counts from 1. */
export type RetryPoint = { itemId: string; line: number }

/**
 * The line to take again for a quote: the one that the scorer names, or the collector's next from the quote on. Null if there is none,
 * or if it has no id. `lines` are the transcript's.
 */
export function retryPointFor(
  quote: Pick<Quote, 'itemId' | 'line'>,
  { criteria }: Pick<AnalysisReport, 'criteria'>,
  lines: readonly LineToTake[],
): RetryPoint | null {
  const moments = criteria.flatMap(({ missed }) => missed ?? [])
  const { itemId, line } = moments.find((each) => each.quote.line === quote.line)?.retryFrom ?? quote
  const start = itemId === null ? line : lines.findIndex(({ id }) => id === itemId)
  const index = start < 0 ? -1 : lines.findIndex(({ ofCollector }, at) => at >= start && ofCollector)
  const id = lines[index]?.id ?? null
  return id === null ? null : { itemId: id, line: index + 1 }
}
