import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'

/** What an amount is in that says nothing else: prices, and incomes, which the specification gives in "$". */
const defaultCurrency: AccountCurrency = 'USD'

/**
 * The region for numbers and dates: that of the browser if its language is the portal's (so es-MX formats
 * "USD 1,234.50" and es-ES "1234,50 US$"), otherwise the most likely one.
 */
export function formattingLocale(language: string, preferred: readonly string[]): string {
  const regional = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`))
  return regional ?? (language === 'es' ? 'es-MX' : 'en-US')
}

const microUsdPerCent = 10_000

/** With the minus sign, which is as wide as the plus sign, instead of the hyphen that the locales have. */
function withMinusSign(text: string): string {
  return text.replace('-', '−')
}

export type Formats = ReturnType<typeof createFormats>

/** Formats every date, number and amount on the screen. */
export function createFormats(locale: string) {
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const signedInteger = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const weekdayInitial = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  const amounts = new Map<AccountCurrency, ReturnType<typeof amountFormats>>()
  const amountsIn = (currency: AccountCurrency) => {
    const formats = amounts.get(currency) ?? amountFormats(locale, currency)
    amounts.set(currency, formats)
    return formats
  }
  const { exact } = amountsIn(defaultCurrency)
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: defaultCurrency,
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
  const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
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
    /** A whole number, always with its sign. */
    signed: (value: number) => withMinusSign(signedInteger.format(value)),
    /** A factor, such as 1.2. */
    factor: (value: number) => tenths.format(value),
    /** A share from 0 to 1. */
    percent: (share: number) => percent.format(share),
    /** Whole US dollars. */
    money: (amount: number) => amountsIn(defaultCurrency).whole.format(amount),
    /** A debt in a list, in whole units, with the code of its currency: "$" alone is another money in each country. */
    debt: (amount: number, currency: AccountCurrency) => amountsIn(currency).coded.format(amount),
    /** Cents; whole amounts have no decimals. */
    cents: (amountCents: number, currency = defaultCurrency) =>
      amountsIn(currency)[amountCents % 100 === 0 ? 'whole' : 'exact'].format(amountCents / 100),
    /** Cents, with decimals, so that a column lines up. */
    exactCents: (amountCents: number, currency: AccountCurrency) =>
      amountsIn(currency).exact.format(amountCents / 100),
    /** Millionths of a US dollar, rounded to cents; less than a cent is shown as such, never as zero. */
    microUsd: (amount: number) =>
      amount > 0 && amount < microUsdPerCent
        ? `< ${exact.format(0.01)}`
        : exact.format(Math.round(amount / microUsdPerCent) / 100),
    /** A price in US dollars, with as many decimals as it needs. */
    price: (usd: number) => price.format(usd),
    /** A calendar month, YYYY-MM. */
    month: (isoMonth: string) => month.format(new Date(`${isoMonth}-01T00:00:00Z`)),
    /** The month without its year, short enough for an axis. */
    monthName: (isoMonth: string) => monthName.format(new Date(`${isoMonth}-01T00:00:00Z`)),
    /** The day of a moment without its year. */
    dayAndMonth: (iso: string) => dayAndMonth.format(new Date(iso)),
    date: (iso: string) => day.format(new Date(iso)),
    /** A calendar day, YYYY-MM-DD, without a time zone. */
    day: (isoDay: string) => dayOnly.format(startOfDay(isoDay)),
    /** The same, short enough for a chart. */
    shortDay: (isoDay: string) => shortDay.format(startOfDay(isoDay)),
    /** A calendar day with its weekday, without the year. */
    weekday: (isoDay: string) => weekday.format(startOfDay(isoDay)),
    /** The first letter of its weekday. */
    weekdayInitial: (isoDay: string) => weekdayInitial.format(startOfDay(isoDay)),
    shortMonth: (isoDay: string) => shortMonth.format(startOfDay(isoDay)),
    /** A range of calendar days, both ends included. */
    dayRange: (from: string, to: string) => dayOnly.formatRange(startOfDay(from), startOfDay(to)),
    dateTime: (iso: string) => moment.format(new Date(iso)),
    time: (iso: string) => hour.format(new Date(iso)),
    /** A time of day that was said, HH:MM of 24 hours. */
    timeOfDay: (said: string) => hour.format(new Date(`2000-01-01T${said}:00`)),
    list: (values: readonly string[]) => lists.format(values),
    /** A duration in seconds, as whole minutes; below one minute in seconds. */
    minutes: (durationSeconds: number) =>
      durationSeconds < 60
        ? seconds.format(Math.round(durationSeconds))
        : minutes.format(Math.round(durationSeconds / 60)),
    /** A duration in whole minutes, in hours and minutes from one hour on. */
    hoursAndMinutes: (totalMinutes: number) =>
      [
        ...(totalMinutes >= 60 ? [hours.format(Math.floor(totalMinutes / 60))] : []),
        ...(totalMinutes % 60 > 0 || totalMinutes < 60 ? [minutes.format(totalMinutes % 60)] : []),
      ].join(' '),
  }
}

function amountFormats(locale: string, currency: AccountCurrency) {
  return {
    whole: new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat(locale, { style: 'currency', currency }),
    coded: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }),
  }
}

/** The start of a calendar day, YYYY-MM-DD, in UTC. */
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
