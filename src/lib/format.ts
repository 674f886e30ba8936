import { useMemo } from 'react'
import { useLocale } from 'use-intl'

/** Debts are in US dollars: the specification gives amounts in "$" and no field for a currency. */
export const currency = 'USD'

/**
 * The region that numbers and dates are written for: the browser's own where it speaks the portal's
 * language (so es-MX writes "USD 1,234.50" and es-ES "1234,50 US$"), else the most likely one.
 */
export function formattingLocale(language: string, preferred: readonly string[]): string {
  const regional = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`))
  return regional ?? (language === 'es' ? 'es-MX' : 'en-US')
}

const microUsdPerCent = 10_000

export type Formats = ReturnType<typeof createFormats>

/** Every date, number and amount on the screen comes out of these. */
export function createFormats(locale: string) {
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'always',
  })
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const dayOnly = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const minutes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  })
  const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' })
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  const lists = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
  return {
    locale,
    number: (value: number) => integer.format(value),
    /** A factor such as 1.2. */
    factor: (value: number) => tenths.format(value),
    /** A share from 0 to 1. */
    percent: (share: number) => percent.format(share),
    /** A change from -1 upwards, always with its sign. */
    signedPercent: (share: number) => signed.format(share),
    /** Whole currency units. */
    money: (amount: number) => whole.format(amount),
    /** Cents; whole amounts are written without decimals. */
    cents: (amountCents: number) =>
      amountCents % 100 === 0 ? whole.format(amountCents / 100) : exact.format(amountCents / 100),
    /** Millionths of a US dollar, to the cent; less than a cent is said to be so, and never rounded to nothing. */
    microUsd: (amount: number) =>
      amount > 0 && amount < microUsdPerCent
        ? `< ${exact.format(0.01)}`
        : exact.format(Math.round(amount / microUsdPerCent) / 100),
    /** The price of something, in US dollars, with as many decimals as it has. */
    price: (usd: number) => price.format(usd),
    /** A calendar month, YYYY-MM. */
    month: (isoMonth: string) => month.format(new Date(`${isoMonth}-01T00:00:00Z`)),
    /** The same as short as an axis needs it, without the year. */
    monthName: (isoMonth: string) => monthName.format(new Date(`${isoMonth}-01T00:00:00Z`)),
    date: (iso: string) => day.format(new Date(iso)),
    /** A calendar day, YYYY-MM-DD, without a time zone. */
    day: (isoDay: string) => dayOnly.format(startOfDay(isoDay)),
    /** The same, as short as beneath a chart. */
    shortDay: (isoDay: string) => shortDay.format(startOfDay(isoDay)),
    shortMonth: (isoDay: string) => shortMonth.format(startOfDay(isoDay)),
    /** From a calendar day to another, both included. */
    dayRange: (from: string, to: string) => dayOnly.formatRange(startOfDay(from), startOfDay(to)),
    dateTime: (iso: string) => moment.format(new Date(iso)),
    time: (iso: string) => hour.format(new Date(iso)),
    list: (values: readonly string[]) => lists.format(values),
    /** A duration in seconds, as whole minutes; below one minute as seconds. */
    minutes: (durationSeconds: number) =>
      durationSeconds < 60
        ? seconds.format(Math.round(durationSeconds))
        : minutes.format(Math.round(durationSeconds / 60)),
    /** A length in whole minutes; from an hour on in hours and minutes. */
    hoursAndMinutes: (totalMinutes: number) =>
      [
        ...(totalMinutes >= 60 ? [hours.format(Math.floor(totalMinutes / 60))] : []),
        ...(totalMinutes % 60 > 0 || totalMinutes < 60 ? [minutes.format(totalMinutes % 60)] : []),
      ].join(' '),
  }
}

/** A calendar day, YYYY-MM-DD, as the moment in UTC at which it begins. */
function startOfDay(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}

/** h:mm:ss, or m:ss below an hour [SESS13]. */
export function formatClock(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const seconds = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}

export function useFormats(): Formats {
  const language = useLocale()
  return useMemo(() => createFormats(formattingLocale(language, navigator.languages)), [language])
}
