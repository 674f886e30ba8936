import type { TurnTimings } from './timings.ts'
import type { Turn, TurnEffect } from './turn.ts'

type Changeable<Part> = { -readonly [Key in keyof Part]: Part[Key] }

/** One step of the machine: a copy of the turn that the rules change, and what they want done. */
export type Step = {
  readonly turn: Changeable<Turn> & { deadlines: Changeable<Turn['deadlines']> }
  readonly nowMs: number
  readonly timings: TurnTimings
  readonly effects: TurnEffect[]
}

export function beginStep(turn: Turn, nowMs: number, timings: TurnTimings): Step {
  return { turn: { ...turn, deadlines: { ...turn.deadlines } }, nowMs, timings, effects: [] }
}
