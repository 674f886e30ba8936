import { readLine } from '../../text/line.ts'
import type { Terms, TermsPart } from '../../reading.ts'
import { casesToday, type TermsCase } from './cases.ts'
import { readTerms } from '../read-terms.ts'

export const fields = [
  'is',
  'alternatives',
  'amount',
  'per',
  'count',
  'from',
  'until',
  'last',
  'total',
  'settles',
  'method',
] as const
export type Field = (typeof fields)[number]

/** The terms that are read in a case; several sentences are put one after another. */
export function read({ text, balanceCents, language }: TermsCase): Terms | null {
  const line = readLine(text)
  const all = line.sentences.flatMap((sentence) => {
    const terms = readTerms(sentence, text, { today: casesToday, balanceCents, spanish: language === 'es' })
    return terms && terms.is !== 'mention' ? [terms] : []
  })
  return all[0] ?? null
}

const valueOf: Record<Exclude<Field, 'is' | 'alternatives' | 'method'>, (part: TermsPart) => unknown> = {
  amount: ({ amountCents }) => amountCents,
  per: ({ per }) => per,
  count: ({ count }) => count,
  from: ({ from }) => from,
  until: ({ until }) => until,
  last: ({ lastCents }) => lastCents,
  total: ({ totalCents }) => totalCents,
  settles: ({ settles }) => settles,
}

/** Which fields of a case are read right; those of parts only where the shape is right. */
export function compare(one: TermsCase): Record<Field, boolean> {
  const got = read(one)
  const wanted = one.terms
  const shape = (alternatives: TermsPart[][]) => JSON.stringify(alternatives.map((parts) => parts.length))
  const parts = (field: Exclude<Field, 'is' | 'alternatives' | 'method'>, alternatives: TermsPart[][]) =>
    JSON.stringify(alternatives.map((some) => some.map((part) => valueOf[field](part))))
  const found = got?.alternatives ?? []
  const right = (field: Exclude<Field, 'is' | 'alternatives' | 'method'>) =>
    parts(field, found) === parts(field, wanted.alternatives)
  return {
    is: (got?.is ?? 'none') === wanted.is,
    alternatives: shape(found) === shape(wanted.alternatives),
    amount: right('amount'),
    per: right('per'),
    count: right('count'),
    from: right('from'),
    until: right('until'),
    last: right('last'),
    total: right('total'),
    settles: right('settles'),
    method: (got?.method ?? null) === wanted.method,
  }
}
