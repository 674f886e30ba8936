import type { Quote } from '#protocol/vocabulary/analysis.ts'

/** A part of a text, with its position: plain text, or a quotation of words that were really said. */
export type TextSegment = { start: number; text: string; quote: Quote | null }
/** A stored line of the conversation, in the order of the transcript. */
export type QuotableLine = { id: string; text: string }

/** “…”, «…», and the straight quotation marks that a language model may use. */
const quotationPattern = /“[^“”]+”|«[^«»]+»|"[^"]+"/gu
/** Shorter words ("Yes") occur in too many lines to identify one. */
const minQuoteLength = 6

/**
 * Splits a text of the coach or the scorer at its quotations and finds the line of each. A quotation that
 * nobody said (such as a suggested line) stays plain text. Case, whitespace and a shortened end ("…") are
 * ignored; the quotation marks stay with the quotation.
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
  // If only whitespace differs, the words cannot be marked: the line is shown without a mark.
  const words = start < 0 ? '' : line.text.slice(start, start + said.length)
  return { itemId: line.id, line: index, text: words }
}

function normalise(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').replaceAll(/[’‘]/gu, "'")
}
