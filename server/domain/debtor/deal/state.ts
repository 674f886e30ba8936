import type { Frequency, PaymentMethod, Terms } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { CommitmentStage } from '../plan.ts'
import type { Arrangement } from '../state.ts'

/** An arrangement with all its parts. Amounts in cents, days YYYY-MM-DD. */
export type Agreement = Arrangement & {
  /** A payment before the regular ones. */
  down: { amountCents: number; on: string | null } | null
  until: string | null
  /** The last payment where it is smaller than the others. */
  lastCents: number | null
  /** What is paid in all, where that is known. Never above the debt. */
  totalCents: number | null
}

/** What the collector put on the table. `amountCents` null: a plan without a figure, or a day alone. */
export type Proposal = Omit<Agreement, 'amountCents' | 'frequency'> & {
  amountCents: number | null
  /** Null where it was not said and nothing before tells. */
  frequency: Frequency | null
  /** The most that falls into one month, in cents. */
  monthCents: number
}

/** The state of the bargaining: a value, changed by `deal` alone. */
export type DealState = {
  /** What the collector last put on the table: several where there was a choice. */
  table: Proposal[]
  /** The debtor's own last proposal. */
  own: Agreement | null
  /** How often the debtor has named a figure of its own. */
  named: number
  /** How often the own figure has moved towards the cap. */
  moved: number
  /** How often an affordable offer was answered with a lower figure. */
  haggled: number
  agreed: Agreement | null
  stage: CommitmentStage
  /** The day and the method that the debtor has named by itself. */
  day: string | null
  method: PaymentMethod | null
  /** How money talk was put off last: the next time in another way. */
  putOff: 'money.think' | 'money.hesitate' | 'money.ask_terms' | null
}

/** What a line of the collector means for the bargaining. */
export type DealHeard = {
  /** The terms of all sentences, in order. */
  terms: readonly Terms[]
  /** What is asked; `topics` where the line asks several things. */
  topic: Topic | null
  topics?: readonly Topic[]
  /** The collector agrees to what the debtor has said. */
  accepts: boolean
  /** The collector sums up. */
  recap: boolean
  /** Speaks of it as of something that stands: "so we agreed on fifty". */
  claims: boolean
  /** Asks the debtor to go above its own figure, without a sum: "could you do a bit more?". */
  asksMore?: boolean
  /** Asks for the whole balance. */
  asksFull: boolean
  method: PaymentMethod | null
  /** Every day that the line names, in order. Those of the terms are not repeated by the machine. */
  days?: readonly string[]
}

/** What the machine knows of the debtor. Amounts in cents. */
export type Person = {
  /** The most that the debtor can pay a month. */
  capCents: number
  cashTodayCents: number
  /** The next day with money. */
  payDay: string
  payFrequency: Frequency
  method: PaymentMethod
  /** Convinced enough to accept what it can afford. */
  ready: boolean
  /** Trusts enough to name a figure of its own, convinced or not. */
  open: boolean
  /** How often it haggles over what it could afford, and how often the own figure moves. */
  haggles: number
  /** The share of the way to the cap that the own figure moves, 0-1. */
  concession: number
  debtCents: number
  today: string
  /** Sums that the debtor has offered in an objection of its own ("four thousand now or nothing"). */
  offers?: readonly number[]
  /** The scenario says what the debtor can pay: that is its own figure from the start. */
  stated?: boolean
  /** Wants to pay the whole debt at once, and no instalments. */
  whole?: boolean
}

/** What the words may name. Amounts in cents, days YYYY-MM-DD. */
export type DealSlots = {
  amountCents?: number
  offeredCents?: number
  per?: Frequency
  day?: string
  ownDay?: string
  method?: PaymentMethod
}

/** Before any word of money. */
export const openingDeal: DealState = {
  table: [],
  own: null,
  named: 0,
  moved: 0,
  haggled: 0,
  agreed: null,
  stage: 'none',
  day: null,
  method: null,
  putOff: null,
}
