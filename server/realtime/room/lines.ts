import { type Transcript, wasTakenBack } from '#protocol/realtime/transcript.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { StoredTurns } from '#server/services/transcript/stored-turns.ts'

/** The lines of a transcript that were really said and heard, as they were read and meant: the input of the simulation and the score. */
export function linesOf(transcript: Transcript, turns: StoredTurns): TranscriptLine[] {
  return transcript.items
    .filter((item) => item.status !== 'failed' && item.status !== 'streaming' && item.text.trim() !== '')
    .map((item) => turns.with({ itemId: item.id, speaker: item.role, text: item.text, status: item.status }))
}

/** What the collector says next: a new line, or all words of the last one, whose id `continues` is. */
export type NextLine = { continues: string | null; text: string; durationMs: number | null }

/**
 * Whoever goes on speaking before a word of the reply was heard has not finished: the words are part of the last line, which
 * is stored once and answered once (A11).
 */
export function nextLine(
  { items }: Transcript,
  said: { text: string; durationMs: number | null; spoken: boolean },
): NextLine {
  const { text, durationMs } = said
  const last = items.findLast((item) => !wasTakenBack(item))
  const spokenMs = last?.role === 'user' ? last.duration_ms : undefined
  if (!said.spoken || last === undefined || spokenMs === undefined || last === items.at(-1))
    return { continues: null, text, durationMs }
  const all = `${last.text} ${text}`
  // One that would be too long is a line of its own.
  return all.length > limits.lineMax
    ? { continues: null, text, durationMs }
    : { continues: last.id, text: all, durationMs: spokenMs + (durationMs ?? 0) }
}

/** The lines with what the collector says next; `itemId` is that of a new line. */
export function linesWith(
  lines: readonly TranscriptLine[],
  { text, continues }: NextLine,
  itemId: string | null,
): TranscriptLine[] {
  const before = continues === null ? lines : lines.slice(0, -1)
  return [...before, { itemId: continues ?? itemId, speaker: 'user', text }]
}
