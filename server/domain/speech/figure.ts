import type { Language } from '#protocol/vocabulary/language.ts'

/** A number as it was written: whole part, and the digits after the decimal mark ('' without one). */
export type Figure = { whole: number; decimals: string }

/** What a written number looks like, in both languages' ways of grouping. */
export const figurePattern = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`

/**
 * Reads "1,000.50", "1.234,56", "1,5". One mark alone before exactly three digits groups them in either
 * language, as amounts of money do here; only "0.125" and the like stay decimal.
 */
export function readFigure(written: string, language: Language): Figure {
  const decimalMark = decimalMarkOf(written, language)
  const [whole = '', decimals = ''] = decimalMark === null ? [written] : written.split(decimalMark)
  return { whole: Number(whole.replace(/[.,]/gu, '')), decimals }
}

function decimalMarkOf(written: string, language: Language): '.' | ',' | null {
  const last = /[.,](?=\d*$)/u.exec(written)?.[0]
  if (last !== '.' && last !== ',') return null
  const other = last === '.' ? ',' : '.'
  if (written.includes(other)) return last
  if (written.split(last).length > 2) return null
  const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(written)
  // A point before three digits groups in Spanish ("1.500"); in English nobody writes it so.
  if (grouped && (last === ',' || language === 'es')) return null
  return last
}
