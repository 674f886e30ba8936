import { type Day, endOfMonth, onOrAfterDate } from './calendar.ts'

/** So many years from today nobody pays: a date of birth is no day of payment. */
const nearYears = 5

/** That day, where the calendar has it and it is near enough to today. */
export function nearDay(day: Day, today: Day): Day | null {
  const { year, month, date } = day
  if (month < 1 || month > 12 || date < 1 || date > endOfMonth(day).date) return null
  return Math.abs(year - today.year) > nearYears ? null : day
}

/** A day in figures: 2025-03-14, 3/15, 15/3/2025. In Spanish the date comes before the month. Null for any other word. */
export function writtenDay(word: string, today: Day, spanish: boolean): Day | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word)
  if (iso) return nearDay({ year: Number(iso[1]), month: Number(iso[2]), date: Number(iso[3]) }, today)
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(word)
  if (!slashed) return null
  const a = Number(slashed[1])
  const b = Number(slashed[2])
  const dayFirst = spanish ? b <= 12 : a > 12
  const month = dayFirst ? b : a
  const date = dayFirst ? a : b
  if (slashed[3] === undefined)
    return month < 1 || month > 12 || date < 1 || date > 31 ? null : onOrAfterDate(today, month, date)
  const year = slashed[3].length === 2 ? 2000 + Number(slashed[3]) : Number(slashed[3])
  return nearDay({ year, month, date }, today)
}
