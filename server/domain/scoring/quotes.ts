import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Speaker } from '#protocol/vocabulary/training-session.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'

/** Spaces and typographic marks may differ between a quote and the line; words may not. */
function normal(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether the words stand in a line. Spaces and typographic marks may differ. */
export function isSaidIn(line: Pick<TranscriptLine, 'text'>, words: string): boolean {
  return normal(line.text).includes(normal(words))
}

const quoteMin = 2

export type QuoteCheck =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'no_such_line' | 'wrong_speaker' | 'not_said' | 'too_short' }

/**
 * Whether the words stand in that line and the right side said them. `speaker` null takes either side.
 * The quote that comes back carries the stored line's id, whatever the claim carried.
 */
export function checkQuote(
  lines: readonly TranscriptLine[],
  claim: { line: number; text: string },
  speaker: Speaker | null,
): QuoteCheck {
  const line = lines[claim.line]
  if (!line) return { ok: false, reason: 'no_such_line' }
  if (speaker !== null && line.speaker !== speaker) return { ok: false, reason: 'wrong_speaker' }
  const text = normal(claim.text)
  if (text.length < quoteMin) return { ok: false, reason: 'too_short' }
  if (!normal(line.text).includes(text)) return { ok: false, reason: 'not_said' }
  return { ok: true, quote: { itemId: line.itemId, line: claim.line, text: claim.text.trim() } }
}
