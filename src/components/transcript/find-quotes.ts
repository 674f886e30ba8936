import type { Quote } from '#protocol/vocabulary/analysis.ts'

/** A piece of a text, from its place on: plain words, or words in quotation marks that were really said. */
export type Piece = { at: number; text: string; quote: Quote | null }
/** A stored line of the conversation, in the transcript's order. */
export type QuotableLine = { id: string; text: string }

/** “…”, «…», and the straight marks that a language model may write. */
const inMarks = /“[^“”]+”|«[^«»]+»|"[^"]+"/gu
/** Shorter words ("Yes") stand in too many lines to tell which one is meant. */
const wordsMin = 6

/**
 * Cuts a text of the coach or the scorer at its quotations and finds the line that each one is from. A
 * quotation that nobody said (a better line, say) stays plain text. Case, spaces and a cut end ("…") are
 * no difference; the marks stay with the quoted piece.
 */
export function findQuotes(text: string, lines: readonly QuotableLine[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(inMarks)) {
    const quote = quoteOf(match[0].slice(1, -1), lines)
    if (quote === null) continue
    if (match.index > done) pieces.push({ at: done, text: text.slice(done, match.index), quote: null })
    pieces.push({ at: match.index, text: match[0], quote })
    done = match.index + match[0].length
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), quote: null })
  return pieces
}

function quoteOf(marked: string, lines: readonly QuotableLine[]): Quote | null {
  const said = marked.trim().replace(/[….,]+$/u, '')
  if (said.length < wordsMin) return null
  const wanted = fold(said)
  const index = lines.findIndex((line) => fold(line.text).includes(wanted))
  const line = lines[index]
  if (!line) return null
  const start = line.text.toLowerCase().indexOf(said.toLowerCase())
  // Where only the spaces differ the words cannot be marked one by one: then the line alone is shown.
  const words = start < 0 ? '' : line.text.slice(start, start + said.length)
  return { itemId: line.id, line: index, text: words }
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').replaceAll(/[’‘]/gu, "'")
}
