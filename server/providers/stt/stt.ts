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
