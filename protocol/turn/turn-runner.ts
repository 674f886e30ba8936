import type { Clock } from '../clock.ts'
import { reduceTurn } from './reduce-turn.ts'
import { type TurnTimings, turnTimings } from './timings.ts'
import {
  nextDeadlineMs,
  stateOf,
  type Turn,
  type TurnEffect,
  type TurnEvent,
  type TurnState,
} from './turn.ts'

export type TurnRunnerOptions = {
  turn: Turn
  clock: Clock
  perform: (effect: TurnEffect) => void
  timings?: TurnTimings
}

/** Runs the turn machine: passes on events one after the other, does what it wants done, and wakes it in time. */
export class TurnRunner {
  readonly #clock: Clock
  readonly #perform: (effect: TurnEffect) => void
  readonly #timings: TurnTimings
  readonly #waiting: TurnEvent[] = []
  #turn: Turn
  #busy = false
  #wake: { atMs: number; cancel: () => void } | null = null

  constructor({ turn, clock, perform, timings = turnTimings }: TurnRunnerOptions) {
    this.#turn = turn
    this.#clock = clock
    this.#perform = perform
    this.#timings = timings
  }

  get turn(): Turn {
    return this.#turn
  }

  get state(): TurnState {
    return stateOf(this.#turn)
  }

  /** What comes while an effect is performed follows once all effects of its event are. */
  dispatch(event: TurnEvent): void {
    this.#waiting.push(event)
    if (this.#busy) return
    this.#busy = true
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
        const [turn, effects] = reduceTurn(this.#turn, next, this.#clock.nowMs(), this.#timings)
        this.#turn = turn
        for (const effect of effects) this.#perform(effect)
      }
    } finally {
      this.#busy = false
      this.#awaitDeadline()
    }
  }

  #awaitDeadline(): void {
    const atMs = nextDeadlineMs(this.#turn)
    if (atMs === (this.#wake?.atMs ?? null)) return
    this.#wake?.cancel()
    this.#wake =
      atMs === null
        ? null
        : { atMs, cancel: this.#clock.schedule(atMs - this.#clock.nowMs(), () => this.#awake()) }
  }

  #awake(): void {
    this.#wake = null
    this.dispatch({ type: 'time_passed' })
  }
}
