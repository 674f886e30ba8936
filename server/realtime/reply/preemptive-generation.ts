import { sentenceKey } from '#server/domain/debtor/words/said.ts'
import type { PendingGeneration } from './start-generation.ts'
import type { RunningReply } from './running-reply.ts'

/** The recogniser's last words come this late after the speaker has paused, in milliseconds; later ones are new speech. */
const lateWordsMs = 600
/** Late words change once more, or stay as they are for so long, in milliseconds. */
const stableMs = 150
/**
 * Requests for one line: whoever stops to think in the middle of it is guessed wrong each time. Counted until a line
 * comes, whatever a client calls its utterances: what becomes no line costs no more than that.
 */
const guessesMax = 3
/** Words that do not become a line within this, in milliseconds, were none of the collector's. */
const guessLifetimeMs = 10_000

/** What a reply is made from: the conversation that it answers, and what the debtor does about it. */
export type ReplyInput = Pick<RunningReply, 'plan' | 'lines'>

type Room = {
  /** How many times as fast as life everything goes: 1, but for tests. */
  pace: number
  /** What would be answered to these words; null where nothing would. */
  inputAfter(text: string): ReplyInput | null
  start(input: ReplyInput): Promise<PendingGeneration>
  /** `begun`: null where it could not be begun. */
  discard(pending: Promise<PendingGeneration | null>): void
}
type Guess = { input: ReplyInput; pending: Promise<PendingGeneration | null> }

/**
 * Has the reply begun while the recogniser still makes up its mind: when the speaker pauses, the words so far are taken
 * for the line, and the model is asked. Nothing of it is shown or spoken before the line has come and is stored (P2). A
 * line with other words, or one that the debtor would answer in another way, has its own reply, and the guess is dropped.
 */
export class PreemptiveGeneration {
  readonly #room: Room
  #utteranceId = ''
  #guesses = 0
  #partialText = ''
  #pausedAtMs = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null
  #guess: Guess | null = null

  constructor(room: Room) {
    this.#room = room
  }

  /** Partial words, all of the utterance so far. */
  hearPartial(utteranceId: string, text: string): void {
    if (this.#utteranceId === utteranceId && sentenceKey(text) === sentenceKey(this.#partialText)) return
    this.discard()
    this.#utteranceId = utteranceId
    this.#partialText = text
    const { pace } = this.#room
    if (performance.now() - this.#pausedAtMs > lateWordsMs / pace) return
    this.#timer = setTimeout(() => this.#start(), stableMs / pace)
  }

  /** Whoever spoke has paused. */
  speakerPaused(): void {
    this.#pausedAtMs = performance.now()
    if (this.#guess === null) this.#start()
  }

  /** The reply that was begun for just this; null where none was, or it has failed. */
  async claim(input: ReplyInput): Promise<PendingGeneration | null> {
    this.#endTimer()
    const guess = this.#guess
    this.#guess = null
    this.#guesses = 0
    this.#partialText = ''
    this.#pausedAtMs = Number.NEGATIVE_INFINITY
    if (guess === null) return null
    if (sameReply(guess.input, input)) return guess.pending
    this.#room.discard(guess.pending)
    return null
  }

  /** Nothing is expected any more. */
  discard(): void {
    this.#endTimer()
    const guess = this.#guess
    this.#guess = null
    this.#partialText = ''
    if (guess) this.#room.discard(guess.pending)
  }

  #start(): void {
    this.#endTimer()
    if (sentenceKey(this.#partialText) === '' || this.#guesses === guessesMax) return
    const input = this.#room.inputAfter(this.#partialText)
    if (input === null) return
    this.#guesses += 1
    // What cannot be begun, for want of a budget or of a database, is told when the line comes.
    const guess = { input, pending: this.#room.start(input).catch(() => null) }
    this.#guess = guess
    // Not quicker in a test: what a busy machine takes long for is no other line.
    this.#timer = setTimeout(() => this.discard(), guessLifetimeMs)
    void guess.pending
      .then((pending) => pending?.firstEvent)
      .catch(() => {
        // It has failed: the line, when it comes, has a try of its own.
        if (this.#guess === guess) this.discard()
      })
  }

  #endTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}

/** The debtor does the same about the same words: commas and capitals of a recogniser make no other line. */
function sameReply(one: ReplyInput, other: ReplyInput): boolean {
  const said = ({ lines }: ReplyInput) => lines.map(({ text }) => sentenceKey(text)).join('|')
  return said(one) === said(other) && JSON.stringify(one.plan) === JSON.stringify(other.plan)
}
