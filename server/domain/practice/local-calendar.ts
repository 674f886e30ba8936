import { daysBefore } from './days.ts'

/** Days as the people of a time zone count them; a day is YYYY-MM-DD. */
export type LocalCalendar = {
  dayOf: (at: Date) => string
  /** The first moment of a day; where a change of the clock skips midnight, the moment after it. */
  startOf: (day: string) => Date
}

const minuteMs = 60_000
/** No zone is farther from UTC than this: they reach from -12 to +14 hours. */
const farthestMs = 16 * 60 * minuteMs

/** The calendar of a time zone that the system knows. */
export function localCalendar(timeZone: string): LocalCalendar {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const partsOf = (at: number) => {
    const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    const day = `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`
    return { day, clockMs: Date.parse(`${day}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`) }
  }
  const offsetMs = (at: number) => partsOf(at).clockMs - Math.floor(at / 1_000) * 1_000
  const startsAt = (day: string, at: number) => partsOf(at).day >= day && partsOf(at - minuteMs).day < day
  const startOf = (day: string): Date => {
    const midnightMs = Date.parse(`${day}T00:00:00Z`)
    const guess = midnightMs - offsetMs(midnightMs)
    const start = midnightMs - offsetMs(guess)
    if (startsAt(day, start)) return new Date(start)
    // A clock that was changed at midnight: searched to the minute.
    let [before, after] = [midnightMs - farthestMs, midnightMs + farthestMs]
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
      if (partsOf(middle).day >= day) after = middle
      else before = middle
    }
    return new Date(after)
  }
  return { dayOf: (at) => partsOf(at.getTime()).day, startOf }
}

/** The Monday of a day's week. */
export function weekStart(day: string): string {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysBefore(day, fromMonday)
}

/** A stretch of time: `from` belongs to it, `to` does not. */
export type TimeSpan = { from: Date; to: Date }

/** The days from a Monday to its Sunday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, place) => daysBefore(monday, -place))
}

/** The week of `day` and those before it, this one first: the Monday, the Sunday, and when the week begins and ends. */
export function weeksBack(
  calendar: LocalCalendar,
  day: string,
  weeks: number,
): (TimeSpan & { monday: string; sunday: string })[] {
  const monday = weekStart(day)
  const mondays = Array.from({ length: weeks }, (_, back) => daysBefore(monday, 7 * back))
  const starts = mondays.map((each) => calendar.startOf(each))
  return mondays.map((each, back) => ({
    monday: each,
    sunday: daysBefore(each, -6),
    from: starts[back] ?? new Date(Number.NaN),
    to: starts[back - 1] ?? calendar.startOf(daysBefore(each, -7)),
  }))
}

/**
 * The streak in weeks, from whether each week was practised, this one first. This week counts once it was practised;
 * until then it does not end the streak.
 */
export function streakOf(practised: readonly boolean[]): number {
  const [thisWeek = false, ...earlier] = practised
  const missed = earlier.indexOf(false)
  return Number(thisWeek) + (missed === -1 ? earlier.length : missed)
}
