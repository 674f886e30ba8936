import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { SaidTerms } from '#server/language/debtor-lines/terms.ts'
import {
  readDebtorLine,
  type DebtorLineContext,
  type DebtorLineReading,
} from '#server/language/debtor-lines/read-debtor-line.ts'
import type { Concept } from '#server/language/manner/concepts.ts'
import { contextOf } from '../debtor/fold.ts'
import type { ObjectionTopic, RootCause } from '../debtor/plan.ts'
import type { Scenario } from '../debtor/scenario.ts'
import type { Right } from '../debtor/state.ts'

/**
 * What one line of the debtor shows: by its move in a call with our debtor, by its words in any other, by both where a
 * language model worded the move.
 */
export type DebtorReading = {
  anger: boolean
  distress: boolean
  despair: boolean
  /** A blow of life was told: work, illness, family. */
  hardship: boolean
  topics: ObjectionTopic[]
  causes: RootCause[]
  rights: Right[]
  /** Says that the debt is not owed, or not so. */
  disputes: boolean
  accepts: boolean
  hedges: boolean
  /** Good will without a promise. */
  leans: boolean
  softens: boolean
  hangsUp: boolean
  asks: boolean
  /** Puts a wrong balance right. */
  corrects: boolean
  /** Says or confirms who is speaking. */
  identifies: boolean
  /** What it speaks of, and its content words: to see whether a reply takes it up. */
  concepts: ReadonlySet<Concept>
  stems: ReadonlySet<string>
}

const hardTopics: readonly ObjectionTopic[] = ['job_loss', 'medical', 'family']
const hardCauses: readonly RootCause[] = [
  'job_loss',
  'reduced_hours',
  'illness',
  'separation',
  'family_care',
  'other_debts',
  'late_customer',
  'slow_season',
]

/** Whether an objection or a cause is a blow of life, which asks for an acknowledgement. */
export function isHard(topics: readonly ObjectionTopic[], causes: readonly RootCause[]): boolean {
  return (
    topics.some((topic) => hardTopics.includes(topic)) || causes.some((cause) => hardCauses.includes(cause))
  )
}

/** Objections that say that the debt is not owed as claimed: a dispute, whether or not the word falls. */
const disputing: readonly ObjectionTopic[] = ['already_paid', 'deny', 'dispute_amount']

export function isDisputing(topic: ObjectionTopic): boolean {
  return disputing.includes(topic)
}

/** A line that shows nothing, such as one after the call has ended. */
export const showsNothing: DebtorReading = {
  anger: false,
  distress: false,
  despair: false,
  hardship: false,
  topics: [],
  causes: [],
  rights: [],
  disputes: false,
  accepts: false,
  hedges: false,
  leans: false,
  softens: false,
  hangsUp: false,
  asks: false,
  corrects: false,
  identifies: false,
  concepts: new Set(),
  stems: new Set(),
}

/** What the words of a scenario's debtor are read against. */
export function wordsContextOf(scenario: Scenario): DebtorLineContext {
  const { today, balanceCents, debtorName } = contextOf(scenario)
  const fallback = openingLanguage(scenario.sessionLanguage)
  return { today, balanceCents, debtorName, fallback, ownObjections: scenario.objections }
}

/** The reading of a line that nobody's move stands behind. */
export function readWords(
  text: string,
  context: DebtorLineContext,
): { reading: DebtorReading; terms: SaidTerms; language: DebtorLineReading['language'] } {
  const { language, terms, objections, ...shown } = readDebtorLine(text, context)
  return {
    language,
    terms,
    reading: {
      ...shown,
      topics: objections,
      hardship: isHard(objections, shown.causes),
      disputes: shown.rights.includes('dispute') || objections.some(isDisputing),
    },
  }
}

/**
 * What a move shows that a language model worded: what the move does, and what the words tell beside it. Whether anything
 * was agreed, and whether the call ends, the move alone decides.
 */
export function withWords(move: DebtorReading, words: DebtorReading): DebtorReading {
  const both = <One>(ofMove: readonly One[], ofWords: readonly One[]) => [...new Set([...ofMove, ...ofWords])]
  const topics = move.accepts ? move.topics : both(move.topics, words.topics)
  const causes = both(move.causes, words.causes)
  return {
    // Who swears and gives way in the same breath is not angry.
    anger: move.anger || (words.anger && !words.softens && !words.leans),
    distress: move.distress || words.distress,
    despair: move.despair || words.despair,
    hardship: isHard(topics, causes),
    topics,
    causes,
    rights: both(move.rights, words.rights),
    disputes: move.disputes || (!move.accepts && words.disputes),
    accepts: move.accepts,
    hedges: words.hedges,
    leans: move.leans || words.leans,
    softens: move.softens || words.softens,
    hangsUp: move.hangsUp,
    asks: move.asks || words.asks,
    corrects: move.corrects || words.corrects,
    identifies: move.identifies || words.identifies,
    concepts: new Set([...move.concepts, ...words.concepts]),
    stems: new Set([...move.stems, ...words.stems]),
  }
}
