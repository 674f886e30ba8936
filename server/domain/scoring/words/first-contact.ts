import type { LawSource } from '#protocol/vocabulary/law.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { FirstContactPart } from '#server/language/first-contact.ts'
import type { FirstContactSaid } from '../first-contact.ts'

const parts: Record<FirstContactPart, Record<Language, string>> = {
  agency: { en: 'the agency you call from', es: 'el despacho del que llama' },
  lender: { en: 'the lender', es: 'la entidad que dio el crédito' },
  contract: { en: 'the contract', es: 'el contrato' },
  amount: { en: 'the amount', es: 'el monto' },
  settling: { en: 'how it can be settled', es: 'cómo se puede liquidar' },
  complaints: { en: 'where to complain', es: 'dónde quejarse' },
  lender_paid: { en: 'that only the lender is paid', es: 'que solo se paga a la entidad' },
}

/** How far a rule was checked, as the note ends. */
const read: Record<LawSource, Record<Language, string>> = {
  primary: { en: 'It costs no points.', es: 'No resta puntos.' },
  secondary: {
    en: 'We know this rule only from secondary sources, so it costs no points.',
    es: 'Esta regla la conocemos solo por fuentes secundarias; por eso no resta puntos.',
  },
  unchecked: {
    en: 'Nobody has checked this rule yet, so it costs no points.',
    es: 'Nadie ha verificado todavía esta regla; por eso no resta puntos.',
  },
}

/** What was left out of the first contact, with the rule; null where nothing was. */
export function firstContactNote({ missing, rule }: FirstContactSaid, language: Language): string | null {
  if (missing.length === 0) return null
  const list = missing.map((part) => parts[part][language]).join(', ')
  const cited = `${rule.law}, ${rule.section}`
  return language === 'en'
    ? `If this was the first contact, some of what the law asks to be said was not heard: ${list} (${cited}). ${read[rule.checked.at].en}`
    : `Si este fue el primer contacto, no se oyó parte de lo que la ley pide decir: ${list} (${cited}). ${read[rule.checked.at].es}`
}
