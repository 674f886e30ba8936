import type { Language } from '#protocol/vocabulary/language.ts'

/** A written number: the whole part, and the digits after the decimal mark ('' if none). */
export type Figure = { whole: number; decimals: string }

/** Currency after a number. */
const moneyAfter = String.raw`\s?(?:[€£$]|USD|MXN|EUR|pesos|euros|dólares|dollars)`

/**
 * Pattern of a written number, with the digit grouping of both languages. Includes "1 000 000", but only with
 * non-breaking spaces, or before zeros or a currency: "612 345 678" is a phone number.
 */
export const figurePattern = String.raw`[1-9]\d{0,2}(?: \d{3})+(?!\d)(?:[.,]\d{2})?(?=${moneyAfter})|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|[1-9]\d{0,2}(?: 000)+(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`

/**
 * Parses "1,000.50", "1.234,56", "1,5". A single mark before exactly three digits groups thousands in either
 * language, as amounts of money do here; only "0.125" and the like stay decimal.
 */
export function readFigure(written: string, language: Language): Figure {
  const spaced = /\s/u.test(written)
  const joined = written.replace(/\s/gu, '')
  const decimalMark = spaced ? (/[.,]/u.exec(joined)?.[0] ?? null) : decimalMarkOf(joined, language)
  const [whole = '', decimals = ''] = decimalMark === null ? [joined] : joined.split(decimalMark)
  return { whole: Number(whole.replace(/[.,]/gu, '')), decimals }
}

function decimalMarkOf(written: string, language: Language): '.' | ',' | null {
  const last = /[.,](?=\d*$)/u.exec(written)?.[0]
  if (last !== '.' && last !== ',') return null
  const other = last === '.' ? ',' : '.'
  if (written.includes(other)) return last
  if (written.split(last).length > 2) return null
  const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(written)
  // A point before three digits groups in Spanish ("1.500"), but not in English.
  if (grouped && (last === ',' || language === 'es')) return null
  return last
}
