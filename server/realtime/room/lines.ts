import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { Line } from '#server/domain/debtor/scenario.ts'

/** The lines of a transcript that were really said and heard: what the simulation and the score read. */
export function linesOf(transcript: Transcript): Line[] {
  return transcript.items
    .filter((item) => item.status !== 'failed' && item.status !== 'streaming' && item.text.trim() !== '')
    .map((item) => ({ itemId: item.id, speaker: item.role, text: item.text, status: item.status }))
}
