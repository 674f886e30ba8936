import type { AnalysisReport, MissedMoment, Wording } from './analysis.ts'
import type { Language } from './language.ts'

/** An analysis with its texts, as it is stored and as the API returns it. */
type WordedAnalysis = Pick<Wording, 'aiAnalysis' | 'strengths' | 'areasForImprovement'> & {
  report: AnalysisReport
}

/** The explanations of an analysis without anything else. */
export function wordingOf({ aiAnalysis, strengths, areasForImprovement, report }: WordedAnalysis): Wording {
  return {
    language: report.language,
    aiAnalysis,
    strengths,
    areasForImprovement,
    note: report.note,
    cap: report.cap && report.cap.because,
    criteria: report.criteria.map(({ why }) => why),
    missed: report.criteria.map(({ missed = [] }) => missed.map(({ why }) => why ?? null)),
    findings: report.findings.map(({ title, why }) => ({ title, why })),
    violations: report.violations.map(({ why }) => why),
    turningPoints: report.feelings.map(({ turningPoint }) => turningPoint),
  }
}

/**
 * An analysis with its explanations in the reader's language; as it is where it has none in it, as one from before both
 * languages were worded.
 */
export function inLanguage<Analysis extends WordedAnalysis>(
  analysis: Analysis,
  language: Language,
): Analysis {
  const { report } = analysis
  const words = report.translation
  if (words === undefined || words.language !== language || report.language === language) return analysis
  const { aiAnalysis, strengths, areasForImprovement, note } = words
  return {
    ...analysis,
    aiAnalysis,
    strengths,
    areasForImprovement,
    report: {
      ...report,
      language,
      note,
      cap: report.cap && { ...report.cap, because: words.cap ?? report.cap.because },
      criteria: report.criteria.map((one, at) => ({
        ...one,
        why: words.criteria[at] ?? one.why,
        ...(one.missed && { missed: inWords(one.missed, words.missed?.[at]) }),
      })),
      findings: report.findings.map((one, at) => ({ ...one, ...words.findings[at] })),
      violations: report.violations.map((one, at) => ({ ...one, why: words.violations[at] ?? one.why })),
      feelings: report.feelings.map((one, at) => ({ ...one, turningPoint: words.turningPoints[at] ?? null })),
      translation: wordingOf(analysis),
    },
  }
}

function inWords(
  missed: readonly MissedMoment[],
  words: readonly (string | null)[] | undefined,
): MissedMoment[] {
  return missed.map((moment, at) => {
    const why = words?.[at]
    return why ? { ...moment, why } : moment
  })
}
