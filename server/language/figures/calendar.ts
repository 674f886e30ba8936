/** A day of the Gregorian calendar, without a time zone. Months count from 1. */
export type Day = { year: number; month: number; date: number }

const dayMs = 86_400_000

function stamp(day: Day): number {
  return Date.UTC(day.year, day.month - 1, day.date)
}

function fromStamp(ms: number): Day {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() }
}

/** Parses YYYY-MM-DD (a time after it is ignored); null when it is no day. */
export function parseDay(iso: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  if (!match) return null
  const day = { year: Number(match[1]), month: Number(match[2]), date: Number(match[3]) }
  const back = fromStamp(stamp(day))
  return back.month === day.month && back.date === day.date ? day : null
}

/** YYYY-MM-DD. */
export function writeDay(day: Day): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(day.year).padStart(4, '0')}-${two(day.month)}-${two(day.date)}`
}

export function addDays(day: Day, days: number): Day {
  return fromStamp(stamp(day) + days * dayMs)
}

export function endOfMonth(day: Day): Day {
  return fromStamp(Date.UTC(day.year, day.month, 0))
}

/** The same date in a later month, or that month's last day when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = fromStamp(Date.UTC(day.year, day.month - 1 + months, 1))
  return { ...first, date: Math.min(day.date, endOfMonth(first).date) }
}

/** The first day of the month so many months on. */
export function firstOfMonth(day: Day, ahead: number): Day {
  return addMonths({ ...day, date: 1 }, ahead)
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return new Date(stamp(day)).getUTCDay()
}

/** The first day from `day` on whose date is `date`; in a shorter month its last day. */
export function nextDayOfMonth(day: Day, date: number): Day {
  if (date === day.date) return day
  const base = date > day.date ? day : addDays(endOfMonth(day), 1)
  return { ...base, date: Math.min(date, endOfMonth(base).date) }
}

/** The first such day of the year from `day` on. */
export function onOrAfterDate(day: Day, month: number, date: number): Day {
  const passed = month < day.month || (month === day.month && date < day.date)
  const base = { year: passed ? day.year + 1 : day.year, month, date: 1 }
  return { ...base, date: Math.min(date, endOfMonth(base).date) }
}

/** The next pay day of a Mexican "quincena" after `day`: the 15th or the last of the month. */
export function nextQuincena(day: Day): Day {
  if (day.date < 15) return { ...day, date: 15 }
  const end = endOfMonth(day)
  return day.date < end.date ? end : { ...addDays(end, 1), date: 15 }
}

/** In how many days a weekday (Sunday is 0) of the next week comes, which begins on Monday. */
export function untilNextWeek(today: Day, wanted: number): number {
  return ((wanted + 6) % 7) + 7 - ((weekday(today) + 6) % 7)
}
