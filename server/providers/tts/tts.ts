import type { Gender } from '#server/domain/speech/prospect-voice.ts'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { ProviderFailure } from '../llm/llm.ts'

/** The voice settings of the specification [VOICE22], with its names. */
export type VoiceTuning = {
  stability: number
  similarity_boost: number
  style: number
  use_speaker_boost: boolean
}

/** How to speak a text. */
export type VoiceChoice = {
  voiceId: string
  language: SpeechLanguage
  /** Speed factor, 0.5 to 2. */
  rate: number
  /** Pitch factor, 0.5 to 2; ignored by providers without pitch control. */
  pitch: number
  tuning: VoiceTuning
  /** The account that listens. A voice with a queue serves accounts in turn. */
  account?: string
}

/** A voice of a provider. Empty `languages`: any. */
export type Voice = {
  id: string
  name: string
  gender: Gender
  accent: string
  age: string
  languages: readonly string[]
}

/**
 * The audio of a clause arrives as chunks of PCM (16 bits, little-endian, mono), with word starts where the
 * provider reports them: `at` counts characters of the text, `startSample` samples of the clause. A word
 * start may arrive before or after its audio.
 */
export type SpeechEvent =
  | { type: 'audio'; pcm: Uint8Array }
  | { type: 'words'; words: readonly { at: number; startSample: number }[] }

/** An open connection to a voice: it connects when opened and stays connected until closed. */
export interface VoiceConnection {
  /**
   * Speaks one clause. Ends when all audio has arrived; throws a `VoiceError` when the audio may be
   * incomplete, and an `AbortError` soon after `signal` aborts. The upstream request ends in every case.
   * Clauses may overlap: the next one is requested while the previous one is still played.
   */
  speak(text: string, signal: AbortSignal): AsyncIterable<SpeechEvent>
  close(): void
}

/** A speech file. */
export type SpeechFile = { mediaType: string; bytes: Uint8Array<ArrayBuffer> }

/** The interface of every voice provider, tested by the contract suite (testing/tts-contract.ts). */
export interface Tts {
  /** The name of the service on the wire, in usage records and in metrics. */
  readonly provider: string
  /** Samples per second of the PCM. */
  readonly sampleRate: number
  /** Lists the voices; throws a `VoiceError` if the provider cannot. */
  voices(signal: AbortSignal): Promise<readonly Voice[]>
  /** The voice used if none is chosen. */
  defaultVoice(gender: Gender): Voice
  open(choice: VoiceChoice): VoiceConnection
  /** Speaks a whole text into an audio file. */
  render(text: string, choice: VoiceChoice, signal: AbortSignal): Promise<SpeechFile>
  close(): Promise<void>
}

/**
 * A voice failed. `afterAudio`: some audio had already arrived. `unknownVoice`: the account does not have this voice, another
 * one may succeed.
 */
export class VoiceError extends Error {
  readonly failure: ProviderFailure
  readonly afterAudio: boolean
  readonly unknownVoice: boolean
  constructor(
    failure: ProviderFailure,
    message: string,
    options: { afterAudio: boolean; unknownVoice?: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.name = 'VoiceError'
    this.failure = failure
    this.afterAudio = options.afterAudio
    this.unknownVoice = options.unknownVoice ?? false
  }
}

/** The specification's default tuning. */
export const defaultTuning: VoiceTuning = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
}
