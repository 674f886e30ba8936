import { sentenceKey } from '#server/domain/debtor/words/said.ts'
import type { BegunReply } from './begin-words.ts'
import type { RunningReply } from './running-reply.ts'

/** The recogniser's last words come this late after the speaker has paused, in milliseconds; later ones are new speech. */
const lateWordsMs = 600
/** Late words change once more, or stay as they are for so long, in milliseconds. */
const settledMs = 150
/**
 * Requests for one line: whoever stops to think in the middle of it is guessed wrong each time. Counted until a line
 * comes, whatever a client calls its utterances: what becomes no line costs no more than that.
 */
const guessesMost = 3
/** Words that do not become a line within this, in milliseconds, were none of the collector's. */
const keptMs = 10_000

/** What a reply is made from: the conversation that it answers, and what the debtor does about it. */
export type Due = Pick<RunningReply, 'plan' | 'lines'>

type Room = {
  /** How many times as fast as life everything goes: 1, but for tests. */
  pace: number
  /** What would be answered to these words; null where nothing would. */
  due(text: string): Due | null
  begin(due: Due): Promise<BegunReply>
  /** `begun`: null where it could not be begun. */
  drop(begun: Promise<BegunReply | null>): void
}
type Guess = { due: Due; begun: Promise<BegunReply | null> }

/**
 * Has the reply begun while the recogniser still makes up its mind: when the speaker pauses, the words so far are taken
 * for the line, and the model is asked. Nothing of it is shown or spoken before the line has come and is stored (P2). A
 * line with other words, or one that the debtor would answer in another way, has its own reply, and the guess is dropped.
 */
export class ReplyAhead {
  readonly #room: Room
  #utteranceId = ''
  #guesses = 0
  #heard = ''
  #pausedAtMs = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null
  #guess: Guess | null = null

  constructor(room: Room) {
    this.#room = room
  }

  /** Partial words, all of the utterance so far. */
  hear(utteranceId: string, text: string): void {
    if (this.#utteranceId === utteranceId && sentenceKey(text) === sentenceKey(this.#heard)) return
    this.drop()
    this.#utteranceId = utteranceId
    this.#heard = text
    const { pace } = this.#room
    if (performance.now() - this.#pausedAtMs > lateWordsMs / pace) return
    this.#timer = setTimeout(() => this.#begin(), settledMs / pace)
  }

  /** Whoever spoke has paused. */
  pause(): void {
    this.#pausedAtMs = performance.now()
    if (this.#guess === null) this.#begin()
  }

  /** The reply that was begun for just this; null where none was, or it has failed. */
  async take(due: Due): Promise<BegunReply | null> {
    this.#endTimer()
    const guess = this.#guess
    this.#guess = null
    this.#guesses = 0
    this.#heard = ''
    this.#pausedAtMs = Number.NEGATIVE_INFINITY
    if (guess === null) return null
    if (sameReply(guess.due, due)) return guess.begun
    this.#room.drop(guess.begun)
    return null
  }

  /** Nothing is expected any more. */
  drop(): void {
    this.#endTimer()
    const guess = this.#guess
    this.#guess = null
    this.#heard = ''
    if (guess) this.#room.drop(guess.begun)
  }

  #begin(): void {
    this.#endTimer()
    if (sentenceKey(this.#heard) === '' || this.#guesses === guessesMost) return
    const due = this.#room.due(this.#heard)
    if (due === null) return
    this.#guesses += 1
    // What cannot be begun, for want of a budget or of a database, is told when the line comes.
    const guess = { due, begun: this.#room.begin(due).catch(() => null) }
    this.#guess = guess
    // Not quicker in a test: what a busy machine takes long for is no other line.
    this.#timer = setTimeout(() => this.drop(), keptMs)
    void guess.begun
      .then((begun) => begun?.first)
      .catch(() => {
        // It has failed: the line, when it comes, has a try of its own.
        if (this.#guess === guess) this.drop()
      })
  }

  #endTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}

/** The debtor does the same about the same words: commas and capitals of a recogniser make no other line. */
function sameReply(one: Due, other: Due): boolean {
  const said = ({ lines }: Due) => lines.map(({ text }) => sentenceKey(text)).join('|')
  return said(one) === said(other) && JSON.stringify(one.plan) === JSON.stringify(other.plan)
}
