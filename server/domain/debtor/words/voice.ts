import type { Accent, Difficulty, Personality, ProspectType } from '#protocol/vocabulary/prospect.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type {
  AskedAbout,
  Band,
  DebtorAct,
  DebtorPlan,
  ObjectionTopic,
  PlainSubject,
  PutOff,
  RootCause,
} from '../plan.ts'

/** What kind of creditor stands behind a debt: the wording differs by kind, not by every type. */
export const debtFamilies = [
  'card',
  'medical',
  'auto',
  'loan',
  'utility',
  'home',
  'study',
  'trade',
  'tax',
  'account',
] as const
export type DebtFamily = (typeof debtFamilies)[number]
export type IncomeBand = 'low' | 'medium' | 'high'

/** When a clause may be said. Every condition that is named must hold. */
export type When = {
  type?: ProspectType
  debt?: DebtFamily
  income?: IncomeBand
  topic?: ObjectionTopic
  anger?: Band
  distress?: Band
  trust?: Band
  willingness?: Band
  opening?: 'greeting' | 'cold'
  /** The cause, once it is known. */
  cause?: RootCause
  /** The call may be in either language. */
  bilingual?: boolean
  /** Notes and records every word, as the threatening do. */
  keepsRecord?: boolean
  /** Keeps a distance: no "okay, bye" from somebody who says "I should like". */
  formal?: boolean
  /** Has work: false for the retired, for who never had any, and for who is known to have lost it. */
  works?: boolean
}

/**
 * One clause of the bank: one or a few short sentences with their punctuation. Notation:
 * `{slot}` a value of the plan, the clause is only said when the plan has it; `[a|b]` either wording;
 * `word*` the first person that becomes "we" when a business speaks; `<a|b>` a for a person, b for a
 * business; `word^` (Spanish) the form of address: usted, or vos for an Argentinian debtor; `word~` the same
 * where it only takes an s (llame, podría).
 */
export type Clause = string | { say: string; when: When }

export type Reaction = DebtorPlan['reaction']

/** How often the optional parts are spoken, 0-1: the rhythm of a personality. */
export type Rhythm = { react: number; echo: number; lead: number; tag: number; tail: number }

/** How one personality speaks one language. The records are complete, so no act is ever without words. */
export type Voice = {
  rhythm: Rhythm
  acts: Record<DebtorAct, readonly Clause[]>
  answers: Record<Exclude<AskedAbout, PlainSubject>, readonly Clause[]>
  reactions: Record<Reaction, readonly Clause[]>
  /** Takes up an amount, a date, a method or a number of payments that the collector said. */
  echoes: { against: readonly Clause[]; towards: readonly Clause[] }
  /** Push-back, pleading or a question at the end. */
  tails: readonly Clause[]
  /** Openers put before a sentence ("Look,"), with their comma. */
  leads: readonly string[]
  /** Comes back to an objection of the prospect's own that was said already; {matter} is what it is about. */
  recalls: readonly Clause[]
  /** Openers of a point made once more ("Like I said,"). */
  again: readonly string[]
  /** Put in place of the final full stop (", you know?"). */
  tags: readonly string[]
}

/** The colour of an accent: openers, exclamations and other words for the same thing. */
export type AccentColour = {
  leads: readonly string[]
  /** Whole sentences of colour, one at most a reply. */
  asides: readonly Clause[]
  /** Word by word replacements, longest first: ["the apartment", "the flat"]. */
  swaps: readonly (readonly [from: string, to: string])[]
}

/** All that a language holds. */
export type Bank = {
  language: Language
  voices: Record<Personality, Voice>
  /** Said by any personality when its own clauses run out, and mixed in for variety. */
  acts: Partial<Record<DebtorAct, readonly Clause[]>>
  /** The first words of somebody who just answers the phone. */
  pickUp: readonly Clause[]
  answers: Partial<Record<AskedAbout, readonly Clause[]>>
  /** When nothing was asked and nothing is in dispute. */
  listening: readonly Clause[]
  /** Has no more money than the figure that it has named itself. */
  beyond: readonly Clause[]
  /** After a kind word, when nothing was asked. */
  comforted: readonly Clause[]
  causes: Record<RootCause, readonly Clause[]>
  /** Ends of a reply that show how hard the debtor is: a beginner's helps, an expert's tests the collector. */
  difficulty: Record<Difficulty, readonly Clause[]>
  /** Details of life that fit the kind of debt, the income, the type of prospect. */
  details: readonly Clause[]
  accents: Partial<Record<Accent, AccentColour>>
  /** Exclamations in Spanish of an upset bilingual debtor who speaks English. */
  mixed: readonly Clause[]
  /** Spoken when an objection is in the other language than the call. {objection} is the prospect's wording. */
  foreign: readonly Clause[]
  /** Opens a reply that leaves a question open: it was heard. */
  putsOff: Record<PutOff, readonly Clause[]>
  /** A business that is asked for a date of birth. */
  noBirthDate: readonly Clause[]
  /** Around an objection of the prospect that is a label and no sentence: {label}. */
  labelled: readonly Clause[]
  /** Sentences that cannot take an opener. */
  noLead: RegExp
  /** First person to first person plural, for `*`. */
  plural: Readonly<Record<string, string>>
  /** usted to vos, for `^`. */
  familiar: Readonly<Record<string, string>>
}

/** A clause that only a person says. */
export const person = (say: string): Clause => ({ say, when: { type: 'individual' } })
/** A clause that only a person says who has not retired. */
export const working = (say: string): Clause => ({ say, when: { type: 'individual', works: true } })
/** A clause that only a business says. */
export const firm = (say: string): Clause => ({ say, when: { type: 'business' } })
/** A clause said under a condition. */
export const when = (condition: When, ...says: string[]): Clause[] =>
  says.map((say) => ({ say, when: condition }))
