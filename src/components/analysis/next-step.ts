import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type {
  AnalysisReport,
  Criterion,
  KeyFinding,
  Quote,
  ViolationFinding,
} from '#protocol/vocabulary/analysis.ts'
import {
  dearestCriterion,
  gravestViolation,
  type RetryPoint,
  retryPointFor,
} from '#protocol/vocabulary/practise-first.ts'

/** A line of the transcript. */
export type TranscriptItem = Pick<TrainingSessionDetails['items'][number], 'id' | 'role'>

/** The one thing to practise after a call. */
export type NextStep = {
  /** What it is: the id of a violation or criterion, or the scorer's own words. */
  subject: { violation: string } | { criterion: string } | { text: string }
  /** The part of the report that tells it. */
  source: ViolationFinding | KeyFinding | Criterion
  /** The legal basis of a violation. */
  basis: string | null
  quote: Quote
  why: string
  betterLine: string | null
  /** The collector's line to take again: its id, and its number from 1; null if there is none. */
  retry: RetryPoint | null
}

/**
 * Chooses what to practise next: what was unlawful before what cost points, and the gravest or dearest first. Null if
 * nothing was lost. Where collecting rests, nothing that would go on with it. `items` are the transcript's lines.
 */
export function nextStep(report: AnalysisReport, items: readonly TranscriptItem[]): NextStep | null {
  const lines = items.map(({ id, role }) => ({ id, ofCollector: role === 'user' }))
  const violation = gravestViolation(report)
  if (violation)
    return {
      ...violation,
      subject: { violation: violation.violation },
      source: violation,
      retry: retryPointFor(violation.quote, report, lines),
    }
  const improvements = report.findings.filter(({ kind }) => kind === 'improvement')
  const criterion = dearestCriterion(report)
  const [moment] = criterion?.missed ?? []
  // The dearest criterion, told by what was found in one of its moments; without costs the first finding.
  const finding =
    criterion?.cost === undefined
      ? improvements[0]
      : improvements.find((one) => isOfCriterion(one, criterion))
  if (finding)
    return {
      ...finding,
      subject: { text: finding.title },
      source: finding,
      basis: null,
      retry: retryPointFor(finding.quote, report, lines),
    }
  if (!criterion || !moment) return null
  return {
    subject: { criterion: criterion.id },
    source: criterion,
    basis: null,
    quote: moment.quote,
    why: criterion.why,
    betterLine: moment.betterLine,
    retry: retryPointFor(moment.quote, report, lines),
  }
}

/** Whether a finding tells of a moment that a criterion lost. */
function isOfCriterion({ dimension, quote }: KeyFinding, criterion: Criterion): boolean {
  const moments = criterion.missed ?? []
  return dimension === criterion.dimension && moments.some((moment) => moment.quote.line === quote.line)
}

/** How many of the violations are grave enough to spoil the call. */
export function graveViolations(report: AnalysisReport): number {
  return report.violations.filter(({ severity }) => severity === 'severe' || severity === 'major').length
}
