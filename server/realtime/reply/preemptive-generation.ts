import { systemClock } from '#protocol/clock.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import { sentenceKey } from '#server/domain/debtor/bank/said.ts'
import type { PendingGeneration } from './start-generation.ts'
import type { RunningReply } from './running-reply.ts'

/**
 * Maximum requests for one line: a speaker who stops to think mid-sentence is guessed wrong each time. The
 * count resets when a line arrives, whatever utterance ids a client sends, so words that never become a line
 * cost no more than this. Of 16 turns with up to three pauses inside (data/paused-turns) none took more.
 */
const guessesMax = 5
/** Words that have not become a line after this time, in milliseconds, were not meant for the debtor. */
const guessLifetimeMs = 10_000

/** What a reply is generated from: the conversation it answers and the debtor's plan. */
export type ReplyInput = Pick<RunningReply, 'plan' | 'lines'> & { move?: Move | null }

type Room = {
  /** The input of the reply to these words; null if the debtor would not answer. */
  inputAfter(text: string): ReplyInput | null
  start(input: ReplyInput): Promise<PendingGeneration>
  /** The promise resolves to null where the generation could not start. */
  discard(pending: Promise<PendingGeneration | null>): void
}
type Guess = { input: ReplyInput; pending: Promise<PendingGeneration | null> }

/**
 * Generates the reply preemptively: when the speaker pauses, the partial transcript is taken as the line and
 * the model is asked, then the voice for the first clause. Nothing is shown or heard before the real line has arrived and
 * is stored (P2). If the line differs, or the debtor would answer it in another way, it gets its own reply and the guess is
 * discarded.
 */
export class PreemptiveGeneration {
  readonly #room: Room
  #utteranceId = ''
  #guesses = 0
  #partialText = ''
  #cancelTimer: () => void = () => undefined
  #guess: Guess | null = null

  constructor(room: Room) {
    this.#room = room
  }

  /**
   * Receives the whole partial transcript of an utterance so far. Whether new words are late ones or new speech only the
   * speaker's side knows: it reports the pause again (protocol/turn).
   */
  onPartialTranscript(utteranceId: string, text: string): void {
    if (this.#utteranceId === utteranceId && sentenceKey(text) === sentenceKey(this.#partialText)) return
    this.discard()
    this.#utteranceId = utteranceId
    this.#partialText = text
  }

  /** The speaker has paused, or what was heard of the words before the pause has changed. */
  speakerPaused(): void {
    if (this.#guess === null) this.#start()
  }

  /** Takes over the generation for exactly this input; null if there is none or it has failed. */
  async claim(input: ReplyInput): Promise<PendingGeneration | null> {
    this.#endTimer()
    const guess = this.#guess
    this.#guess = null
    this.#guesses = 0
    this.#partialText = ''
    if (guess === null) return null
    if (sameReply(guess.input, input)) return guess.pending
    this.#room.discard(guess.pending)
    return null
  }

  /** Discards the generation: no line is expected any more. */
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
    // A failure to start, for lack of budget or database, is reported when the line comes.
    const guess = { input, pending: this.#room.start(input).catch(() => null) }
    this.#guess = guess
    // By people's time even where tests are faster: a busy machine must not look like abandoned words.
    this.#cancelTimer = systemClock.schedule(guessLifetimeMs, () => this.discard())
    void guess.pending
      .then((pending) => pending?.firstEvent)
      .catch(() => {
        // It failed: the line will make its own attempt.
        if (this.#guess === guess) this.discard()
      })
  }

  #endTimer(): void {
    this.#cancelTimer()
  }
}

/** Same words and same plan. Punctuation and capitals of a recogniser do not make a different line. */
function sameReply(one: ReplyInput, other: ReplyInput): boolean {
  const said = ({ lines }: ReplyInput) => lines.map(({ text }) => sentenceKey(text)).join('|')
  return said(one) === said(other) && JSON.stringify(one.plan) === JSON.stringify(other.plan)
}
