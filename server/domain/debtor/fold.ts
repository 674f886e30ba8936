import { corroborated } from '#server/language/violations/corroborated.ts'
import { recordsDispute } from '#server/language/manner/records-dispute.ts'
import { read } from '#server/language/read.ts'
import type { Before, Reading, SpokenViolation } from '#server/language/reading.ts'
import { openingMind, raisedObjection, type Mind } from './mind.ts'
import type { Impact, ObjectionAnswer } from './moves/impact.ts'
import type { Moment, Move } from './moves/move.ts'
import { planOfMove } from './moves/plan-of-move.ts'
import { roomAfter } from './moves/room.ts'
import { briefingOf, possibleMoves, type Briefing } from './moves/possible.ts'
import { didLately } from './moves/said.ts'
import { afterMove, takeTurn } from './moves/turn.ts'
import { firstPlan } from './plan-of.ts'
import type { CommitmentStage, DebtorAct, DebtorPlan } from './plan.ts'
import { owedCents, type TranscriptLine, type Scenario } from './scenario.ts'
import type { Arrangement, DebtorState, Right } from './state.ts'

/** How a line is read; tests give their own. */
export type Read = (text: string, before: Before) => Reading

/** What turned the conversation, for the chart of feelings and the key moments. */
export type TurningPoint =
  | 'lost_temper'
  | 'broke_down'
  | 'calmed_down'
  | 'opened_up'
  | 'objection_raised'
  | 'objection_resolved'
  | 'right_invoked'
  | 'right_honoured'
  | 'offended'
  | 'counter_offer'
  | 'agreed'
  | 'confirmed'
  | 'lost_patience'
  | 'hung_up'

/** What happened at one line of the collector, for the score and the coach. */
export type StepOutcome = {
  /** How the line met the objection that stood in the room, if one did. */
  answered: { objection: string; how: ObjectionAnswer } | null
  objectionRaised: string | null
  objectionResolved: string | null
  revealed: boolean
  /** A feeling or objection stood unacknowledged before the line, and whether the line acknowledged it. */
  emotional: boolean
  acknowledged: boolean
  harm: Impact['harm']
  violations: SpokenViolation[]
  rightInvoked: Right | null
  rightHonoured: Right | null
  rightIgnored: Right | null
  /** What the collector put on the table. `null` as the amount: a plan without a figure. */
  offer:
    | (Omit<Arrangement, 'amountCents'> & { amountCents: number | null; affordable: boolean | null })
    | null
  commitment: { from: CommitmentStage; to: CommitmentStage }
  turningPoint: TurningPoint | null
}

/** One line of the collector and what the debtor made of it. `line` is its index in the transcript. */
export type Step = {
  line: number
  reading: Reading
  /** Null after the call has ended. */
  plan: DebtorPlan | null
  state: DebtorState
  outcome: StepOutcome
}

export type Fold = { state: DebtorState; steps: Step[] }

/** What the reading of every line of a call rests on. */
export type CallContext = Omit<Before, 'debtor'>

export function contextOf(scenario: Scenario): CallContext {
  const { sessionLanguage, today, name } = scenario
  const callLanguage =
    sessionLanguage === 'bilingual' ? 'bilingual' : sessionLanguage === 'spanish' ? 'es' : 'en'
  return { callLanguage, today, balanceCents: owedCents(scenario), debtorName: name }
}

const openings = new WeakMap<Scenario, DebtorPlan>()

/** The debtor's first line, before the collector has spoken. Worked out once for a scenario; nobody changes a plan. */
export function openingPlan(scenario: Scenario): DebtorPlan {
  const known = openings.get(scenario)
  if (known) return known
  const plan = firstPlan(scenario, openingMind(scenario))
  openings.set(scenario, plan)
  return plan
}

/**
 * Whether anything of the debtor's reply to the line at `at` was heard. A reply that failed is left out
 * of the lines, and an aborted one has no words: what it would have said was never said.
 */
function wasHeard(lines: readonly TranscriptLine[], at: number): boolean {
  const next = lines[at + 1]
  return next !== undefined && next.speaker === 'assistant' && next.text.trim() !== ''
}

/**
 * The conversation so far as the debtor lived it: pure, and each step depends on nothing after its own
 * line, so a shorter transcript gives the beginning of a longer one's steps. A reply that nobody heard
 * (two lines of the collector in a row) changes nothing: no objection was raised and no cause revealed
 * by it. After the call has ended, further lines have no plan.
 * A line that carries its reading, and a reply that carries its move, keep them: nothing is read or chosen anew.
 */
export function fold(scenario: Scenario, lines: readonly TranscriptLine[], reads: Read = read): Fold {
  const { state, lived } = livedOf(scenario, lines, reads)
  return { state, steps: lived.map(({ step }) => step) }
}

