import type { SessionChannel } from '../realtime/session-channel.ts'
import type { StreamedUtterance } from '../realtime/streamed-utterance.ts'
import { floatToPcm16 } from './pcm.ts'
import type { VoiceInput } from './voice-input.ts'

export type SentSpeechEvents = {
  /** What was said is about to become a line. */
  submitting: () => void
  /** It was submitted under this `client_msg_id`; `pcm` has 16-bit samples at 16 kHz. */
  submitted: (clientMsgId: string, pcm: Uint8Array<ArrayBuffer>) => void
  /** The server hears words in what is being said: all of them so far. Returns those that are not the debtor's. */
  wordsHeard: (words: string) => string
  /** The server no longer transcribes while somebody speaks. */
  streamingFailed: () => void
}

/** Speech that the server transcribes: streamed while it is spoken (A10), or recorded and then sent (A8). */
export class SentSpeech {
  readonly #input: Pick<VoiceInput, 'recorder' | 'transcriptionMode' | 'streamingFailed'>
  readonly #channel: Pick<SessionChannel, 'streamUtterance' | 'commitUtterance' | 'submitRecording'>
  readonly #events: SentSpeechEvents
  /** What is being said and streamed. */
  #utterance: StreamedUtterance | null = null
  #failed = false
  /** The sound of an utterance that seemed to have no words. */
  #withoutWords: Float32Array | null = null
  /** What the server has heard so far of the utterance. */
  words = ''

  constructor(
    input: Pick<VoiceInput, 'recorder' | 'transcriptionMode' | 'streamingFailed'>,
    channel: Pick<SessionChannel, 'streamUtterance' | 'commitUtterance' | 'submitRecording'>,
    events: SentSpeechEvents,
  ) {
    this.#input = input
    this.#channel = channel
    this.#events = events
  }

  /** Somebody speaks: records, which the replay of a line needs too, and streams where the server can. */
  start(): void {
    this.#withoutWords = null
    if (this.#input.transcriptionMode !== 'streaming') return this.#input.recorder.start()
    const utterance = this.#utterance ?? this.#channel.streamUtterance()
    this.#utterance = utterance
    this.#input.recorder.start((frame) => utterance.add(floatToPcm16(frame)))
  }

  /**
   * It is quiet. Where the server has heard words, the turn machine judges by them whether the turn is over, and may wait
   * for more than this quiet.
   */
  stop(speech: boolean): void {
    if (this.#utterance !== null && this.words !== '' && !this.#failed) return
    this.end(speech)
  }

  /**
   * The turn is over. `speech` is false for a sound too short to be a word, unless the server has heard one in it: such an
   * utterance goes on with the next sound.
   */
  end(speech: boolean): void {
    const utterance = this.#utterance
    if (utterance === null && this.#input.transcriptionMode !== 'recording') return
    if (speech || this.words !== '') this.#submit(utterance)
    // Silence is not streamed.
    else if (utterance) this.#withoutWords = this.#input.recorder.finish()
    this.#takeOver()
  }

  /** Words of the server; late ones of an earlier utterance are not shown. */
  hear(ordinal: number, words: string): void {
    if (this.#utterance?.ordinal !== ordinal || words === '') return
    this.words = this.#events.wordsHeard(words)
  }

  /** Streaming failed. What is being said becomes a line by its recording; what follows, by the next best way. */
  fail(): void {
    if (this.#failed) return
    this.#failed = true
    this.#events.streamingFailed()
    if (this.#utterance === null) this.#takeOver()
  }

  #submit(utterance: StreamedUtterance | null): void {
    this.#utterance = null
    this.words = ''
    // Words may come after the sound has ended.
    const samples = this.#input.recorder.finish() ?? this.#withoutWords
    this.#withoutWords = null
    if (!samples) return
    const pcm = floatToPcm16(samples)
    this.#events.submitting()
    const clientMsgId = utterance
      ? this.#channel.commitUtterance(utterance, pcm)
      : this.#channel.submitRecording(crypto.randomUUID(), pcm)
    this.#events.submitted(clientMsgId, pcm)
  }

  /** Not in mid-utterance: the recogniser would hear its end a second time. */
  #takeOver(): void {
    if (!this.#failed || this.#input.transcriptionMode !== 'streaming') return
    this.#utterance = null
    this.words = ''
    this.#input.streamingFailed()
  }
}
