import type { Language } from '#protocol/vocabulary/language.ts'
import type { Mood } from './bank/entries.ts'
import type { Move, Slots } from './moves/move.ts'
import type { Frequency, PaymentMethod } from '#server/language/reading.ts'

/** What the debtor can do with words (docs/debtor.md). */
export const debtorActs = [
  'greet',
  'who_is_this',
  'confirm_identity',
  'wrong_party',
  'deny',
  'dispute_amount',
  'already_paid',
  'no_money',
  'job_loss',
  'medical',
  'family',
  'cash_timing',
  'partial_offer',
  'spouse',
  'custom_objection',
  'defer',
  'lash_out',
  'threat_back',
  'break_down',
  'stop_calling',
  'bankruptcy_or_attorney',
  'vulnerable',
  'counter_offer',
  'accept',
  'promise',
  'confirm_promise',
  'reveal',
  'answer',
  'ask_back',
  'calm_down',
  'insist',
  'check_line',
  'correct_amount',
  'out_of_role',
  'goodbye',
  'hang_up',
] as const
export type DebtorAct = (typeof debtorActs)[number]

/** Why the debtor does not pay: found out by asking, never volunteered before the trust is there. */
export const rootCauses = [
  'job_loss',
  'reduced_hours',
  'illness',
  'separation',
  'family_care',
  'other_debts',
  'late_customer', // a business: its own customers pay late
  'slow_season', // a business: sales fell
  'dispute',
  'avoidance',
] as const
export type RootCause = (typeof rootCauses)[number]

/** Objections by topic. The ten sample ones of the specification map onto these; others are `custom`. */
export const objectionTopics = [
  'no_money',
  'job_loss',
  'more_time',
  'dispute_amount',
  'already_paid',
  'medical',
  'family',
  'tax_refund',
  'partial_offer',
  'spouse',
  'deny',
  'custom',
] as const
export type ObjectionTopic = (typeof objectionTopics)[number]

/** The objection that an act puts by itself, whatever words the prospect has for it. */
export const objectionOfAct: Partial<Record<DebtorAct, ObjectionTopic>> = {
  no_money: 'no_money',
  job_loss: 'job_loss',
  medical: 'medical',
  family: 'family',
  cash_timing: 'more_time',
  dispute_amount: 'dispute_amount',
  already_paid: 'already_paid',
  deny: 'deny',
  spouse: 'spouse',
  custom_objection: 'custom',
}

/** An objection in the debtor's queue. `text` is the prospect's own wording where it has one. */
export type Objection = {
  id: string
  topic: ObjectionTopic
  text: string | null
  status: 'latent' | 'raised' | 'resolved'
  /** How often it has been said. */
  raisedTimes: number
}

export type CommitmentStage = 'none' | 'vague' | 'specific' | 'confirmed'

/** low 0-29, medium 30-59, high 60-100. */
export type Band = 'low' | 'medium' | 'high'

/** What an answer is about, when the collector asked something. */
export type AskedAbout =
  | 'identity' // am I speaking with…
  | 'verification' // date of birth, last four digits
  | 'employment'
  | 'pay_day'
  | 'affordability' // how much could you
  | 'cause' // what happened
  | 'date'
  | 'method'
  | 'commitment'
  | 'understanding' // are you with me?
  | 'anything_else'
  | 'safety' // are you safe, is somebody with you: after a word of despair
  | 'wellbeing' // how are you
  | 'good_time' // is this a good time
  | 'help' // what would help
  | 'presence' // are you still there
  | 'refusing' // are you refusing to pay
  | 'since' // when did it start
  // Off the script (off-script.ts):
  | 'name' // who am I speaking with
  | 'repeat'
  | 'speech' // the accent, speaking slower or louder
  | 'hold' // hold on, let me look
  | 'unfinished' // a line that breaks off
  | 'recording'
  | 'may_record' // do I have your permission to record this
  | 'small_talk'
  | 'letter' // did the letter arrive, is it at hand
  | 'household'
  | 'borrowing' // could somebody help out
  | 'assets'
  | 'spending'
  | 'contact' // the debtor's e-mail or number
  | 'our_number'
  | 'call_back'
  | 'sending' // shall I send it, shall I sign you up
  | 'new_here' // I am new, it is my second day
  | 'listens' // okay, I see
  | 'somebody_else' // can I speak to your wife instead
  | 'language' // do you speak Spanish
  | 'disputing' // are you disputing the debt
  | 'income'
  | 'supervisor' // I can put you through to my supervisor
  | 'accused' // you have been avoiding us, that is not what you said
  | 'final' // is that your final answer
  | 'purpose' // nothing was asked, and nobody has said what the call is about
  | 'questions' // do you have questions
  | 'what_if' // what if it happens again
  | 'other'

