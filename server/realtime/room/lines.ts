import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { StoredTurns } from '#server/services/transcript/stored-turns.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'

/** The lines of a transcript that were really said and heard, as they were read and meant: the input of the simulation and the score. */
export function linesOf(transcript: Transcript, turns: StoredTurns): TranscriptLine[] {
  return transcript.items
    .filter((item) => item.status !== 'failed' && item.status !== 'streaming' && item.text.trim() !== '')
    .map((item) => turns.with({ itemId: item.id, speaker: item.role, text: item.text, status: item.status }))
}