function livedOf(
  scenario: Scenario,
  lines: readonly TranscriptLine[],
  reads: Read,
): { state: DebtorState; lived: Lived[] } {
  const past = reads === read ? pastOf(scenario) : { opening: openingMind(scenario), lived: [] }
  let mind = past.opening
  let state: DebtorState = mind
  let spoken = ''
  const all: Lived[] = []
  for (const [at, { speaker, text, reading }] of lines.entries()) {
    if (speaker !== 'user') {
      if (text.trim() !== '') spoken = text
      continue
    }
    const known = past.lived[all.length]
    const made = wasHeard(lines, at) ? lines[at + 1]?.move : undefined
    // The same words at the same place after the same past: that was lived before.
    const lived =
      known?.before === mind &&
      known.text === text &&
      known.spoken === spoken &&
      known.step.line === at &&
      keeps(known, { reading, made })
        ? known
        : {
            before: mind,
            text,
            spoken,
            given: { reading, made },
            ...live(scenario, mind, reads, {
              text,
              spoken,
              at,
              reading,
              made,
              earlier: all.map(({ step }) => step.reading),
            }),
          }
    past.lived[all.length] = lived
    all.push(lived)
    state = lived.step.state
    mind = wasHeard(lines, at) ? lived.said : lived.unsaid
  }
  return { state, lived: all }
}

/** What the lines carry of an earlier reading and choice. */
type Given = { reading: Reading | undefined; made: Move | undefined }
type LivedLine = Lived & { before: Mind; text: string; spoken: string; given: Given }
type Past = { opening: Mind; lived: LivedLine[] }

/** Whether a line was lived with what is given now; what it came to itself is the same. */
function keeps({ given, step, move }: LivedLine, { reading, made }: Given): boolean {
  return (
    (reading === given.reading || (reading !== undefined && reading === step.reading)) &&
    (made === given.made || (made !== undefined && made === move))
  )
}

/**
 * What was lived in the latest transcript of a scenario. A session has one scenario for as long as it lives
 * and folds a longer transcript at each turn: only what is new is lived. Nobody changes a mind or a step.
 */
const pasts = new WeakMap<Scenario, Past>()

function pastOf(scenario: Scenario): Past {
  const known = pasts.get(scenario)
  if (known) return known
  const past: Past = { opening: openingMind(scenario), lived: [] }
  pasts.set(scenario, past)
  return past
}

/**
 * The debtor's reply to the last line of the collector, or no plan when the call is over or nobody spoke. `reading` and
 * `move` are what is stored with that line and with the reply.
 */
export function respond(
  scenario: Scenario,
  lines: readonly TranscriptLine[],
  reads: Read = read,
): { plan: DebtorPlan | null; state: DebtorState; reading: Reading | null; move: Move | null } {
  const { state, lived } = livedOf(scenario, lines, reads)
  const last = lived.at(-1)
  const reading = last?.step.reading ?? null
  return { plan: last?.step.plan ?? null, state, reading, move: last?.move ?? null }
}

/** A move that is possible now, and its plan: what the words may say. */
export type Offer = { move: Move; plan: DebtorPlan }

/** All that a language model needs to know of a turn. The first offer is the debtor's own choice. */
export type Offers = { offers: [Offer, ...Offer[]]; briefing: Briefing }

/** What stood in the room when the last line of the collector was said; null where nobody spoke. */
export function roomBefore(scenario: Scenario, lines: readonly TranscriptLine[]): Before | null {
  const last = livedOf(scenario, lines, read).lived.at(-1)
  return last?.moment ? beforeLine(contextOf(scenario), last.moment.before) : null
}

/**
 * The moves that are possible as a reply to the last line of the collector, or null when the call is over or nobody
 * spoke. Plain data.
 */
export function offersAfter(
  scenario: Scenario,
  lines: readonly TranscriptLine[],
  reads: Read = read,
): Offers | null {
  const last = livedOf(scenario, lines, reads).lived.at(-1)
  if (!last?.moment || !last.move || !last.step.plan) return null
  const { moment, move, unsaid } = last
  const [, ...others] = possibleMoves(moment, move)
  return {
    offers: [
      { move, plan: last.step.plan },
      ...others.map((other) => ({ move: other, plan: planOfMove(other, moment, afterMove(unsaid, other)) })),
    ],
    briefing: briefingOf(moment),
  }
}

/** `moment` and `move` are missing after the end of the call. */
type Lived = { step: Step; said: Mind; unsaid: Mind; moment?: Moment; move?: Move }

/** What stands in the room when the collector speaks. */
function beforeLine(context: CallContext, mind: Mind): Before {
  return { ...context, debtor: roomAfter(mind) }
}

/** `spoken`: what the debtor said last before it. `earlier`: the readings of the collector's lines before it. */
type Spoken = { text: string; spoken: string; at: number; earlier: readonly Reading[] } & Given

