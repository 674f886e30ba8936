import type { Frequency } from '../reading.ts'
import type { Token } from '../text/line.ts'

/** Something that an offer is made of, with the tokens [from, to) of the sentence that say it. */
export type Mark = { from: number; to: number } & (
  | { kind: 'amount'; cents: number; role: AmountRole; share: boolean }
  | { kind: 'day'; on: string; role: 'from' | 'until'; today: boolean; month: boolean }
  | {
      kind: 'count'
      count: number
      unit: 'payments' | 'month' | 'week' | 'quincena' | 'year'
      /** What a sum that was named comes to: "that's 35 months", "serían veintiocho cuotas". */
      reckoned?: boolean
    }
  | { kind: 'per'; per: Frequency }
  | { kind: 'percent'; share: number; off: boolean }
  | { kind: 'once'; now: boolean }
  | { kind: 'rest' | 'or' | 'then' }
  | { kind: 'whole' }
)

/** `last`: the last payment. `total`: what all payments come to. `off`: taken off the debt. `not`: taken back. */
export type AmountRole = 'each' | 'last' | 'total' | 'off' | 'not'

export type Figures = { today: string; balanceCents: number; spanish: boolean }

/** The words [from, to) with single spaces between them. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word }) => word)
    .join(' ')
}
