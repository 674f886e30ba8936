import type { Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import type { Analysis } from '../scoring/analyze.ts'
import type { Labels } from './labels.ts'

/** A table cell must not contain a bare vertical bar. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** What was said, a numbered line each. */
export function transcript(
  lines: readonly Pick<TranscriptLine, 'speaker' | 'text'>[],
  words: Labels,
): string {
  return lines
    .map(
      ({ speaker, text }, at) =>
        `${at + 1}. **${speaker === 'user' ? words.collector : words.debtor}:** ${text}`,
    )
    .join('\n')
}

/** The findings of an analysis, a section each. */
export function findings(analysis: Analysis, language: Language, words: Labels): string {
  return analysis.report.findings
    .map(({ kind, dimension, title, quote, why, betterLine }) =>
      [
        `### ${kind === 'strength' ? words.strength : words.improvement}: ${title}`,
        `${words.dimensions[dimension]}, ${words.line} ${quote.line + 1}:`,
        `> ${quote.text}`,
        why,
        ...(betterLine === null ? [] : [`**${words.better}:** ${quoted(betterLine, language)}`]),
      ].join('\n\n'),
    )
    .join('\n\n')
}

export function quoted(text: string, language: Language): string {
  return language === 'es' ? `«${text}»` : `“${text}”`
}

/** The rules that a call broke, a line each. */
export function violations(analysis: Analysis, language: Language, words: Labels): string {
  const { violations: found } = analysis.report
  if (found.length === 0) return words.noViolations
  return found
    .map(({ basis, severity, quote, why, betterLine }) => {
      const better = betterLine === null ? '' : ` **${words.better}:** ${quoted(betterLine, language)}`
      return `- ${words.line} ${quote.line + 1}, ${words.severity[severity]} (${words.cited(basis)}): ${quoted(quote.text, language)} ${why}${better}`
    })
    .join('\n')
}
