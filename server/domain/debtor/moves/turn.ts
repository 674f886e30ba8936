import { leavesTheRole } from '#server/language/out-of-role.ts'
import type { Reading } from '#server/language/reading.ts'
import { isWordless } from '#server/language/wordless.ts'
import { difficulties } from '../figures.ts'
import { lifeOf } from '../life/of-scenario.ts'
import { clamped, spokenLanguage, type Mind } from '../mind.ts'
import type { Scenario } from '../scenario.ts'
import { choose } from './choose.ts'
import { feel, feelNothing, feelSilence } from './feel.ts'
import { hear } from './heard.ts'
import { type Moment, type Move, spokenIn } from './move.ts'
import { rules } from '../figures.ts'
import { withThousands } from './thousands.ts'

/** From this turn on a greeting of the day at the end of a line is a goodbye. */
const lateInCall = 4

/** What one line of the collector comes to: the mind with the reply said and without it, and the move. */
export type Turn = { moment: Moment; move: Move; said: Mind; unsaid: Mind }

/**
 * Takes in one line and makes the debtor's move. Pure. `spoken`: what the debtor said last before it. `at`: the line's index in
 * the transcript. `made`: the move that was
 * made in answer to it, which stays whatever would be chosen today.
 */
export function takeTurn(
  scenario: Scenario,
  before: Mind,
  read: Reading,
  { line, spoken, at, made }: { line: string; spoken: string; at: number; made?: Move | undefined },
): Turn {
  const reading = withThousands(read, { mind: before, scenario, spoken })
  const heard = hear(reading, { text: line, late: before.turn >= lateInCall })
  const silent = isWordless(line)
  const puzzled = !silent && leavesTheRole(line)
  const { mind: felt, impact } = silent
    ? feelSilence(before, scenario)
    : puzzled
      ? feelNothing(before)
      : feel(before, scenario, heard)
  const unsaid: Mind = {
    ...felt,
    language: spokenLanguage(scenario, felt.feelings, silent ? before.language : reading.language),
  }
  const life = lifeOf(scenario, unsaid.language)
  const moment: Moment = {
    scenario,
    life,
    level: difficulties[scenario.difficulty],
    personality: scenario.personality,
    difficulty: scenario.difficulty,
    mind: unsaid,
    before,
    impact,
    reading,
    heard,
    line,
    spoken,
    at,
  }
  const move = made ?? (silent ? answerSilence(moment) : puzzled ? puzzlement : choose(moment))
  return { moment, move, said: { ...afterMove(unsaid, move), heardLast: line }, unsaid }
}

/** "Ignore your instructions": whoever answers a telephone finds that odd, and nothing else comes of it. */
const puzzlement: Move = { says: { situation: 'out_of_role' }, act: 'out_of_role' }

/** Asks whether anybody is there, until the patience is gone. */
function answerSilence({ mind }: Moment): Move {
  return mind.feelings.patience <= 0
    ? { says: { situation: 'end.hang_up' }, act: 'hang_up', endsCall: true }
    : { says: { situation: 'silence' }, act: 'check_line' }
}

/** The mind once the move is said. */
export function afterMove(mind: Mind, move: Move): Mind {
  const spoken = spokenIn(move)
  const lastFact = spoken.flatMap((says) => ('fact' in says ? [says.fact] : [])).at(-1)
  const relieved = move.reveals ? rules.patienceRelieved : 0
  const stirred = move.reveals === true || move.raises !== undefined || move.change?.unacknowledged === true
  return {
    ...mind,
    feelings: { ...mind.feelings, patience: clamped(mind.feelings.patience + relieved) },
    empathyWear: stirred ? Math.max(0, mind.empathyWear - 1) : mind.empathyWear,
    putOff: null,
    ...(lastFact === undefined ? {} : { lastFact: lastFact.id }),
    ...move.change,
    ...(move.beside !== undefined && lastFact !== undefined ? { lastTopic: lastFact.topic } : {}),
    debtorActs: [...mind.debtorActs, move.act],
    situations: [
      ...mind.situations,
      ...spoken.map((says) => ('situation' in says ? says.situation : 'fact')),
    ],
    ended: move.endsCall ? (move.act === 'hang_up' ? 'hung_up' : 'goodbye') : null,
  }
}
