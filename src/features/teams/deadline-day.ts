/** The local calendar day of a date as YYYY-MM-DD, the value of an `<input type="date">`. */
export function toDayString(moment: Date): string {
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}

/** The last millisecond of a local calendar day; null for an invalid day. */
export function endOfDay(day: string): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day) ?? []
  if (year === undefined) return null
  return new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59, 999)
}
