import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { SpokenClause, WordStart } from '#server/domain/speech/heard-text.ts'
import { toSpokenText } from '#server/domain/speech/spoken-text.ts'
import { AudioFifo } from './audio-fifo.ts'

/** A clause of a reply that is being spoken. */
export type ReplyClause = SpokenClause & {
  words: WordStart[]
  /** Audio waiting until the previous clause is complete. */
  audio: AudioFifo
  state: 'queued' | 'requested' | 'streaming' | 'complete'
  /** On the clock of `performance.now()`; 0 before it was asked for. */
  requestedAtMs: number
}

/** A clause as it is shown, of which no sound was asked for yet. */
export function queuedClause(shown: string, language: Language, currency: AccountCurrency): ReplyClause {
  return {
    shown,
    spoken: toSpokenText(shown, language, currency),
    startSample: 0,
    samples: 0,
    words: [],
    audio: new AudioFifo(),
    state: 'queued',
    requestedAtMs: 0,
  }
}
