import type { Sentence } from '../reading.ts'
import { fold } from '../text/fold.ts'

/** A choice between days is made in so few words, where nothing else is said. */
const mostWords = 12

/** The days between which a short sentence lets somebody choose, however it is written ("a ver, 4 de diciembre o 4 de enero"); empty for any other. */
export function daysOffered({
  days,
  quote,
  amounts,
}: Pick<Sentence, 'days' | 'quote' | 'amounts'>): string[] {
  const [first, second] = days
  if (first === undefined || second === undefined || days.length > 2 || amounts.length > 0) return []
  if (quote.trim().split(/\s+/u).length > mostWords) return []
  return /(?<!\p{L})(?:or|o)(?!\p{L})/u.test(fold(quote).text) ? [first.on, second.on] : []
}
