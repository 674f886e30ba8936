import type { Language } from '#protocol/vocabulary/language.ts'
import type { Accent } from '#protocol/vocabulary/prospect.ts'
import type { Frequency, PaymentMethod } from '../acts/understanding.ts'
import { monthNames, weekdayNames } from '../calendar.ts'

/** "$1,500", "$45.50": the same in both languages, as the portal counts in dollars. */
export function amountWords(cents: number): string {
  const whole = Math.trunc(cents / 100).toLocaleString('en-US')
  const rest = Math.abs(cents % 100)
  return rest === 0 ? `$${whole}` : `$${whole}.${String(rest).padStart(2, '0')}`
}

/** "a month", "cada quincena"; empty for a single payment. */
export function frequencyWords(frequency: Frequency, language: Language, accent: Accent): string {
  const words: Record<Frequency, Record<Language, string>> = {
    once: { en: '', es: '' },
    weekly: { en: 'a week', es: 'por semana' },
    biweekly: { en: 'every two weeks', es: accent === 'argentinian' ? 'cada quince días' : 'cada quincena' },
    monthly: { en: 'a month', es: accent === 'argentinian' ? 'por mes' : 'al mes' },
  }
  return words[frequency][language]
}

/** How a payment is made, as an adverb: "by card", "por transferencia". */
export function methodWords(method: PaymentMethod, language: Language, accent: Accent): string {
  const british = accent === 'british'
  const words: Record<PaymentMethod, Record<Language, string>> = {
    card: { en: 'by card', es: 'con tarjeta' },
    bank_transfer: { en: 'by bank transfer', es: 'por transferencia' },
    direct_debit: { en: british ? 'by direct debit' : 'by automatic debit', es: 'con cargo automático' },
    cash: { en: 'in cash', es: 'en efectivo' },
    check: { en: british ? 'by cheque' : 'by check', es: 'con cheque' },
    online: { en: 'online', es: 'por internet' },
    store: { en: 'at the store', es: 'en la tienda' },
  }
  return words[method][language]
}

/** A date of birth in words: "March 15, 1985", "el 15 de marzo de 1985". */
export function birthWords(isoDay: string, language: Language, accent: Accent): string {
  const date = new Date(`${isoDay}T00:00:00Z`)
  const month = monthNames[language][date.getUTCMonth()] ?? ''
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  if (language === 'es') return `el ${day} de ${month} de ${year}`
  return accent === 'british' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`
}

/** A day in words: as a thing ("Friday, March 15"), as a time ("on …") and as a beginning ("starting …"). */
export type DayWords = { day: string; on: string; from: string }

/** `isoDay` and `today` are YYYY-MM-DD. Null when `isoDay` is no day. */
export function dayWords(isoDay: string, today: string, language: Language, accent: Accent): DayWords | null {
  const at = Date.parse(`${isoDay}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay) || Number.isNaN(at)) return null
  const ahead = Math.round((at - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
  const near: Record<Language, readonly string[]> = { en: ['today', 'tomorrow'], es: ['hoy', 'mañana'] }
  const nearby = near[language][ahead]
  if (nearby !== undefined) {
    return {
      day: nearby,
      on: nearby,
      from: language === 'en' ? `starting ${nearby}` : `a partir de ${nearby}`,
    }
  }
  const date = new Date(at)
  const weekday = weekdayNames[language][date.getUTCDay()] ?? ''
  const month = monthNames[language][date.getUTCMonth()] ?? ''
  const number = date.getUTCDate()
  if (language === 'es') {
    const day = `el ${weekday} ${number} de ${month}`
    return { day, on: day, from: `a partir d${day}` }
  }
  const day = accent === 'british' ? `${weekday} ${number} ${month}` : `${weekday}, ${month} ${number}`
  return { day, on: `on ${day}`, from: `starting ${day}` }
}
