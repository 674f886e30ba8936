import { daysBefore } from './days.ts'

/** From the first day to the last, both included; YYYY-MM-DD, UTC. */
export type Span = { from: string; to: string }

/** Up to so many days a course is read day by day, and up to so many week by week. */
const byDayUpTo = 31
const byWeekUpTo = 92

/**
 * Cuts a span of so many days into the stretches that its course is shown by: days, weeks that end with the last
 * day, or calendar months. The first may be shorter. In their order, without a gap.
 */
export function stretchesOf({ from, to }: Span, days: number): Span[] {
  const stretches: Span[] = []
  for (let end = to; end >= from;) {
    const begin =
      days <= byDayUpTo
        ? end
        : days <= byWeekUpTo
          ? daysBefore(end, 6)
          : `${end.slice(0, 'YYYY-MM'.length)}-01`
    stretches.unshift({ from: begin < from ? from : begin, to: end })
    end = daysBefore(begin, 1)
  }
  return stretches
}
