import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { handled } from '../scoring/handled/all.ts'
import { handlings } from '../scoring/handled/handled.ts'
import { type HandledCall, judgeHandled } from '../scoring/handled/judge-handled.ts'
import { handledLabels } from './handled-labels.ts'
import { labels } from './labels.ts'
import { findings, table, transcript, violations } from './parts.ts'

/** One row a law: the mark of the call, what holds it down, and the rules that it broke. */
function marks(calls: readonly HandledCall[], language: Language): string {
  const words = handledLabels[language]
  const none = labels[language].none
  return table(
    [words.head.law, words.head.mark, words.head.compliance, words.head.heldAt, words.head.broken],
    calls.map(({ jurisdiction, analysis }) => [
      words.jurisdiction[jurisdiction],
      String(analysis.overallScore),
      String(analysis.complianceScore),
      analysis.report.cap === null ? '-' : String(analysis.report.cap.at),
      analysis.report.violations
        .map(
          ({ quote, severity, basis }) =>
            `${labels[language].line} ${quote.line + 1}, ${labels[language].severity[severity]}: ${labels[language].cited(basis)}`,
        )
        .join('; ') || none,
    ]),
  )
}

/** A call once, its marks by every law, and what the score says of it by the law of the page's readers. */
function section(calls: readonly HandledCall[], language: Language): string[] {
  const words = handledLabels[language]
  const home = calls.find(({ jurisdiction }) => jurisdiction === words.home)
  if (!home) throw new Error(`no call for ${words.home}`)
  const { analysis, lines, handling } = home
  const broken =
    analysis.report.violations.length > 0 ? [violations(analysis, language, labels[language])] : []
  return [
    `### ${words.handling[handling]}`,
    transcript(lines, labels[language]),
    `#### ${words.marks}`,
    marks(calls, language),
    `#### ${words.says(words.jurisdiction[words.home])}`,
    analysis.aiAnalysis,
    ...broken,
    findings(analysis, language, labels[language]).replaceAll(/^### /gm, '##### '),
  ]
}

/** The document for trainers: each situation handled well and badly, held against every law. A page for each language. */
export function handledPages(): { file: string; text: string }[] {
  const calls = judgeHandled()
  return languages.map((language) => {
    const words = handledLabels[language]
    const sections = handled.flatMap((of) => [
      `## ${of.title[language]}`,
      ...handlings.flatMap((handling) =>
        section(
          calls.filter((call) => call.of === of && call.handling === handling && call.language === language),
          language,
        ),
      ),
    ])
    const file = language === 'en' ? 'english.md' : 'spanish.md'
    return { file, text: `${[`# ${words.title}`, ...words.about, ...sections].join('\n\n')}\n` }
  })
}
