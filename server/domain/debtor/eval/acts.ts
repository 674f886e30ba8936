import type { Language } from '#protocol/vocabulary/language.ts'
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
export type ActsReport = {
  lines: Record<Language, number>
  acts: Record<Language, Record<CollectorAct, Measure>>
  violations: Record<Language, Record<SpokenViolation, Measure>>
  /** The plain mean of F1 over the acts that the lines of a language hold. */
  macroF1: Record<Language, number>
  violationMacroF1: Record<Language, number>
  /** Over all violations and lines of a language. */
  violationTotal: Record<Language, Measure>
  overall: Measure
}
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

/** What `read` finds in a labelled line, read alone: no debtor's name, no earlier turns. */
export function predict(line: LabelledLine): { acts: CollectorAct[]; violations: SpokenViolation[] } {
  const context = {
    callLanguage: line.lang,
    today: '2025-03-12',
    balanceCents: 0,
    debtorName: '',
    debtor: null,
  }
  const { sentences } = read(line.text, context)
  return {
    acts: [...new Set(sentences.flatMap(({ acts }) => acts.map(({ act }) => act)))],
    violations: [
      ...new Set(sentences.flatMap(({ violations }) => violations.map(({ violation }) => violation))),
    ],
  }
}

function evaluateLanguage(lines: readonly LabelledLine[]) {
  const predicted = lines.map(predict)
  return {
    acts: byName(
      collectorActs,
      lines.map(({ acts }) => acts),
      predicted.map(({ acts }) => acts),
    ),
    violations: byName(
      violationIds,
      lines.map(({ violations }) => violations),
      predicted.map(({ violations }) => violations),
    ),
  }
}

/** Precision, recall and F1 of the reading of lines against their labels, by act and violation and language. */
export function evaluateActs(records: readonly LabelledLine[]): ActsReport {
  const of = (language: Language) => records.filter(({ lang }) => lang === language)
  const en = evaluateLanguage(of('en'))
  const es = evaluateLanguage(of('es'))
  const all = [en, es].flatMap(({ acts, violations }) => [
    ...Object.values(acts),
    ...Object.values(violations),
  ])
  return {
    lines: { en: of('en').length, es: of('es').length },
    acts: { en: en.acts, es: es.acts },
    violations: { en: en.violations, es: es.violations },
    macroF1: { en: macro(Object.values(en.acts)), es: macro(Object.values(es.acts)) },
    violationMacroF1: { en: macro(Object.values(en.violations)), es: macro(Object.values(es.violations)) },
    violationTotal: { en: total(Object.values(en.violations)), es: total(Object.values(es.violations)) },
    overall: total(all),
  }
}
