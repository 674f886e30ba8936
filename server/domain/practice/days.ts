const dayMs = 86_400_000

/** The UTC calendar day, YYYY-MM-DD. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The day `days` before another. */
export function daysBefore(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs))
}

/** The first day of a day's month, or of the month `monthsBefore` earlier. */
export function monthStart(day: string, monthsBefore = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year, month - 1 - monthsBefore, 1)))
}
