import { daysBefore } from './days.ts'

/** First and last day, both inclusive; YYYY-MM-DD, UTC. */
export type DateRange = { from: string; to: string }

/** Ranges up to this many days are shown by day, and up to this many by week. */
const dailyUpToDays = 31
const weeklyUpToDays = 92

/**
 * Splits a range of `days` days into the buckets of a chart: days, weeks that end with the last day, or
 * calendar months. The first bucket may be shorter. In order, without gaps.
 */
export function dateBuckets({ from, to }: DateRange, days: number): DateRange[] {
  const buckets: DateRange[] = []
  for (let end = to; end >= from;) {
    const begin =
      days <= dailyUpToDays
        ? end
        : days <= weeklyUpToDays
          ? daysBefore(end, 6)
          : `${end.slice(0, 'YYYY-MM'.length)}-01`
    buckets.unshift({ from: begin < from ? from : begin, to: end })
    end = daysBefore(begin, 1)
  }
  return buckets
}
