import type { OutcomeCard } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { analyze, type Analysis } from './analyze.ts'

/** A recorded call with what two people who mark calls said of it. Lines of `violations` count from 0. */
export type MarkedCall = {
  id: string
  language: Language
  scenario: Scenario
  lines: readonly TranscriptLine[]
  /** No moves stand behind the debtor's lines, so they are read by their words. */
  recorded: boolean
  /** 0-100, given apart from each other; null: too short to mark. */
  marks: readonly (number | null)[]
  violations: readonly { line: number; severe: boolean }[]
  outcome: { kind: string; installmentCents: number | null; frequency: string | null; firstOn: string | null }
}

/** Two calls whose marks differ by so much have an order that anybody sees. */
const clearlyApart = 20

/** Shares are 0 to 1; null where there is nothing to measure. */
export type ScoresMeasured = {
  calls: number
  mean_distance: number | null
  correlation: number | null
  correlation_lawful_en: number | null
  correlation_lawful_es: number | null
  order_right: number | null
  outcome_right: number | null
  violation_recall: number | null
  violation_precision: number | null
  strength_on_violation: number
}

type Scored = { call: MarkedCall; mark: number | null; overall: number | null; analysis: Analysis }

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Pearson's correlation; null for fewer than three pairs or where one side never changes. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  if (pairs.length < 3 || a === null || b === null) return null
  const product = pairs.reduce((sum, [x, y]) => sum + (x - a) * (y - b), 0)
  const [xs, ys] = [0, 1].map((side) =>
    pairs.reduce((sum, pair) => sum + ((pair[side] ?? 0) - (side === 0 ? a : b)) ** 2, 0),
  )
  const spread = Math.sqrt((xs ?? 0) * (ys ?? 0))
  return spread === 0 ? null : product / spread
}

/** What a marker would call the end of the call. */
export function outcomeKind({ ending, rightsInvoked }: OutcomeCard): string {
  const used = (right: OutcomeCard['rightsInvoked'][number]['right']) =>
    rightsInvoked.some((one) => one.right === right)
  if (ending === 'hung_up') return 'hung_up'
  if (ending === 'promise' || ending === 'settled' || ending === 'partial') return 'agreement'
  if (used('attorney') || used('bankruptcy')) return 'attorney'
  if (used('stop_calling')) return 'stop_request'
  if (used('wrong_party')) return 'wrong_party'
  if (used('dispute') || ending === 'disputed') return 'dispute'
  return ending === 'refused' ? 'open' : ending
}

function outcomeRight({ call, analysis }: Scored): boolean {
  const { outcome } = analysis.report
  const { kind, installmentCents, frequency, firstOn } = call.outcome
  if (outcomeKind(outcome) !== kind) return false
  if (kind !== 'agreement') return true
  return (
    (installmentCents === null || outcome.installmentCents === installmentCents) &&
    (frequency === null || outcome.frequency === frequency) &&
    (firstOn === null || outcome.firstPaymentOn === firstOn)
  )
}

function pairsOf(scored: readonly Scored[]): [number, number][] {
  return scored.flatMap(({ overall, mark }): [number, number][] =>
    overall === null || mark === null ? [] : [[overall, mark]],
  )
}

function orderRight(pairs: readonly (readonly [number, number])[]): number | null {
  const apart = pairs.flatMap((one, at) =>
    pairs
      .slice(at + 1)
      .flatMap((other) => (Math.abs(one[1] - other[1]) >= clearlyApart ? [[one, other]] : [])),
  )
  return mean(
    apart.map(([one, other]) =>
      one && other && Math.sign(one[0] - other[0]) === Math.sign(one[1] - other[1]) ? 1 : 0,
    ),
  )
}

/** Holds the score against what people marked. The debtor's lines of recorded calls are read by their words. */
export function measureScores(calls: readonly MarkedCall[]): { measured: ScoresMeasured; rows: Scored[] } {
  const rows = calls.map((call): Scored => {
    const { scenario, lines, language, marks, recorded } = call
    const analysis = analyze({ scenario, lines, feedbackLanguage: language, recorded })
    const given = marks.flatMap((mark) => (mark === null ? [] : [mark]))
    return { call, mark: mean(given), overall: analysis.overallScore, analysis }
  })
  const lawful = (language: Language) =>
    rows.filter(({ call }) => call.language === language && !call.violations.some(({ severe }) => severe))
  const found = (row: Scored) =>
    row.analysis.report.violations
      .filter(({ severity }) => severity !== 'review')
      .map(({ quote }) => quote.line)
  const marked = (row: Scored) => row.call.violations.map(({ line }) => line)
  const pairs = pairsOf(rows)
  return {
    rows,
    measured: {
      calls: calls.length,
      mean_distance: mean(pairs.map(([overall, mark]) => Math.abs(overall - mark))),
      correlation: correlation(pairs),
      correlation_lawful_en: correlation(pairsOf(lawful('en'))),
      correlation_lawful_es: correlation(pairsOf(lawful('es'))),
      order_right: orderRight(pairs),
      outcome_right: mean(rows.map((row) => (outcomeRight(row) ? 1 : 0))),
      violation_recall: mean(
        rows.flatMap((row) => marked(row).map((line) => (found(row).includes(line) ? 1 : 0))),
      ),
      violation_precision: mean(
        rows.flatMap((row) => found(row).map((line) => (marked(row).includes(line) ? 1 : 0))),
      ),
      strength_on_violation: rows.reduce(
        (sum, row) =>
          sum +
          row.analysis.report.findings.filter(
            ({ kind, quote }) => kind === 'strength' && marked(row).includes(quote.line),
          ).length,
        0,
      ),
    },
  }
}
