import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { WordStart } from '#server/domain/speech/heard-text.ts'
import { isPronounceable, toSpokenText } from '#server/domain/speech/spoken-text.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import type { SpeechEvent, VoiceConnection } from '#server/providers/tts/tts.ts'
import type { ReplyEvent } from '#server/services/turn/generate-reply.ts'
import type { ReadAhead } from '../reply/read-ahead.ts'
import { AudioFifo } from './audio-fifo.ts'

export type PreemptiveSpeechOptions = {
  /** The reply, of which no more is read here than its first clause. */
  events: Pick<ReadAhead<ReplyEvent>, 'peek'>
  language: Language
  /** What the debt is in. */
  currency: AccountCurrency
  /** The voice, once its budget is reserved. */
  connection: Promise<VoiceConnection>
  /** Aborts when the reply is stopped. */
  signal: AbortSignal
  /** The voice failed while nobody listened yet. */
  onFailed: (error: unknown) => void
}

/**
 * Speaks the first clause of a preemptive generation while its line is still awaited, and keeps the sound back: it can be
 * heard only through the voice that `claim` returns, once the line is stored (P2).
 */
export class PreemptiveSpeech {
  readonly #options: PreemptiveSpeechOptions
  readonly #stop = new AbortController()
  readonly #words: WordStart[] = []
  readonly #audio = new AudioFifo()
  /** The clause that the voice was asked for; null if it was not asked. */
  #asked: string | null = null
  #claimed = false
  #end: { error: unknown } | null = null
  #wake: () => void = () => undefined

  constructor(options: PreemptiveSpeechOptions) {
    this.#options = options
    if (options.signal.aborted) this.stop()
    options.signal.addEventListener('abort', () => this.stop(), { once: true })
    // A refused budget ends it at once, however long the model still writes: the line asks for its voice again.
    options.connection.catch((error: unknown) => {
      this.#end ??= { error }
      this.#wake()
    })
    void this.#run()
  }

  /** Characters requested from the voice. */
  get characters(): number {
    return this.#asked?.length ?? 0
  }

  /** Whether the sound so far may be heard: the voice has not failed and was not stopped. */
  get usable(): boolean {
    return !this.#stop.signal.aborted && (this.#end === null || this.#end.error === null)
  }

  /** Throws the sound away and cancels it upstream. */
  stop(): void {
    this.#stop.abort()
    this.#audio.clear()
  }

  /**
   * The reply begins: from now on it reads its events itself. Makes its connection one that has the first clause already,
   * or that speaks it like any other if its words had not arrived.
   */
  claim(): (connection: VoiceConnection) => VoiceConnection {
    this.#claimed = true
    let heard = false
    return (connection) => ({
      speak: (text, signal) => {
        if (heard || text !== this.#asked) return connection.speak(text, signal)
        heard = true
        return this.#sound(signal)
      },
      close: () => connection.close(),
    })
  }

  async #run(): Promise<void> {
    // A model that fails leaves nothing to speak: its own reader reports it.
    const clause = await this.#firstClause().catch(() => null)
    try {
      const connection = await this.#options.connection
      if (clause === null || this.#claimed || this.#stop.signal.aborted) return
      this.#asked = clause
      for await (const event of connection.speak(clause, this.#stop.signal)) {
        if (this.#stop.signal.aborted) return
        if (event.type === 'words') this.#words.push(...event.words)
        else this.#audio.push(event.pcm)
        this.#wake()
      }
      this.#end = { error: null }
    } catch (error) {
      this.#end = { error }
      // While it is heard, its listener reports the failure.
      if (this.#asked !== null && !this.#claimed && !this.#stop.signal.aborted) this.#options.onFailed(error)
    }
    this.#wake()
  }

  /** The first clause as it is spoken; null if it has nothing to pronounce, or if the reply began before. */
  async #firstClause(): Promise<string | null> {
    const splitter = new ClauseSplitter()
    for (let index = 0; ; index++) {
      const next = await this.#options.events.peek(index)
      if (this.#claimed || this.#stop.signal.aborted) return null
      const clauses = next.done
        ? splitter.flush()
        : next.value.type === 'clause'
          ? splitter.pushWords(next.value.text)
          : []
      const [clause] = clauses
      if (clause !== undefined) {
        const { language, currency } = this.#options
        const { text } = toSpokenText(clause, language, currency)
        return isPronounceable(text) ? text : null
      }
      if (next.done) return null
    }
  }

  /** What has been spoken so far at once, then the rest as it comes. */
  async *#sound(signal: AbortSignal): AsyncGenerator<SpeechEvent> {
    const stop = () => {
      this.stop()
      this.#wake()
    }
    signal.addEventListener('abort', stop, { once: true })
    try {
      for (;;) {
        signal.throwIfAborted()
        if (this.#words.length > 0) {
          yield { type: 'words', words: this.#words.splice(0) }
          continue
        }
        const pcm = this.#audio.take()
        if (pcm.byteLength > 0) {
          yield { type: 'audio', pcm }
          continue
        }
        if (this.#end?.error) throw this.#end.error
        if (this.#end) return
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
      }
    } finally {
      signal.removeEventListener('abort', stop)
      this.stop()
    }
  }
}
