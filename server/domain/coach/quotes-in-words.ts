import { quoteAfterNumber } from '#server/language/coach-citations.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { inMarks } from '../scoring/words/format.ts'

const shownMax = 200

/** The words of a quote around a place in it, cut at words where it is long; dots stand for what was left out. */
function shortened(text: string): string {
  const trimmed = text.trim().replace(/(?<!\.)\.$/, '')
  if (trimmed.length <= shownMax) return trimmed
  const cut = trimmed.slice(0, shownMax)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.\s]+$/, '')}…`
}

/** The number of a line as the screens count them, from 1. */
export function lineNumber({ line }: Pick<Quote, 'line'>, language: Language): string {
  return language === 'en' ? `line ${line + 1}` : `línea ${line + 1}`
}

/** `line 7: “What happened?”`: a quote that says where it stands. */
export function placed(quote: Quote, language: Language): string {
  return `${lineNumber(quote, language)}: ${inMarks(shortened(quote.text), language)}`
}

/** The same at the end of a sentence. A question or a call ends it by itself. */
export function placedSentence(quote: Quote, language: Language): string {
  const words = placed(quote, language)
  return /[?!…][”»]$/.test(words) ? words : `${words}.`
}

/** The quotes of an answer that say where they stand; `line` counts from 1. Dots for what was left out are taken off. */
export function placedQuotes(answer: string): { line: number; text: string }[] {
  return [...answer.matchAll(quoteAfterNumber)].map(([, line = '', text = '']) => ({
    line: Number(line),
    text: text.replace(/…$/, ''),
  }))
}
