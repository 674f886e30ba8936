import type { Language } from '#protocol/vocabulary/language.ts'
import { cardinalEn, digitsEn } from './en/number-words.ts'
import { cardinalEs, digitsEs, type NumberForm } from './es/number-words.ts'
import type { Figure } from './figure.ts'

/** Larger numbers are read digit by digit. */
const cardinalBelow = 1e15

export function cardinal(value: number, language: Language, form: NumberForm = 'alone'): string {
  if (value >= cardinalBelow) return digits(String(BigInt(Math.trunc(value))), language)
  return language === 'en' ? cardinalEn(value) : cardinalEs(value, form)
}

export function digits(written: string, language: Language): string {
  return language === 'en' ? digitsEn(written) : digitsEs(written)
}

/** "one point five", "uno coma veinticinco". */
export function figureWords(figure: Figure, language: Language, form: NumberForm = 'alone'): string {
  const { whole, decimals } = figure
  if (/^0*$/u.test(decimals)) return cardinal(whole, language, form)
  const head = cardinal(whole, language)
  if (language === 'en') return `${head} point ${digitsEn(decimals)}`
  // Spanish reads two decimals as one number, unless they start with a zero.
  const tail =
    decimals.length <= 2 && !decimals.startsWith('0') ? cardinalEs(Number(decimals)) : digitsEs(decimals)
  return `${head} coma ${tail}`
}

/** A code spelled out: letters and digits one by one, with a pause at each separator. */
export function spellOut(code: string, language: Language): string {
  return (code.match(/\d+|\p{L}+/gu) ?? [])
    .map((part) => (/^\d/u.test(part) ? digits(part, language) : part.toUpperCase().split('').join(' ')))
    .join(', ')
}
