import { languages } from '#protocol/vocabulary/language.ts'
import { collectorActs, violationIds } from '#server/language/reading.ts'
import type { ActsReport, Measure } from './acts.ts'

const share = (value: number) => value.toFixed(3)

function row(name: string, { found, missed, wrong, precision, recall, f1 }: Measure): string {
  const figures = [precision, recall, f1].map(share)
  return [
    name.padEnd(20),
    ...[...figures, found, missed, wrong].map((cell) => String(cell).padStart(9)),
  ].join('')
}

/** By language, the mean over the acts and the measure of all violations: two lines for each. */
export function shortTable(report: ActsReport): string {
  return languages
    .flatMap((language) => [
      `${language}: ${report.lines[language]} lines, macro-F1 of acts: ${share(report.macroF1[language])}`,
      row('all violations', report.violationTotal[language]),
    ])
    .join('\n')
}

/** The measures as a table for a terminal, by language, act and violation. */
export function actsTable(report: ActsReport): string {
  const head = ['', 'precision', 'recall', 'F1', 'found', 'missed', 'wrong']
  const lines: string[] = []
  for (const language of languages) {
    lines.push(
      `${language}: ${report.lines[language]} lines`,
      head.map((cell, at) => (at ? cell.padStart(9) : cell.padEnd(20))).join(''),
    )
    for (const act of collectorActs) lines.push(row(act, report.acts[language][act]))
    lines.push(`macro-F1 of acts: ${share(report.macroF1[language])}`, '')
    for (const violation of violationIds) lines.push(row(violation, report.violations[language][violation]))
    lines.push(row('all violations', report.violationTotal[language]), '')
  }
  return [...lines, row('everything', report.overall)].join('\n')
}
