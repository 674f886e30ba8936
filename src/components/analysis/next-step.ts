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
import { isNearlyMet, type Loss, lossesOf, lossOfCriterion, lossOfFinding, pointsLost } from './losses.ts'

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
  const loss = dearestLoss(report)
  if (loss === null) return null
  const { quote } = loss
  return { ...loss, retry: quote === null ? null : retryPointFor(quote, report, lines) }
}

/** What the dearest criterion lost; in analyses from before costs were stored, the first improvement that was found. */
function dearestLoss(report: AnalysisReport): Loss | null {
  const criterion = dearestCriterion(report)
  if (criterion?.cost !== undefined)
    return lossesOf(report).find(({ source }) => source === criterion) ?? null
  // What was missing all along is shown by no line, and still is the next thing to practise.
  if (pointsLost(report.criteria) !== null) return lossesOf(report).find(canBePractised) ?? null
  const finding = report.findings.find(({ kind }) => kind === 'improvement')
  if (finding) return lossOfFinding(finding)
  return criterion && lossOfCriterion(criterion)
}

/** To be so all through a call tells nobody what to do next. */
const mannerOfAll: readonly string[] = [
  'empathy.warmth',
  'communication.courtesy',
  'communication.takes_up',
  'communication.certain',
  'compliance.careful',
]

/** Whether a loss that no line shows tells somebody what to do. */
function canBePractised(loss: Loss): boolean {
  const { subject } = loss
  return !isNearlyMet(loss) && !('criterion' in subject && mannerOfAll.includes(subject.criterion))
}

/** How many of the violations are grave enough to spoil the call. */
export function graveViolations(report: AnalysisReport): number {
  return report.violations.filter(({ severity }) => severity === 'severe' || severity === 'major').length
}
