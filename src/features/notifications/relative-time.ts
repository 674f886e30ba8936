const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Later moments are told by their date. */
const relativeAheadDays = 14
/** Older moments are told by their date. */
const relativeUpToDays = 7

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
  const days = Math.floor(agoMs / dayMs)
  return days < relativeUpToDays ? format.format(-days, 'day') : null
}

/** How far ahead something is, in days: "tomorrow", "in 6 days". Null for what is over or further ahead than two weeks. */
export function daysAhead(iso: string, nowMs: number, locale: string): string | null {
  const aheadMs = Date.parse(iso) - nowMs
  if (aheadMs <= 0 || aheadMs > relativeAheadDays * dayMs) return null
  const days = Math.floor(aheadMs / dayMs)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
