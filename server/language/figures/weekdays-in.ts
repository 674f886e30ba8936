import { fold } from '../text/fold.ts'
import { weekdays } from './date-words.ts'

/** The days of the week that a text names in either language, as their numbers (Sunday is 0). */
export function weekdaysIn(text: string): number[] {
  const words = new Set(fold(text).text.split(/[^a-z]+/))
  return [...new Set(Object.entries(weekdays).flatMap(([word, day]) => (words.has(word) ? [day] : [])))]
}
