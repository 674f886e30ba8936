import type { Language } from '#protocol/vocabulary/language.ts'
import type { CollectorAct, Frequency, PaymentMethod } from '#server/language/reading.ts'
import type { CommitmentStage, DebtorAct, Objection, RootCause } from './plan.ts'

/** Feelings, integers 0-100. */
export type Feelings = {
  trust: number
  anger: number
  distress: number
  willingness: number
  patience: number
}

/** What the debtor knows of the own money and never says unasked. Amounts in cents. */
export type Finances = {
  /** The most that can be paid a month. */
  monthlyCapCents: number
  cashTodayCents: number
  /** The next pay day, YYYY-MM-DD. */
  payDay: string
  payFrequency: Frequency
  method: PaymentMethod
  cause: RootCause
}

/** An arrangement on the table or agreed. `totalCents` is what it comes to in all. */
export type Arrangement = {
  kind: 'full' | 'settlement' | 'plan'
  amountCents: number
  frequency: Frequency
  installments: number | null
  firstOn: string | null
  method: PaymentMethod | null
}

/** The state after some lines: a value, never stored, always folded anew. */
export type DebtorState = {
  feelings: Feelings
  finances: Finances
  objections: Objection[]
  causeKnown: boolean
  /** A feeling or an objection stands in the room and nobody has acknowledged it yet. */
  unacknowledged: boolean
  commitment: CommitmentStage
  agreed: Arrangement | null
  /** The debtor's own last counter-offer. */
  countered: Arrangement | null
  identified: boolean
  verified: boolean
  disclosed: boolean
  debtStated: boolean
  /** Rights that were invoked, and whether the collector has honoured them. */
  rights: { right: Right; line: number; honoured: boolean }[]
  severeViolations: number
  /** Turns (lines of the collector) so far, and when each act was last used and how often within 4 turns. */
  turn: number
  actHistory: Partial<Record<CollectorAct, number[]>>
  empathyWear: number
  language: Language
  debtorActs: DebtorAct[]
  ended: 'hung_up' | 'goodbye' | null
}

export type Right = 'stop_calling' | 'dispute' | 'attorney' | 'bankruptcy' | 'wrong_party' | 'vulnerable'
