import type { Language } from '#protocol/vocabulary/language.ts'

/** A recording as a file, to be transcribed. */
export type AudioFile = { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }

/** Turns recorded speech into words. */
export interface Stt {
  readonly provider: string
  /**
   * Returns the words of a recording; empty if there are none. `language` is a hint, null where either may be
   * spoken. Throws a `ProviderError`, and an `AbortError` soon after `signal` aborts.
   */
  transcribe(file: AudioFile, language: Language | null, signal: AbortSignal): Promise<string>
}

/** What is spoken: `language` is a hint, null where either may be; the PCM has `sampleRate` samples a second. */
export type SpeechFormat = { language: Language | null; sampleRate: number }

/**
 * Words as they are heard. `utterance` counts the commits before it, from 0. A `partial` is all of its utterance
 * so far and replaces the one before; the `final` comes once, after the utterance was committed, and is empty if
 * there are no words in it.
 */
export type HeardWords = { type: 'partial' | 'final'; utterance: number; text: string }

/**
 * Speech that is transcribed while it is spoken. Reading yields the words, finals in the order of the commits.
 * It ends once closed and throws a `ProviderError` when words may be missing; nothing comes after that. One
 * reader at a time.
 */
export interface SpeechStream extends AsyncIterable<HeardWords> {
  /** Takes PCM: 16 bits, little-endian, mono, whole samples. What comes while it connects is kept. */
  send(pcm: Uint8Array): void
  /** Ends the utterance: our own voice activity decides, not that of the provider. */
  commit(): void
  /** Drops what is not final yet. */
  close(): void
}

/** Transcribes speech while it is spoken. Tested by the contract suite (testing/streaming-stt-contract.ts). */
export interface StreamingStt {
  readonly provider: string
  /** Connects at once; a failure is thrown to the reader. */
  open(format: SpeechFormat): SpeechStream
}
