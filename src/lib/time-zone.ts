/** The time zone of the browser: days and weeks are those of the reader. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
