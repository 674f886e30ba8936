import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'

/** What a call lost at a line: a violation or a criterion by its id, or a finding in the scorer's words. */
export type FaultAt = {
  subject: { violation: string } | { criterion: string } | { text: string }
  betterLine: string | null
}

/** What a report found at a line of the collector, which counts from 1: the gravest first; null without a fault there. */
export function faultAt(report: AnalysisReport, line: number): FaultAt | null {
  const at = line - 1
  const violation = report.violations.find(({ quote }) => quote.line === at)
  if (violation) return { subject: { violation: violation.violation }, betterLine: violation.betterLine }
  const [dearest] = report.criteria
    .flatMap((criterion) =>
      (criterion.missed ?? [])
        .filter(({ retryFrom }) => retryFrom.line === at)
        .map(({ betterLine }) => ({
          subject: { criterion: criterion.id },
          betterLine,
          points: pointsLostBy(criterion, report.criteria),
        })),
    )
    .toSorted((one, other) => other.points - one.points)
  if (dearest) return { subject: dearest.subject, betterLine: dearest.betterLine }
  const finding = report.findings.find(({ kind, quote }) => kind === 'improvement' && quote.line === at)
  return finding ? { subject: { text: finding.title }, betterLine: finding.betterLine } : null
}

/**
 * Whether what was lost at a line of a first try was lost again from that line of its retry on; null where the retry
 * cannot tell.
 */
export function lostAgain({ subject }: FaultAt, retry: AnalysisReport, line: number): boolean | null {
  if ('violation' in subject)
    return retry.violations.some(
      ({ violation, quote }) => violation === subject.violation && quote.line >= line - 1,
    )
  if (!('criterion' in subject)) return null
  const criterion = retry.criteria.find(({ id }) => id === subject.criterion)
  return criterion ? (criterion.missed ?? []).some(({ retryFrom }) => retryFrom.line >= line - 1) : null
}
