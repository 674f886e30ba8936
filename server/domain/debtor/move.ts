import type { Difficulty, Personality } from '#protocol/vocabulary/prospect.ts'
import type { CollectorAct, Understanding } from './acts/understanding.ts'
import type { Impact } from './effects.ts'
import type { DifficultyFigures } from './figures.ts'
import type { Mind } from './mind.ts'
import type { Offer } from './offers.ts'
import type { AskedAbout, DebtorAct, PlanSlots } from './plan.ts'
import type { Scenario } from './scenario.ts'
import type { Right } from './state.ts'

/** All that the choice of the debtor's next act looks at. */
export type Moment = {
  scenario: Scenario
  level: DifficultyFigures
  personality: Personality
  difficulty: Difficulty
  /** The mind after the line's effects. */
  mind: Mind
  /** The mind before the line. */
  before: Mind
  impact: Impact
  understanding: Understanding
  acts: ReadonlySet<CollectorAct>
  line: string
  /** Index of the line in the transcript. */
  at: number
  asked: AskedAbout | null
  offer: Offer | null
}

/** What the debtor does next, and what that changes in the mind once it is said. */
export type Move = {
  act: DebtorAct
  slots?: PlanSlots
  endsCall?: boolean
  change?: Partial<Mind>
  raises?: string
  reveals?: boolean
  invokes?: Right
}

/** A chooser looks at the moment and makes a move, or leaves it to the next one. */
export type Chooser = (moment: Moment) => Move | null

/** Acts that put money on the table or ask for it. */
export const pitches: readonly CollectorAct[] = [
  'ask_full',
  'settlement',
  'plan',
  'explain',
  'ask_commitment',
  'lawful_urgency',
  'recap',
]

export function pitchesIn(acts: ReadonlySet<CollectorAct>): boolean {
  return pitches.some((act) => acts.has(act))
}

/** Whether one of the debtor's last so many acts was this one. */
export function didLately(mind: Mind, act: DebtorAct, within: number): boolean {
  return mind.debtorActs.slice(-within).includes(act)
}

export function timesDone(mind: Mind, act: DebtorAct): number {
  return mind.debtorActs.filter((done) => done === act).length
}
