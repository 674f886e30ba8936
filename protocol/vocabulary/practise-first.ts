import type { AnalysisReport, Criterion, ViolationFinding } from './analysis.ts'
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
