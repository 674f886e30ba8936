const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Later moments are told by their date. */
const relativeAheadDays = 14
/** Older moments are told by their date. */
const relativeUpToDays = 7

/** The midnights between two moments in the zone of the reader: from Saturday evening to Sunday morning it is 1. */
function localDaysBetween(fromMs: number, toMs: number): number {
  const dayNumber = (ms: number) => {
    const date = new Date(ms)
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs
  }
  return dayNumber(toMs) - dayNumber(fromMs)
}

/**
 * How long ago something was: "5 minutes ago", "yesterday". Null for what is longer ago than a week. A clock that is a little
 * behind the server's tells of now, not of the future.
 */
export function timeAgo(iso: string, nowMs: number, locale: string): string | null {
  const agoMs = Math.max(0, nowMs - Date.parse(iso))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (agoMs < minuteMs) return format.format(0, 'second')
  if (agoMs < hourMs) return format.format(-Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return format.format(-Math.floor(agoMs / hourMs), 'hour')
  const days = localDaysBetween(Date.parse(iso), nowMs)
  return days < relativeUpToDays ? format.format(-days, 'day') : null
}

/** How far ahead something is, in days: "today", "tomorrow", "in 6 days". Null for what is over or further ahead than two weeks. */
export function daysAhead(iso: string, nowMs: number, locale: string): string | null {
  const days = localDaysBetween(nowMs, Date.parse(iso))
  if (Date.parse(iso) <= nowMs || days > relativeAheadDays) return null
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
