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

/** By language, the mean over the acts and the measure of all violations: three lines for each. */
export function shortTable({ languages }: ActsReport): string {
  return languages
    .flatMap(({ language, lines, macroF1, violationTotal, withReview }) => [
      `${language}: ${lines} lines, macro-F1 of acts: ${share(macroF1)}`,
      row('all violations', violationTotal),
      row('and for review', withReview),
    ])
    .join('\n')
}

/** The measures as a table for a terminal, by language, act and violation. */
export function actsTable({ languages, overall }: ActsReport): string {
  const head = ['', 'precision', 'recall', 'F1', 'found', 'missed', 'wrong']
  const lines: string[] = []
  for (const report of languages) {
    lines.push(
      `${report.language}: ${report.lines} lines`,
      head.map((cell, at) => (at ? cell.padStart(9) : cell.padEnd(20))).join(''),
    )
    for (const act of collectorActs) lines.push(row(act, report.acts[act]))
    lines.push(`macro-F1 of acts: ${share(report.macroF1)}`, '')
    for (const violation of violationIds) lines.push(row(violation, report.violations[violation]))
    lines.push(row('all violations', report.violationTotal), row('and for review', report.withReview), '')
  }
  return [...lines, row('everything', overall)].join('\n')
}
