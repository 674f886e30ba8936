import type { Language } from '#protocol/vocabulary/language.ts'
import type { Frequency } from '#server/language/reading.ts'
import { monthNames } from '../../debtor/calendar.ts'

/** "March 14" or "14 de marzo" from YYYY-MM-DD. */
export function day(on: string, language: Language): string {
  const [, month = '1', date = '1'] = on.split('-')
  const name = monthNames[language][Number(month) - 1] ?? ''
  return language === 'en' ? `${name} ${Number(date)}` : `${Number(date)} de ${name}`
}

const oftenWords: Record<Frequency, Record<Language, string>> = {
  once: { en: '', es: '' },
  weekly: { en: ' a week', es: ' a la semana' },
  biweekly: { en: ' every two weeks', es: ' cada quincena' },
  monthly: { en: ' a month', es: ' al mes' },
}

/** " a month": how often a payment is made, after its amount; nothing for a single one. */
export function oftenIn(frequency: Frequency): Record<Language, string> {
  return oftenWords[frequency]
}

/**
 * A short verbatim excerpt in the quotation marks of the language. A full stop at its end is left out, as
 * the sentence around it brings its own.
 */
export function quoted(text: string, language: Language, max = 110): string {
  const trimmed = text.trim().replace(/(?<!\.)\.$/, '')
  if (trimmed.length <= max) return inMarks(trimmed, language)
  const cut = trimmed.slice(0, max)
  const space = cut.lastIndexOf(' ')
  return inMarks(`${cut.slice(0, space > max / 2 ? space : max).replace(/[,;:.\s]+$/, '')}…`, language)
}

/** A line to be said, whole, in quotation marks: it ends the sentence that it stands in. */
export function inMarks(text: string, language: Language): string {
  return language === 'en' ? `“${text}”` : `«${text}»`
}