function live(
  scenario: Scenario,
  before: Mind,
  read: Read,
  { text: line, spoken, at, reading: readThen, made, earlier }: Spoken,
): Lived {
  const reading = readThen ?? read(line, beforeLine(contextOf(scenario), before))
  if (before.ended) {
    const outcome = outcomeOf(before, before, reading)
    const step = { line: at, reading, plan: null, state: before, outcome }
    return { step, said: before, unsaid: before }
  }
  // The step keeps what was read; the debtor takes amiss what is sure, or not the first of its kind.
  const heard = corroborated([...earlier, reading], earlier.length)
  const { moment, move, said, unsaid } = takeTurn(scenario, before, heard, { line, spoken, at, made })
  const plan = planOfMove(move, moment, said)
  const outcome = { ...outcomeOf(before, said, reading), ...detailsOf(moment, move, before) }
  return {
    step: {
      line: at,
      reading,
      plan,
      state: said,
      outcome: { ...outcome, turningPoint: turningPointOf(reading, outcome, move, before, said) },
    },
    said,
    unsaid,
    moment,
    move,
  }
}

function outcomeOf(before: Mind, after: Mind, reading: Reading): StepOutcome {
  return {
    answered: null,
    objectionRaised: null,
    objectionResolved: null,
    revealed: false,
    emotional: before.unacknowledged,
    acknowledged: false,
    harm: null,
    violations: [
      ...new Set(reading.sentences.flatMap(({ violations }) => violations.map(({ violation }) => violation))),
    ],
    rightInvoked: null,
    rightHonoured: null,
    rightIgnored: null,
    offer: null,
    commitment: { from: before.commitment, to: after.commitment },
    turningPoint: null,
  }
}

function detailsOf({ impact, mind }: Moment, move: Move, before: Mind): Partial<StepOutcome> {
  const objection = raisedObjection(before)
  const [offer] = move.change?.deal?.table ?? []
  return {
    answered: objection && impact.answer ? { objection: objection.id, how: impact.answer } : null,
    objectionRaised: move.raises !== undefined && move.act !== 'insist' ? move.raises : null,
    objectionResolved: impact.resolved,
    revealed: move.reveals ?? false,
    acknowledged: impact.acknowledged,
    harm: impact.harm,
    rightInvoked: move.invokes ?? null,
    rightHonoured: impact.honoured,
    rightIgnored: impact.ignoredRight,
    offer: offer
      ? {
          kind: offer.kind,
          amountCents: offer.amountCents,
          frequency: offer.frequency ?? 'once',
          installments: offer.installments,
          firstOn: offer.firstOn,
          method: offer.method,
          affordable: offer.amountCents === null ? null : offer.monthCents <= mind.finances.monthlyCapCents,
        }
      : null,
  }
}

/** What somebody does who lets an objection go. */
const yielding: readonly DebtorAct[] = [
  'partial_offer',
  'counter_offer',
  'promise',
  'accept',
  'confirm_promise',
  'calm_down',
]

/** From this loss of patience at one line on, of 100, the line is told as one that turned the call. */
const impatientFrom = 12

/** Whether the debtor names another figure than the one it named before. */
function namesAnother(before: DebtorState, after: DebtorState): boolean {
  return after.countered?.amountCents !== before.countered?.amountCents
}

/** Whether a line says that a right is honoured: to ask for papers does it, but nobody sees it there. */
function saysSo(right: Right, { sentences }: Reading): boolean {
  const says = ({ quote, acts, social }: Reading['sentences'][number]) =>
    recordsDispute(quote) ||
    acts.some(({ act }) => act === 'honour_stop') ||
    (social !== null && (social.social === 'reassure' || social.social === 'will_do'))
  return right !== 'dispute' || sentences.some(says)
}

function turningPointOf(
  reading: Reading,
  outcome: StepOutcome,
  move: Move,
  before: Mind,
  after: Mind,
): TurningPoint | null {
  if (move.act === 'hang_up') return 'hung_up'
  if (outcome.commitment.to !== outcome.commitment.from && outcome.commitment.to === 'confirmed')
    return 'confirmed'
  if (move.act === 'accept') return 'agreed'
  if (outcome.revealed) return 'opened_up'
  if (outcome.harm === 'threat' || outcome.harm === 'shame') return 'offended'
  if (outcome.rightInvoked !== null) return 'right_invoked'
  if (outcome.rightHonoured !== null && saysSo(outcome.rightHonoured, reading)) return 'right_honoured'
  if (move.act === 'break_down') return 'broke_down'
  if (move.act === 'lash_out' || move.act === 'threat_back')
    return didLately(before, move.act, 1) ? null : 'lost_temper'
  // An objection is gone where the reply shows it, not where the next one or a delay stands in its place.
  if (outcome.objectionResolved !== null && yielding.includes(move.act)) return 'objection_resolved'
  if (move.act === 'calm_down') return 'calmed_down'
  if (move.act === 'counter_offer' && namesAnother(before, after)) return 'counter_offer'
  if (outcome.objectionRaised !== null) return 'objection_raised'
  const impatience = before.feelings.patience - after.feelings.patience
  return impatience >= impatientFrom ? 'lost_patience' : null
}
