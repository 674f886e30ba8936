import { openingLanguage, type Language } from '#protocol/vocabulary/language.ts'
import { difficulties, personalities, rules } from './figures.ts'
import { seededChance, financesOf } from './finances.ts'
import { objectionsOf } from './objections.ts'
import { between } from './random.ts'
import type { Situation } from './bank/situations.ts'
import { claimsOf, type Claims } from './life/scenario/claims.ts'
import { openingDeal, type DealState } from './deal/deal.ts'
import type { Fact } from './life/life.ts'
import type { Objection } from './plan.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Scenario } from './scenario.ts'
import type { DebtorState, Feelings } from './state.ts'

/** The state with what only the simulation itself keeps count of. */
export type Mind = DebtorState & {
  /** Good answers that each objection has got, by its id. */
  goodAnswers: Record<string, number>
  /** Affordable offers that were answered with a lower one. */
  haggled: number
  /** Turns of the collector that wanted money or a promise of it. */
  demands: number
  /** The one who answers the phone is somebody else (by the scenario, or in a few cold sessions). */
  wrongParty: boolean
  /** What the scenario decides of how the debtor stands to the debt. */
  claims: Claims
  /** Lines that went on collecting after the debtor invoked a right. */
  rightIgnored: number
  /** Objections raised but not yet resolved are at most one; this is the turn of the last raising. */
  lastRaisedTurn: number
  /** How often each fact of the life has been told, by its id. */
  told: Record<string, number>
  /** The content words of the questions that each fact was told for, by its id. */
  toldFor: Record<string, readonly string[]>
  /** The words in which facts were told. */
  toldAs: readonly string[]
  /** The fact that was told last, by its id: "and how old is he?" leans on it. */
  lastFact: string | null
  /** The collector's last line that was answered: who has misunderstood it hears so with the next one. */
  heardLast: string | null
  /** What was asked and not answered yet: asked again, most people give in. */
  refused: Topic[]
  /** The question that the debtor has just put off with one of its own: answered once that is answered. */
  putOff: PutOff | null
  /** What the debtor has said so far, by situation of the bank; `fact` for one of its life. */
  situations: (Situation | 'fact')[]
  /** What the debtor spoke of last. */
  lastTopic: Topic | null
  deal: DealState
}

/** A question with the fact that answers it. */
export type PutOff = { fact: Fact; words: readonly string[] }

/** A whole number from 0 to 100. */
export function clamped(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)))
}

/**
 * Wrong numbers are real, but a session that cannot be won is no exercise for a beginner: 6% of cold sessions on the harder
 * levels, with prospects of whom nothing is written. A written scenario decides it itself.
 */
const wrongPartyShare = 0.06

/** How far the day's mood moves each feeling at the start: the same person is not the same every day. */
const moodSpread = 4

const openings = new WeakMap<Scenario, Mind>()

/** Where the debtor stands before a word of the collector. Worked out once for a scenario; nobody changes a mind. */
export function openingMind(scenario: Scenario): Mind {
  const known = openings.get(scenario)
  if (known) return known
  const mind = mindBefore(scenario)
  openings.set(scenario, mind)
  return mind
}

function mindBefore(scenario: Scenario): Mind {
  const person = personalities[scenario.personality]
  const level = difficulties[scenario.difficulty]
  const finances = financesOf(scenario)
  const mood = (feeling: keyof Feelings) => between(scenario.seed, `mood:${feeling}`, -moodSpread, moodSpread)
  const feelings: Feelings = {
    trust: clamped(person.trust + level.trust + mood('trust')),
    anger: clamped(person.anger + level.anger + mood('anger')),
    distress: clamped(person.distress + mood('distress')),
    willingness: clamped(person.willingness + level.willingness + mood('willingness')),
    patience: clamped(person.patience + mood('patience')),
  }
  // Whoever has written who answers wants to hear that person.
  const couldBeWrong =
    scenario.opening === 'cold' &&
    scenario.type === 'individual' &&
    scenario.difficulty !== 'beginner' &&
    (scenario.scenario ?? '').trim() === ''
  const claims = claimsOf(scenario.scenario, scenario.name)
  return {
    feelings,
    finances,
    claims,
    objections: objectionsOf(scenario, finances.cause),
    causeKnown: false,
    unacknowledged: false,
    commitment: 'none',
    agreed: null,
    countered: null,
    identified: false,
    verified: false,
    disclosed: false,
    debtStated: scenario.opening === 'greeting' && claims.stranger === null,
    rights: [],
    severeViolations: 0,
    turn: 0,
    actHistory: {},
    empathyWear: 0,
    demands: 0,
    language: openingLanguage(scenario.sessionLanguage),
    debtorActs: ['greet'],
    ended: null,
    goodAnswers: {},
    haggled: 0,
    wrongParty:
      claims.stranger !== null || (couldBeWrong && seededChance(scenario, 'wrong party', wrongPartyShare)),
    rightIgnored: 0,
    lastRaisedTurn: 0,
    told: {},
    toldFor: {},
    toldAs: [],
    lastFact: null,
    heardLast: null,
    refused: [],
    putOff: null,
    situations: [],
    lastTopic: null,
    deal: openingDeal,
  }
}

/** The language of the next reply: a bilingual debtor mirrors the collector, and falls into Spanish when upset. */
export function spokenLanguage(scenario: Scenario, feelings: Feelings, heard: Language): Language {
  if (scenario.sessionLanguage !== 'bilingual') return openingLanguage(scenario.sessionLanguage)
  const upset = Math.max(feelings.anger, feelings.distress) >= rules.mothersTongueAt
  return upset ? 'es' : heard
}

/** The objection that stands in the room, if one does. */
export function raisedObjection(mind: Mind): Objection | null {
  return mind.objections.find(({ status }) => status === 'raised') ?? null
}

/** A right that was invoked and not honoured yet; the last one first. */
export function pendingRight(mind: Mind): DebtorState['rights'][number] | null {
  return mind.rights.findLast(({ honoured }) => !honoured) ?? null
}

export function withObjection(mind: Mind, id: string, change: Partial<Objection>): Objection[] {
  return mind.objections.map((objection) => (objection.id === id ? { ...objection, ...change } : objection))
}
