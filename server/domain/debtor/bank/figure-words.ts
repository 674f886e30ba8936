import { monthNames, weekdayNames } from '../calendar.ts'
import type { Region } from '../life/life.ts'
import type { PartOfDay } from '#server/language/requests/asks-part-of-day.ts'
import type { Frequency, PaymentMethod } from '#server/language/reading.ts'

const isSpanish = (region: Region) => region.startsWith('es')

/** How a region groups thousands and writes its currency around a figure. */
const money: Record<Region, { locale: string; write: (figure: string) => string }> = {
  'en-US': { locale: 'en-US', write: (figure) => `$${figure}` },
  'en-GB': { locale: 'en-GB', write: (figure) => `£${figure}` },
  'es-MX': { locale: 'en-US', write: (figure) => `$${figure}` },
  'es-US': { locale: 'en-US', write: (figure) => `$${figure}` },
  'es-AR': { locale: 'de-DE', write: (figure) => `$${figure}` },
  'es-ES': { locale: 'de-DE', write: (figure) => `${figure} €` },
}

const withDigits = (locale: string, digits: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
/** Made once: `toLocaleString` with options makes one at each call, which takes longer than all else of a figure. */
const formats = new Map(
  ['en-US', 'en-GB', 'de-DE'].map((locale) => [
    locale,
    { whole: withDigits(locale, 0), withCents: withDigits(locale, 2) },
  ]),
)

/** "$1,500", "$45.50", "£1,500", "1.500 €": the amount as it is written where the debtor lives. */
export function amountWords(cents: number, region: Region): string {
  const { locale, write } = money[region]
  const format = formats.get(locale)
  if (!format) throw new Error(`no way to write figures in ${locale}`)
  return write((cents % 100 === 0 ? format.whole : format.withCents).format(cents / 100))
}

/** "a month", "cada quincena", "por mes"; empty for a single payment. */
export function frequencyWords(frequency: Frequency, region: Region): string {
  const fortnight = region === 'es-AR' || region === 'es-ES'
  const spanish: Record<Frequency, string> = {
    once: '',
    weekly: fortnight ? 'a la semana' : 'por semana',
    biweekly: fortnight ? 'cada quince días' : 'cada quincena',
    monthly: region === 'es-AR' ? 'por mes' : 'al mes',
  }
  const english: Record<Frequency, string> = {
    once: '',
    weekly: 'a week',
    biweekly: region === 'en-GB' ? 'a fortnight' : 'every two weeks',
    monthly: 'a month',
  }
  return (isSpanish(region) ? spanish : english)[frequency]
}

/** When somebody can be called, as an adverb: "in the afternoon", "por la tarde". */
export function partOfDayWords(part: PartOfDay, region: Region): string {
  const during = region === 'es-AR' ? 'a la' : 'por la'
  const spanish: Record<PartOfDay, string> = {
    morning: `${during} mañana`,
    midday: 'al mediodía',
    afternoon: `${during} tarde`,
    evening: `${during} noche`,
    before_work: 'antes del trabajo',
    after_work: 'después del trabajo',
    before_school: 'antes de la escuela',
    after_school: 'después de la escuela',
  }
  const english: Record<PartOfDay, string> = {
    morning: 'in the morning',
    midday: 'around midday',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
    before_work: 'before work',
    after_work: 'after work',
    before_school: 'before school',
    after_school: 'after school',
  }
  return (isSpanish(region) ? spanish : english)[part]
}

/** How a payment is made, as an adverb: "by card", "por transferencia". */
export function methodWords(method: PaymentMethod, region: Region): string {
  const british = region === 'en-GB'
  const spanish: Record<PaymentMethod, string> = {
    card: 'con tarjeta',
    bank_transfer: 'por transferencia',
    direct_debit:
      region === 'es-AR'
        ? 'por débito automático'
        : region === 'es-ES'
          ? 'por domiciliación'
          : 'con cargo automático',
    cash: 'en efectivo',
    check: 'con cheque',
    online: 'por internet',
    store: 'en la tienda',
  }
  const english: Record<PaymentMethod, string> = {
    card: 'by card',
    bank_transfer: 'by bank transfer',
    direct_debit: british ? 'by direct debit' : 'by automatic debit',
    cash: 'in cash',
    check: british ? 'by cheque' : 'by check',
    online: 'online',
    store: 'at the store',
  }
  return (isSpanish(region) ? spanish : english)[method]
}

/** A date of birth in words: "March 15, 1985", "15 March 1985", "el 15 de marzo de 1985". */
export function birthWords(isoDay: string, region: Region): string {
  const date = new Date(`${isoDay}T00:00:00Z`)
  const month = monthNames[isSpanish(region) ? 'es' : 'en'][date.getUTCMonth()] ?? ''
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  if (isSpanish(region)) return `el ${day} de ${month} de ${year}`
  return region === 'en-GB' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`
}

/** "Friday, December 4", "Friday 4 December", "viernes 4 de diciembre": without article or preposition. */
export function dayWords(isoDay: string, region: Region): string {
  const language = isSpanish(region) ? 'es' : 'en'
  const date = new Date(`${isoDay}T00:00:00Z`)
  const weekday = weekdayNames[language][date.getUTCDay()] ?? ''
  const month = monthNames[language][date.getUTCMonth()] ?? ''
  const number = date.getUTCDate()
  if (language === 'es') return `${weekday} ${number} de ${month}`
  return region === 'en-GB' ? `${weekday} ${number} ${month}` : `${weekday}, ${month} ${number}`
}
