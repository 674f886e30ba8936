import type { Recording } from './recordings.ts'

/** What became of one turn. Times are on the clock of `Date.now()`. */
export type HeardTurn = {
  startAtMs: number
  /** When the debtor was heard to begin, each time, until the reply to the whole turn. */
  soundsAtMs: number[]
}

/** A system that is spoken to: it decides when the turn is over, and answers by voice. */
export type Caller = {
  name: string
  /** Plays the turn into the microphone, tells `started` when it begins, and waits for the reply to all of it. */
  say(recording: Recording, started: (atMs: number) => void): Promise<HeardTurn>
  stop(): Promise<void>
}

/** Nothing answers a turn for so long: it is given up. */
export const replyMaxMs = 10_000
/** Replies are short, and the caller lets each come to its end. */
export const quietBeforeNextMs = 1_500
