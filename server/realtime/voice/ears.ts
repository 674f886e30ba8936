import { randomUUID } from 'node:crypto'
import type { AudioFrame } from '#protocol/realtime/audio.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import type { SpeechStream, StreamingStt } from '#server/providers/stt/stt.ts'

const sampleRate = 16_000
const bytesPerMs = (sampleRate / 1_000) * 2

export type EarsEvents = {
  /** All words so far of the utterance with this number. */
  heard(utterance: { id: string; ordinal: number }, text: string): void
  /** The utterance is no longer transcribed while it is spoken; its recording is, once it is committed. */
  failed(ordinal: number, code: ErrorCode): void
}

/** An utterance between its first frame and its final words. */
type Utterance = {
  /** For those who see the words of others. */
  id: string
  ordinal: number
  /** Its number in the stream: commits before it. */
  number: number
  startedAtMs: number
  bytes: number
  /** The last partial words. */
  words: string
  failed: boolean
  /** Settles the final words; null if they do not come. */
  settle(text: string | null): void
  final: Promise<string | null>
}

/**
 * Transcribes what one connection says while it is spoken (A10), beside the recording of the same frames. Whatever
 * fails here leaves the recording to be transcribed. One connection to the provider serves many utterances.
 */
export class Ears {
  readonly #stt: StreamingStt
  readonly #events: EarsEvents
  readonly #nowMs: () => number
  #stream: { speech: SpeechStream; language: Language | null; commits: number } | null = null
  #utterance: Utterance | null = null

  constructor(stt: StreamingStt, events: EarsEvents, nowMs: () => number = () => performance.now()) {
    this.#stt = stt
    this.#events = events
    this.#nowMs = nowMs
  }

  /** The words so far of the utterance that is being spoken or was last refused. */
  get lastWords(): string {
    return this.#utterance?.words ?? ''
  }

  /** Takes a frame in the language that is spoken; null where it may be either. */
  add(frame: AudioFrame, language: Language | null): void {
    if (frame.first) this.#begin(frame.ordinal, language)
    const utterance = this.#utterance
    if (utterance === null || utterance.failed || frame.ordinal !== utterance.ordinal) return
    utterance.bytes += frame.payload.byteLength
    const aheadMs = utterance.bytes / bytesPerMs - (this.#nowMs() - utterance.startedAtMs)
    if (frame.payload.byteLength > limits.streamedFrameMaxMs * bytesPerMs) this.#fail('frame_too_large')
    else if (aheadMs > limits.streamedAheadMaxMs) this.#fail('rate_limited')
    else this.#stream?.speech.send(frame.payload)
  }

  /** Ends the utterance. Returns its words and duration; null if its recording has to be transcribed. */
  async commit(): Promise<{ text: string; durationMs: number } | null> {
    const utterance = this.#utterance
    if (utterance === null || utterance.failed || this.#stream === null) return null
    this.#stream.commits += 1
    this.#stream.speech.commit()
    const text = await utterance.final
    if (text === null) return null
    this.#utterance = null
    return { text, durationMs: Math.round(utterance.bytes / bytesPerMs) }
  }

  close(): void {
    this.#drop()
    this.#utterance?.settle(null)
    this.#utterance = null
  }

  #begin(ordinal: number, language: Language | null): void {
    // What was said and not committed must not become part of this utterance; nor has it final words.
    if (this.#utterance !== null || this.#stream?.language !== language) this.close()
    // Recordings, which are sent when they are over, have no number.
    if (ordinal === 0) return
    this.#stream ??= this.#open(language)
    let settle: Utterance['settle'] = () => undefined
    const final = new Promise<string | null>((resolve) => (settle = resolve))
    this.#utterance = {
      id: randomUUID(),
      ordinal,
      number: this.#stream.commits,
      startedAtMs: this.#nowMs(),
      bytes: 0,
      words: '',
      failed: false,
      settle,
      final,
    }
  }

  #open(language: Language | null) {
    const speech = this.#stt.open({ language, sampleRate })
    void this.#read(speech)
    return { speech, language, commits: 0 }
  }

  async #read(speech: SpeechStream): Promise<void> {
    try {
      for await (const { type, utterance: number, text } of speech) {
        const utterance = this.#utterance
        if (this.#stream?.speech !== speech || utterance?.number !== number) continue
        if (type === 'final') utterance.settle(text)
        else if (text !== utterance.words) {
          utterance.words = text
          this.#events.heard(utterance, text)
        }
      }
    } catch (error) {
      if (this.#stream?.speech !== speech) return
      const { code } = error instanceof ProviderError ? toAppError(error) : { code: 'internal' as const }
      // Between two utterances nothing is lost: the next one connects again.
      if (this.#utterance === null) this.#drop()
      else this.#fail(code)
    }
  }

  #fail(code: ErrorCode): void {
    this.#drop()
    const utterance = this.#utterance
    if (utterance === null) return
    utterance.failed = true
    utterance.settle(null)
    this.#events.failed(utterance.ordinal, code)
  }

  #drop(): void {
    this.#stream?.speech.close()
    this.#stream = null
  }
}
