import { limits } from '#protocol/vocabulary/limits.ts'

/**
 * Parses a debt as people type it ("1200", "$1,200", "1.200", "USD 1,200.00") to whole currency units; null
 * for empty text. Cents are dropped, as the specification parses an integer [WIZ13]. A dot or comma before
 * exactly three digits separates thousands; before one or two digits at the end it separates the cents.
 */
export function parseAmount(text: string): number | null | 'invalid' {
  const digits = text.replaceAll(/US\$|USD|\$|\s/gu, '')
  if (digits === '') return null
  const withoutCents = digits.replace(/[.,]\d{1,2}$/u, '')
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/u.test(withoutCents)) return 'invalid'
  const amount = Number(withoutCents.replaceAll(/[.,]/gu, ''))
  return amount > limits.debtAmountMax ? 'invalid' : amount
}
