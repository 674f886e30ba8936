import { languages } from '#protocol/vocabulary/language.ts'
import { read } from '#server/language/read.ts'
import { collectorActs, violationIds } from '#server/language/reading.ts'
import type { CollectorAct, SpokenViolation } from '#server/language/reading.ts'
import type { LabelledLine } from './labelled.ts'

export type Measure = {
  found: number
  missed: number
  wrong: number
  precision: number
  recall: number
  f1: number
}
/** What was measured on the lines of one language, or on the mixed ones. */
export type LanguageReport = {
  language: LabelledLine['lang']
  lines: number
  acts: Record<CollectorAct, Measure>
  violations: Record<SpokenViolation, Measure>
  /** The plain mean of F1 over the acts that the lines hold. */
  macroF1: number
  /** Over all violations and lines. */
  violationTotal: Measure
  /** With those that are read for review only. */
  withReview: Measure
}
/** For each language that has lines. */
export type ActsReport = { languages: LanguageReport[]; overall: Measure }
type Count = { found: number; missed: number; wrong: number }

function measure({ found, missed, wrong }: Count): Measure {
  const precision = found + wrong === 0 ? 1 : found / (found + wrong)
  const recall = found + missed === 0 ? 1 : found / (found + missed)
  const f1 = found === 0 ? (missed + wrong === 0 ? 1 : 0) : (2 * precision * recall) / (precision + recall)
  return { found, missed, wrong, precision, recall, f1 }
}

function count<T extends string>(
  name: T,
  wanted: readonly (readonly T[])[],
  got: readonly (readonly T[])[],
): Count {
  const counts = { found: 0, missed: 0, wrong: 0 }
  wanted.forEach((labels, index) => {
    const is = labels.includes(name)
    const says = got[index]?.includes(name) ?? false
    if (is && says) counts.found += 1
    else if (is) counts.missed += 1
    else if (says) counts.wrong += 1
  })
  return counts
}

function byName<T extends string>(
  names: readonly T[],
  wanted: readonly (readonly T[])[],
  got: readonly (readonly T[])[],
): Record<T, Measure> {
  const entries = names.map((name) => [name, measure(count(name, wanted, got))] as const)
  return Object.fromEntries(entries) as Record<T, Measure>
}

function macro(measures: Measure[]): number {
  const present = measures.filter(({ found, missed }) => found + missed > 0)
  return present.length === 0 ? 1 : present.reduce((sum, { f1 }) => sum + f1, 0) / present.length
}

function total(measures: Measure[]): Measure {
  const sum = { found: 0, missed: 0, wrong: 0 }
  for (const { found, missed, wrong } of measures) {
    sum.found += found
    sum.missed += missed
    sum.wrong += wrong
  }
  return measure(sum)
}

type Predicted = { acts: CollectorAct[]; violations: SpokenViolation[]; withReview: SpokenViolation[] }

/** Kinds of violations that are younger than the labelled sets: nobody looked for them there (`eval -- --violations` does). */
const labelledLater: readonly SpokenViolation[] = [
  'harassment',
  'false_fees',
  'unsafe_payment',
  'discrimination',
  'condescension',
]

/** What `read` finds in a labelled line, read alone: no debtor's name, no earlier turns. */
export function predict(line: LabelledLine): Predicted {
  const callLanguage = line.lang === 'mixed' ? 'bilingual' : line.lang
  const context = {
    callLanguage,
    today: '2025-03-12',
    balanceCents: 0,
    debtorName: '',
    debtor: null,
  } as const
  const { sentences } = read(line.text, context)
  const hits = sentences
    .flatMap(({ violations }) => violations)
    .filter(({ violation }) => !labelledLater.includes(violation))
  const sure = hits.filter(({ severity }) => severity !== 'review')
  return {
    acts: [...new Set(sentences.flatMap(({ acts }) => acts.map(({ act }) => act)))],
    violations: [...new Set(sure.map(({ violation }) => violation))],
    withReview: [...new Set(hits.map(({ violation }) => violation))],
  }
}

function evaluateLanguage(language: LabelledLine['lang'], lines: readonly LabelledLine[]): LanguageReport {
  const predicted = lines.map(predict)
  const wanted = lines.map(({ violations }) => violations)
  const acts = byName(
    collectorActs,
    lines.map((line) => line.acts),
    predicted.map((line) => line.acts),
  )
  const measured = (of: (line: Predicted) => SpokenViolation[]) =>
    byName(violationIds, wanted, predicted.map(of))
  const violations = measured((line) => line.violations)
  return {
    language,
    lines: lines.length,
    acts,
    violations,
    macroF1: macro(Object.values(acts)),
    violationTotal: total(Object.values(violations)),
    withReview: total(Object.values(measured((line) => line.withReview))),
  }
}

/** Precision, recall and F1 of the reading of lines against their labels, by act and violation and language. */
export function evaluateActs(records: readonly LabelledLine[]): ActsReport {
  const reports = ([...languages, 'mixed'] as const).flatMap((language) => {
    const lines = records.filter(({ lang }) => lang === language)
    return lines.length > 0 ? [evaluateLanguage(language, lines)] : []
  })
  const all = reports.flatMap(({ acts, violations }) => [
    ...Object.values(acts),
    ...Object.values(violations),
  ])
  return { languages: reports, overall: total(all) }
}
