import type { PartOfDay } from '#server/language/requests/asks-part-of-day.ts'
import type { Misheard } from '#server/language/misheard.ts'
import type { Life, Fact } from '../life/life.ts'
import type { Situation } from '../bank/situations.ts'
import type { Difficulty, Personality } from '#protocol/vocabulary/prospect.ts'
import type { Reading } from '#server/language/reading.ts'
import type { DifficultyFigures } from '../figures.ts'
import type { DebtorAct, PlanSlots } from '../plan.ts'
import type { Scenario } from '../scenario.ts'
import type { Right } from '../state.ts'
import type { Mind } from '../mind.ts'
import type { Heard } from './heard.ts'
import type { Impact } from './impact.ts'

/** What a reply may name. Amounts in cents, days YYYY-MM-DD. */
export type Slots = {
  amountCents?: number
  offeredCents?: number
  per?: PlanSlots['offerFrequency']
  day?: string
  ownDay?: string
  method?: PlanSlots['offerMethod']
  objection?: string
  /** What a plain question is answered with, in words: an age, a span, the name of a town. */
  detail?: string
  /** A part of the day for a call to come. */
  part?: PartOfDay
  /** The debtor's last sentence, for "what did you say?". */
  said?: string
  /** A word of the debtor's, and what the collector took it for. */
  misheard?: Misheard
}

/** What is said with a move, before or behind its own words. */
export type Beside = { says: Says; first: boolean }

/** A situation of the bank, or a fact of the life told as it is. */
export type Says = { situation: Situation } | { fact: Fact; again: boolean }

/** What the debtor does next. */
export type Move = {
  says: Says
  slots?: Slots
  /** What answers the other question of the same turn. */
  beside?: Beside
  act: DebtorAct
  endsCall?: boolean
  /** What changes in the mind once it is said. */
  change?: Partial<Mind>
  raises?: string
  reveals?: boolean
  invokes?: Right
  /** Who put it into words, where the bank did not: a language model may tell more than the move does. */
  wordedBy?: 'model'
}

/** What a move says, in the order in which it is said. */
export function spokenIn({ says, beside }: Pick<Move, 'says' | 'beside'>): Says[] {
  if (beside === undefined) return [says]
  return beside.first ? [beside.says, says] : [says, beside.says]
}

/** The facts that a move tells. */
export function factsOf(move: Pick<Move, 'says' | 'beside'>): Fact[] {
  return spokenIn(move).flatMap((one) => ('fact' in one ? [one.fact] : []))
}

/** All that the choice of a move looks at. */
export type Moment = {
  scenario: Scenario
  life: Life
  level: DifficultyFigures
  personality: Personality
  difficulty: Difficulty
  mind: Mind
  before: Mind
  impact: Impact
  reading: Reading
  heard: Heard
  line: string
  /** What the debtor said last before the line, in its own words; empty before it said anything. */
  spoken: string
  at: number
}

/** A chooser looks at the moment and makes a move, or leaves it to the next one. */
export type Chooser = (moment: Moment) => Move | null
