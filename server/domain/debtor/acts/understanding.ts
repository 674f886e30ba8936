import type { Language } from '#protocol/vocabulary/language.ts'
import type { Severity } from '#protocol/vocabulary/analysis.ts'

/** What a collector can do with words. Names follow the table in docs/debtor.md. */
export const collectorActs = [
  'identify',
  'verify',
  'disclose',
  'state_debt',
  'ask_full',
  'empathy',
  'reflect',
  'open_probe',
  'closed_probe',
  'explain',
  'settlement',
  'plan',
  'ask_commitment',
  'recap',
  'offer_validation',
  'honour_stop',
  'boundary',
  'lawful_urgency',
  'referral',
  'apology',
  'escalate',
  'close',
] as const
export type CollectorAct = (typeof collectorActs)[number]

export const violationIds = [
  'arrest',
  'unlawful_action',
  'false_identity',
  'false_credit',
  'abuse',
  'violence',
  'third_party',
  'ignore_stop',
  'ignore_dispute',
  'pay_to_me',
  'disclosure_language',
] as const
/** Violations that a single line shows by its words. */
export type SpokenViolation = (typeof violationIds)[number]

/** A stretch of the line, verbatim: `text.slice(start, end) === quote`. */
export type Span = { quote: string; start: number; end: number }
export type ActHit = Span & { act: CollectorAct }
export type ViolationHit = Span & { violation: SpokenViolation; severity: Severity }

/** Money as said, in cents of the session's currency, with its place in the line. */
export type AmountMention = Span & { cents: number }
/** A day as said, resolved against the day of the call, as YYYY-MM-DD. */
export type DateMention = Span & { on: string }
export type Frequency = 'once' | 'weekly' | 'biweekly' | 'monthly'
export type PaymentMethod = 'card' | 'bank_transfer' | 'direct_debit' | 'cash' | 'check' | 'online' | 'store'

/** Everything that the simulation and the score need to know of one line of the collector. */
export type Understanding = {
  language: Language
  acts: ActHit[]
  violations: ViolationHit[]
  amounts: AmountMention[]
  dates: DateMention[]
  /** The discount of a settlement as a share 0-1, if one was said ("40% off" is 0.4). */
  discount: number | null
  frequency: Frequency | null
  /** How many payments a plan has, if it was said. */
  installments: number | null
  method: PaymentMethod | null
  /** A push without a lawful reason ("you must pay today, no excuses"): harmful, but no violation by itself. */
  pushing: boolean
  /** Asks or tells something: how the line reads apart from its acts. */
  questions: number
  words: number
  /** Content words, folded (lower case, no accents), for matching an answer to an objection. */
  stems: string[]
}

/** What the reading of a line depends on beside its words. */
export type LineContext = {
  /** The language of the call, for the rule on the language of the disclosure. */
  callLanguage: Language | 'bilingual'
  /** The day of the call, YYYY-MM-DD: "on Friday" is resolved against it. */
  today: string
  /** The balance in cents: "half of it", "the full amount" and a bare "1000" are read against it. */
  balanceCents: number
  /** The name of the debtor, so that "am I speaking with Ana" is a verification. */
  debtorName: string
}