/** Asked in real calls, and on no script (off-script.ts). */
export const offScriptSubjects = [
  'name',
  'repeat',
  'speech',
  'hold',
  'unfinished',
  'recording',
  'may_record',
  'small_talk',
  'letter',
  'household',
  'borrowing',
  'assets',
  'spending',
  'contact',
  'our_number',
  'call_back',
  'sending',
  'new_here',
  'listens',
  'somebody_else',
  'language',
  'disputing',
  'income',
  'supervisor',
  'accused',
  'final',
  'purpose',
  'questions',
  'what_if',
] as const satisfies readonly AskedAbout[]
export type OffScriptSubject = (typeof offScriptSubjects)[number]

/** Asked about these, nobody has a manner of its own: the bank answers for all. */
export const plainSubjects = [
  'safety',
  'wellbeing',
  'good_time',
  'help',
  'presence',
  'refusing',
  'since',
  ...offScriptSubjects,
] as const satisfies readonly AskedAbout[]
export type PlainSubject = (typeof plainSubjects)[number]

/** What shows that the right person is on the phone. */
export type DetailsAsked = 'birthDate' | 'lastFour' | 'address'
/** The details that a reply gives: a date (YYYY-MM-DD), four digits, or that the address on file is right. */
export type Details = {
  birthDate?: string
  lastFour?: string
  address?: true
  /** A business was asked for a date of birth. */
  noBirthDate?: true
}

/**
 * Asked for and not answered now: the words say so before anything else, so that no question is passed over.
 * `own_figure`: the collector takes up the debtor's own figure, which stands, and something else is in the way.
 */
export const putOffs = ['own_figure', 'date', 'method', 'affordability', 'recap', 'anything_else'] as const
export type PutOff = (typeof putOffs)[number]

/** The facts that the words may use: nothing else may be claimed, and no other number said. */
export type PlanSlots = {
  objection?: Objection
  cause?: RootCause
  askedAbout?: AskedAbout
  putsOff?: PutOff
  /** The debtor has named a figure of its own in this call: it does not say that it has nothing. */
  hasNamed?: true
  /** An amount that the collector said and the debtor takes up. */
  heardAmountCents?: number
  heardDate?: string
  heardFrequency?: Frequency
  heardMethod?: PaymentMethod
  heardInstallments?: number
  /** An amount that the debtor offers or agrees to. Never above the hidden cap. */
  offerCents?: number
  offerFrequency?: Frequency
  offerDate?: string
  offerMethod?: PaymentMethod
  payDay?: string
  cashTodayCents?: number
  debtCents?: number
  /** What the debtor gives when asked to show who it is. */
  details?: Details
}

/** The debtor's next move: chosen by the state, worded by the clause bank or by a language model. */
export type DebtorPlan = {
  act: DebtorAct
  slots: PlanSlots
  /** The situation of the bank, or the fact of the life that is told. */
  says: Move['says']
  /** What answers the other question of the turn. */
  beside?: Move['beside']
  /** What the words may name. */
  terms: Slots
  mood: Mood
  /** What the collector's line did to the debtor, for the reaction that opens the reply. */
  reaction:
    | 'soothed' // empathy that landed
    | 'heard' // a reflection or matched answer
    | 'ignored' // the feeling or the objection was passed over
    | 'repeated' // the same move once more
    | 'offended' // threat, shame, violation
    | 'pressed'
    | 'neutral'
  language: Language
  feelings: { trust: Band; anger: Band; distress: Band; willingness: Band; patience: Band }
  maxWords: number
  /** The debtor ends the call with this line. */
  endsCall: boolean
}
