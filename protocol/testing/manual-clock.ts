import type { Clock } from '../clock.ts'

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #nowMs = 0
  #alarms: { atMs: number; act: () => void }[] = []

  readonly nowMs = (): number => this.#nowMs

  readonly schedule = (delayMs: number, act: () => void): (() => void) => {
    const alarm = { atMs: this.#nowMs + Math.max(0, delayMs), act }
    this.#alarms.push(alarm)
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm)
    }
  }

  /** Lets time pass: everything that becomes due meanwhile happens at its own time, in order. */
  pass(ms: number): void {
    const endMs = this.#nowMs + ms
    for (let due = this.#next(endMs); due !== null; due = this.#next(endMs)) {
      this.#alarms = this.#alarms.filter((other) => other !== due)
      this.#nowMs = due.atMs
      due.act()
    }
    this.#nowMs = endMs
  }

  #next(untilMs: number): { atMs: number; act: () => void } | null {
    const due = this.#alarms.filter(({ atMs }) => atMs <= untilMs)
    return due.toSorted((one, other) => one.atMs - other.atMs)[0] ?? null
  }
}
