import type { AnalysisReport, Quote } from './analysis.ts'

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
