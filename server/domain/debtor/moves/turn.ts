import type { Reading } from '#server/language/reading.ts'
import { difficulties } from '../figures.ts'
import { lifeOf } from '../life/of-scenario.ts'
import { clamped, spokenLanguage, type Mind } from '../mind.ts'
import type { Scenario } from '../scenario.ts'
import { choose } from './choose.ts'
import { feel, feelSilence } from './feel.ts'
import { hear } from './heard.ts'
import type { Moment, Move } from './move.ts'
import { rules } from '../figures.ts'

/** What one line of the collector comes to: the mind with the reply said and without it, and the move. */
export type Turn = { moment: Moment; move: Move; said: Mind; unsaid: Mind }

/**
 * Takes in one line and makes the debtor's move. Pure. `at`: the line's index in the transcript. `made`: the move that was
 * made in answer to it, which stays whatever would be chosen today.
 */
export function takeTurn(
  scenario: Scenario,
  before: Mind,
  reading: Reading,
  { line, at, made }: { line: string; at: number; made?: Move | undefined },
): Turn {
  const life = lifeOf(scenario)
  const heard = hear(reading)
  const silent = reading.words === 0
  const { mind: felt, impact } = silent
    ? feelSilence(before, scenario)
    : feel(before, scenario, heard, new Set())
  const unsaid: Mind = {
    ...felt,
    language: spokenLanguage(scenario, felt.feelings, silent ? before.language : reading.language),
  }
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
    at,
  }
  const move: Move = made ?? (silent ? { says: { situation: 'silence' }, act: 'check_line' } : choose(moment))
  return { moment, move, said: afterMove(unsaid, move), unsaid }
}

/** The mind once the move is said. */
export function afterMove(mind: Mind, move: Move): Mind {
  const relieved = move.reveals ? rules.patienceRelieved : 0
  const stirred = move.reveals === true || move.raises !== undefined || move.change?.unacknowledged === true
  return {
    ...mind,
    feelings: { ...mind.feelings, patience: clamped(mind.feelings.patience + relieved) },
    empathyWear: stirred ? Math.max(0, mind.empathyWear - 1) : mind.empathyWear,
    ...move.change,
    debtorActs: [...mind.debtorActs, move.act],
    situations: [...mind.situations, 'situation' in move.says ? move.says.situation : 'fact'],
    ended: move.endsCall ? (move.act === 'hang_up' ? 'hung_up' : 'goodbye') : null,
  }
}
