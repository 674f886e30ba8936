import type { Quote } from '#protocol/vocabulary/analysis.ts'

/** A piece of a text, from its place on: plain words, or words in quotation marks that were really said. */
export type TextSegment = { start: number; text: string; quote: Quote | null }
/** A stored line of the conversation, in the transcript's order. */
export type QuotableLine = { id: string; text: string }

/** “…”, «…», and the straight marks that a language model may write. */
const quotationPattern = /“[^“”]+”|«[^«»]+»|"[^"]+"/gu
/** Shorter words ("Yes") stand in too many lines to tell which one is meant. */
const minQuoteLength = 6

/**
 * Cuts a text of the coach or the scorer at its quotations and finds the line that each one is from. A
 * quotation that nobody said (a better line, say) stays plain text. Case, spaces and a cut end ("…") are
 * no difference; the marks stay with the quoted piece.
 */
export function findQuotes(text: string, lines: readonly QuotableLine[]): TextSegment[] {
  const segments: TextSegment[] = []
  let end = 0
  for (const match of text.matchAll(quotationPattern)) {
    const quote = findQuote(match[0].slice(1, -1), lines)
    if (quote === null) continue
    if (match.index > end) segments.push({ start: end, text: text.slice(end, match.index), quote: null })
    segments.push({ start: match.index, text: match[0], quote })
    end = match.index + match[0].length
  }
  if (end < text.length) segments.push({ start: end, text: text.slice(end), quote: null })
  return segments
}

function findQuote(quoted: string, lines: readonly QuotableLine[]): Quote | null {
  const said = quoted.trim().replace(/[….,]+$/u, '')
  if (said.length < minQuoteLength) return null
  const normalised = normalise(said)
  const index = lines.findIndex((line) => normalise(line.text).includes(normalised))
  const line = lines[index]
  if (!line) return null
  const start = line.text.toLowerCase().indexOf(said.toLowerCase())
  // Where only the spaces differ the words cannot be marked one by one: then the line alone is shown.
  const words = start < 0 ? '' : line.text.slice(start, start + said.length)
  return { itemId: line.id, line: index, text: words }
}

function normalise(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').replaceAll(/[’‘]/gu, "'")
}
