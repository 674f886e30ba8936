import type { Language } from '#protocol/vocabulary/language.ts'
import { readLine } from '../text/line.ts'
import { findDates } from './dates.ts'

/** The days that a text names, resolved against the day of the call: YYYY-MM-DD. */
export function daysIn(text: string, today: string, language: Language): string[] {
  return findDates(readLine(text), today, language === 'es').map(({ on }) => on)
}
