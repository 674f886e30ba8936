import type { Gender } from '#server/domain/speech/prospect-voice.ts'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { ProviderFailure } from '../llm/llm.ts'

/** The settings of the specification [VOICE22], in its own names. */
export type VoiceTuning = {
  stability: number
  similarity_boost: number
  style: number
  use_speaker_boost: boolean
}

/** How something is to be said. */
export type VoiceChoice = {
  voiceId: string
  language: SpeechLanguage
  /** Factor of the usual speed, 0.5 to 2. */
  rate: number
  /** Factor of the usual pitch, 0.5 to 2; a provider that has no such thing leaves it. */
  pitch: number
  tuning: VoiceTuning
}

/** A voice that a provider has. Empty `languages`: any. */
export type Voice = {
  id: string
  name: string
  gender: Gender
  accent: string
  age: string
  languages: readonly string[]
}

/**
 * The sound of a clause arrives as pieces of PCM (16 bits, little-endian, mono), with the starts of words
 * where the provider tells them: `at` counts characters of the text, `startSample` samples of the clause.
 * A word's start may come before or after its sound.
 */
export type SpeechEvent =
  | { type: 'audio'; pcm: Uint8Array }
  | { type: 'words'; words: readonly { at: number; startSample: number }[] }

/** A voice that is ready to speak: warm from the moment it is opened, until it is closed. */
export interface VoiceConnection {
  /**
   * Speaks one clause. Ends when all of its sound has come; throws a `VoiceError` when it cannot be trusted
   * to be whole, and an `AbortError` soon after `signal` aborts. Upstream ends with it either way. Several
   * clauses may be spoken at once: a next one is asked for while the last one is still heard.
   */
  speak(text: string, signal: AbortSignal): AsyncIterable<SpeechEvent>
  close(): void
}

/** A file with speech in it. */
export type SpeechFile = { mediaType: string; bytes: Uint8Array<ArrayBuffer> }

/** What every voice provider does. The contract suite (testing/tts-contract.ts) holds for each. */
export interface Tts {
  readonly provider: 'embedded' | 'openai' | 'elevenlabs'
  /** Samples a second of the PCM. */
  readonly sampleRate: number
  /** The voices there are; throws a `VoiceError` where they cannot be told. */
  voices(signal: AbortSignal): Promise<readonly Voice[]>
  /** The voice where nobody has chosen one. */
  defaultVoice(gender: Gender): Voice
  open(choice: VoiceChoice): VoiceConnection
  /** Speaks a text whole, as a file for a player. */
  render(text: string, choice: VoiceChoice, signal: AbortSignal): Promise<SpeechFile>
  close(): Promise<void>
}

/** A voice failed. `afterAudio` tells whether sound had come. */
export class VoiceError extends Error {
  readonly failure: ProviderFailure
  readonly afterAudio: boolean
  constructor(failure: ProviderFailure, message: string, options: { afterAudio: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'VoiceError'
    this.failure = failure
    this.afterAudio = options.afterAudio
  }
}

/** What the specification tunes a voice to. */
export const defaultTuning: VoiceTuning = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
}
