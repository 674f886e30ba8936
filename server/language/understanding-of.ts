import type { Reading } from './reading.ts'
import type { Understanding } from '../domain/debtor/acts/understanding.ts'
export function understandingOf(reading: Reading, line: string): Understanding {
  return {
    language: reading.language,
    acts: reading.sentences.flatMap((s) =>
      s.acts.map(({ act }) => ({ act, quote: s.quote, start: s.start, end: s.end })),
    ),
    violations: reading.sentences.flatMap((s) => s.violations),
    amounts: [],
    dates: [],
    discount: null,
    frequency: null,
    installments: null,
    method: null,
    pushing: reading.pushing,
    questions: reading.sentences.filter((s) => s.question).length,
    words: reading.words,
    stems: [],
  }
}
