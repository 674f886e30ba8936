import type { AnalysisReport, KeyFinding, Quote, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import { type NextStep, nextStep, type TranscriptItem } from './next-step.ts'

/** A violation, and what of it the page has told before. */
export type ToldViolation = {
  finding: ViolationFinding
  /** It is what to practise next: the summary has told all of it. */
  inSummary: boolean
  /** Its words stand in the summary or in a violation above. */
  isQuoted: boolean
}

/** What each part of the analysis tells. */
export type ToldOnce = {
  next: NextStep | null
  strengths: KeyFinding[]
  /** Without what to practise next, and without what the violations tell; the dearest first. */
  improvements: KeyFinding[]
  violations: ToldViolation[]
}

/**
 * Shares the findings out between the parts of the page, so that one moment is told once: a report names a threat as
 * the violation, as a key moment and as what to practise. `items` are the transcript's lines.
 */
export function tellOnce(report: AnalysisReport, items: readonly TranscriptItem[]): ToldOnce {
  const next = nextStep(report, items)
  const told: Quote[] = next === null ? [] : [next.quote]
  const violations = report.violations.map((finding): ToldViolation => {
    const isQuoted = told.some((quote) => isSameMoment(quote, finding.quote))
    told.push(finding.quote)
    return { finding, inSummary: finding === next?.source, isQuoted }
  })
  const ofKind = (kind: KeyFinding['kind']) => report.findings.filter((finding) => finding.kind === kind)
  return {
    next,
    strengths: ofKind('strength'),
    improvements: ofKind('improvement')
      .filter(
        (finding) =>
          finding !== next?.source &&
          !(
            finding.dimension === 'compliance' &&
            report.violations.some(({ quote }) => isSameMoment(quote, finding.quote))
          ),
      )
      .toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0)),
    violations,
  }
}

/** Whether two quotes are of one line, and one holds the words of the other. */
function isSameMoment(one: Quote, other: Quote): boolean {
  return one.line === other.line && (one.text.includes(other.text) || other.text.includes(one.text))
}
