import type { Language } from '#protocol/vocabulary/language.ts'
import { interrogativeOf } from '../interrogative.ts'
import { read } from '../read.ts'
import { spokenSeverity } from '../reading.ts'
import type { Before, Reading, Sentence, Span } from '../reading.ts'
import { stemsOf } from '../text/stems.ts'
import { readLine } from '../text/line.ts'
import type { Topic } from '../vocabulary.ts'
import type { GivenReading } from './given.ts'

/** Of readings by a language model; those of the built-in reader have lower numbers. */
export const secondReaderVersion = 1_001

/** What was quoted has to be this share of the line's letters, or the model has read something else. */
const quotedShare = 0.7

/** How sure a model's word makes the reading. */
const certainties = { sure: 0.9, unsure: 0.5 }

/**
 * The reading that a language model gave of a line, with every span checked against the line; amounts, days and terms
 * are computed here, from the quotes. Null where the quotes are not the line's. Pure.
 */
export function secondReading(line: string, before: Before, given: GivenReading): Reading | null {
  const first = read(line, before)
  const sentences: Sentence[] = []
  let from = 0
  for (const one of given.sentences) {
    const span = spanOf(one.quote, line, from)
    if (span === null) continue
    from = span.end
    sentences.push(sentenceOf(span, one, { line, before, language: first.language }))
  }
  if (letters(sentences.map(({ quote }) => quote).join('')) < quotedShare * letters(line)) return null
  // Pressure is what the built-in reader finds, where the model does not see an act that explains it.
  const lawful = sentences.some(({ acts }) => acts.some(({ act }) => act === 'lawful_urgency'))
  return { ...first, version: secondReaderVersion, sentences, pushing: first.pushing && !lawful }
}

function sentenceOf(
  span: Span,
  given: GivenReading['sentences'][number],
  { line, before, language }: { line: string; before: Before; language: Language },
): Sentence {
  const certainty = given.sure ? certainties.sure : certainties.unsure
  // The figures of the quote, at their places in the line.
  const parts = read(span.quote, before).sentences
  const moved = <Part extends Span>(part: Part): Part => ({
    ...part,
    start: part.start + span.start,
    end: part.end + span.start,
  })
  const terms = parts.findLast((part) => part.terms !== null)?.terms ?? null
  return {
    ...span,
    language: parts[0]?.language ?? language,
    acts: [...new Set(given.acts)].map((act) => ({ act, certainty })),
    violations: [...new Set(given.violations)].map((violation) => ({
      violation,
      severity: spokenSeverity[violation],
      certainty,
      ...span,
    })),
    question: given.question
      ? {
          ...given.question,
          topic: given.question.topic as Topic,
          words: stemsOf(readLine(line.slice(span.start, span.end))),
          certainty,
        }
      : null,
    interrogative: given.question ? interrogativeOf(span.quote, true) : null,
    social: given.social ? { social: given.social, certainty } : null,
    // A model tells what the figures are for; what they are, the terms code does.
    terms: terms && given.terms ? { ...terms, is: given.terms } : null,
    amounts: parts.flatMap(({ amounts }) => amounts.map(moved)),
    days: parts.flatMap(({ days }) => days.map(moved)),
    method: parts.findLast(({ method }) => method !== null)?.method ?? null,
    certainty: given.sure ? 'high' : 'medium',
  }
}

/** Where the quote stands in the line, from a place on; spacing and case do not matter. */
function spanOf(quote: string, line: string, from: number): Span | null {
  const words = quote
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return null
  const pattern = new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('\\s+'),
    'iu',
  )
  const match = pattern.exec(line.slice(from))
  if (!match) return null
  const start = from + match.index
  return { quote: match[0], start, end: start + match[0].length }
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
