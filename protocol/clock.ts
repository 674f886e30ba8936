/** Tells the time and wakes up. It is passed in: tests hold scenes of minutes in no time. */
export type Clock = {
  /** Milliseconds since a moment of the clock's own choice. Never goes back. */
  readonly nowMs: () => number
  /** Calls `act` once after this many milliseconds; the returned function cancels that. */
  readonly schedule: (delayMs: number, act: () => void) => () => void
}

/** The time of people. */
export const systemClock: Clock = {
  nowMs: () => performance.now(),
  schedule: (delayMs, act) => {
    const timer = setTimeout(act, delayMs)
    return () => clearTimeout(timer)
  },
}
