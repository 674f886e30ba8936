import type { Language } from '#protocol/vocabulary/language.ts'

/** Days as YYYY-MM-DD, without a clock or a time zone. */

const dayMs = 86_400_000

function atMs(day: string): number {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined) throw new Error(`not a day: ${day}`)
  return Date.UTC(year, month - 1, date)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** The day so many days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return dayOf(atMs(day) + days * dayMs)
}

/** The weekday of a day, 0 Sunday - 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(atMs(day)).getUTCDay()
}

/** The first such weekday (0 Sunday - 6 Saturday) after a day. */
export function nextWeekday(after: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(after) + 7) % 7
  return addDays(after, ahead === 0 ? 7 : ahead)
}

/** The first day after `after` that is one of these dates of a month; 31 stands for the last one. */
export function nextDateOfMonth(after: string, dates: readonly number[]): string {
  const from = atMs(after)
  for (let ahead = 1; ahead <= 31; ahead++) {
    const ms = from + ahead * dayMs
    const isLast = new Date(ms + dayMs).getUTCDate() === 1
    if (dates.includes(new Date(ms).getUTCDate()) || (isLast && dates.includes(31))) return dayOf(ms)
  }
  throw new Error(`no such date of a month: ${dates.join(', ')}`)
}

/** As they stand in the middle of a sentence, January first. */
export const monthNames: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
}

/** As they stand in the middle of a sentence, Sunday first. */
export const weekdayNames: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
}
