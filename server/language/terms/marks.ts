import { AmountReader } from '../figures/amounts.ts'
import { parseDay } from '../figures/calendar.ts'
import { readNumber } from '../figures/numbers.ts'
import type { Sentence } from '../text/line.ts'
import { amountAt, percentAt } from './mark-amounts.ts'
import { counts } from './mark-counts.ts'
import { days } from './mark-days.ts'
import { phrases } from './mark-phrases.ts'
import type { Figures, Mark } from './mark.ts'

/** Everything in a sentence that an offer can be made of, in the order of the words. */
export function marksOf(sentence: Sentence, text: string, figures: Figures): Mark[] {
  const { tokens } = sentence
  const today = parseDay(figures.today)
  if (!today) return []
  const taken = new Set<number>()
  const marks: Mark[] = []
  const add = (mark: Mark) => {
    marks.push(mark)
    for (let index = mark.from; index < mark.to; index += 1) taken.add(index)
  }
  for (const mark of counts(tokens)) add(mark)
  for (const mark of days(tokens, today, figures.spanish, taken)) add(mark)
  const line = { text, sentences: [sentence], tokens }
  const reader = new AmountReader(line, taken, figures.balanceCents)
  for (let index = 0; index < tokens.length;) {
    if (taken.has(index)) {
      index += 1
      continue
    }
    // "once" is eleven in Spanish alone.
    if (!figures.spanish && tokens[index]?.word === 'once') {
      index += 1
      continue
    }
    const percent = percentAt(tokens, index)
    const found = percent ?? amountAt(reader, tokens, index, figures.balanceCents)
    if (found) add(found)
    index = found?.to ?? readNumber(tokens, index)?.to ?? index + 1
  }
  for (const mark of phrases(tokens)) {
    // "twice a month" is no "a month", and the Friday of "every Friday" is a day as well.
    if (!marks.some((other) => other.kind === mark.kind && other.from < mark.to && mark.from < other.to))
      marks.push(mark)
  }
  return marks.toSorted((a, b) => a.from - b.from || b.to - a.to)
}
