import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type {
  AnalysisReport,
  Criterion,
  KeyFinding,
  Quote,
  ViolationFinding,
} from '#protocol/vocabulary/analysis.ts'
import { firstToPractise, rankLosses } from '#protocol/vocabulary/loss-ranking.ts'
import { type RetryPoint, retryPointFor } from '#protocol/vocabulary/retry-point.ts'
import { lossesOf } from './losses.ts'

/** A line of the transcript. */
export type TranscriptItem = Pick<TrainingSessionDetails['items'][number], 'id' | 'role'>

/** The one thing to practise after a call. */
export type NextStep = {
  /** What it is: the id of a violation or criterion, or the scorer's own words. */
  subject: { violation: string } | { criterion: string } | { text: string }
  /** The part of the report that tells it. */
  source: ViolationFinding | KeyFinding | Criterion
  /** Null where no line shows what was missing. */
  quote: Quote | null
  /** Further lines that show the same. */
  also: readonly Quote[]
  why: string
  betterLine: string | null
  /** The collector's line to take again: its id, and its number from 1; null if there is none. */
  retry: RetryPoint | null
}

/**
 * Chooses what to practise next, by the one ranking (loss-ranking.ts). Null if nothing was lost that does not count as met.
 * `items` are the transcript's lines.
 */
export function nextStep(report: AnalysisReport, items: readonly TranscriptItem[]): NextStep | null {
  const lines = items.map(({ id, role }) => ({ id, ofCollector: role === 'user' }))
  const retryFrom = (quote: Quote | null) => (quote === null ? null : retryPointFor(quote, report, lines))
  const first = firstToPractise(rankLosses(report))
  if (first?.breach) {
    const { breach } = first
    const subject = { violation: breach.violation }
    return { ...breach, subject, source: breach, also: [], retry: retryFrom(breach.quote) }
  }
  const losses = lossesOf(report)
  // A finding of an earlier analysis stands for itself where no criterion tells it.
  const loss = first
    ? losses.find(({ source }) => source === first.criterion)
    : losses.find(({ source }) => !('credited' in source))
  return loss ? { ...loss, retry: retryFrom(loss.quote) } : null
}

/** How many of the violations are grave enough to spoil the call. */
export function graveViolations(report: AnalysisReport): number {
  return report.violations.filter(({ severity }) => severity === 'severe' || severity === 'major').length
}
