import type { Language } from '#protocol/vocabulary/language.ts'
import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { Interrogative } from './interrogative.ts'
import type { About, Asks, Social, Topic } from './vocabulary.ts'

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
  'harassment',
  'false_fees',
  'unsafe_payment',
  'discrimination',
  'condescension',
  'disclosure_language',
] as const
/** Violations that a single line shows by its words: those that the reader learns, and what patterns alone hear. */
export type SpokenViolation = (typeof violationIds)[number] | 'pressed_to_borrow'

/**
 * How grave each is where no law says otherwise: a severe one caps the whole score at 20, a major one at 59, a minor one
 * costs its criterion (docs/scoring.md). Two severe ones end a call.
 */
export const spokenSeverity: Readonly<Record<SpokenViolation, Severity>> = {
  arrest: 'severe',
  unlawful_action: 'severe',
  false_identity: 'severe',
  false_credit: 'major',
  abuse: 'severe',
  violence: 'severe',
  third_party: 'severe',
  ignore_stop: 'major',
  ignore_dispute: 'major',
  pay_to_me: 'severe',
  harassment: 'major',
  false_fees: 'major',
  unsafe_payment: 'major',
  discrimination: 'severe',
  condescension: 'minor',
  disclosure_language: 'minor',
  pressed_to_borrow: 'major',
}

/** A stretch of the line, verbatim: `text.slice(start, end) === quote`. */
export type Span = { quote: string; start: number; end: number }
/**
 * A violation that a sentence shows. One that is less than sure has the severity `review`: a person may look at it, and
 * nobody is blamed for it. `certainty` is 0-1, for talk in which one line of fifty holds a violation.
 */
export type ViolationHit = Span & { violation: SpokenViolation; severity: Severity; certainty: number }

export type Frequency = 'once' | 'weekly' | 'biweekly' | 'monthly'
export type PaymentMethod = 'card' | 'bank_transfer' | 'direct_debit' | 'cash' | 'check' | 'online' | 'store'

/** One run of payments: "$50 a month from December 4", "ten of 1,150", "the last one 160". Amounts in cents, days YYYY-MM-DD. */
export type TermsPart = {
  /** Each payment; null for a plan without a figure. */
  amountCents: number | null
  per: Frequency | null
  /** How many payments. */
  count: number | null
  from: string | null
  until: string | null
  /** The last payment where it differs. */
  lastCents: number | null
  /** What is paid in all, where it was said or is the whole balance or a share of it. */
  totalCents: number | null
  /** It pays off the account for less than is owed. */
  settles: boolean
  /** `from` stands for its whole month: "from January", "what date in August?". */
  monthOnly?: boolean
}

/** What a sentence says of payments. Several alternatives ("60 or 80", "all at once or four payments of 600") each have their parts. */
export type Terms = {
  is: 'offer' | 'correction' | 'recap' | 'question' | 'mention'
  alternatives: TermsPart[][]
  method: PaymentMethod | null
}

export type Question = {
  topic: Topic
  about: About
  asks: Asks
  /** Content words of the question, folded stems, for finding the fact that answers it. */
  words: string[]
  /** 0-1, calibrated on writers that the reader has not seen. */
  certainty: number
}

export type Sentence = Span & {
  language: Language
  acts: { act: CollectorAct; certainty: number }[]
  violations: ViolationHit[]
  question: Question | null
  /** How it shows that something is asked, understood or not; null for a statement. */
  interrogative: Interrogative | null
  social: { social: Social; certainty: number } | null
  terms: Terms | null
  /** Money as said, in cents of the session's currency. */
  amounts: (Span & { cents: number })[]
  /** Days as said, resolved against the day of the call, YYYY-MM-DD. */
  days: (Span & { on: string })[]
  method: PaymentMethod | null
  /** How surely the sentence as a whole was understood. Low is a result: the debtor says something that fits anything. */
  certainty: 'high' | 'medium' | 'low'
}

/** How a turn is spoken to the debtor. */
export type Register = 'formal' | 'plain' | 'familiar'

/** Everything that anybody needs to know of one turn of a person. Stored with the line. */
export type Reading = {
  /** Of the reader: readings of another version are made anew for open sessions only. */
  version: number
  language: Language
  /** Both languages in one turn. */
  mixed: boolean
  register: Register
  sentences: Sentence[]
  /** A push without a lawful reason ("you must pay today, no excuses"). */
  pushing: boolean
  words: number
}

/** What stands in the room when a line is said. */
export type Before = {
  /** The language of the call, for the rule on the language of the disclosure. */
  callLanguage: Language | 'bilingual'
  /** The day of the call, YYYY-MM-DD: "on Friday" is resolved against it. */
  today: string
  /** The balance in cents: "half of it", "the full amount" and a bare "1000" are read against it. */
  balanceCents: number
  /** The name of the debtor, so that "am I speaking with Ana" is a verification. */
  debtorName: string
  /**
   * What the debtor did last: `asked` what it wants to know, `topic` what it spoke of, `figure` whether it named
   * or agreed to terms. So "yes", "that works", "since when?" and "the second one" mean something.
   */
  debtor: { asked: Topic | null; topic: Topic | null; figureCents: number | null } | null
}
