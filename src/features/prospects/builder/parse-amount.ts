import { accountCurrencies } from '#protocol/vocabulary/account-file.ts'
import { limits } from '#protocol/vocabulary/limits.ts'

/** Codes and signs of all currencies that a debt can be in, and blanks. The region of the debtor says which one it is. */
const currencySigns = new RegExp(String.raw`${accountCurrencies.join('|')}|(?:US|MX|AR)?\$|€|£|\s`, 'giu')

/**
 * Parses a debt as people type it ("1200", "$1,200", "1.200", "MXN 1,200.00", "1.200 €") to whole currency units; null
 * for empty text. Cents are dropped, as the specification parses an integer [WIZ13]. A dot or comma before
 * exactly three digits separates thousands; before one or two digits at the end it separates the cents.
 */
export function parseAmount(text: string): number | null | 'invalid' {
  const digits = text.replaceAll(currencySigns, '')
  if (digits === '') return null
  const withoutCents = digits.replace(/[.,]\d{1,2}$/u, '')
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/u.test(withoutCents)) return 'invalid'
  const amount = Number(withoutCents.replaceAll(/[.,]/gu, ''))
  return amount > limits.debtAmountMax ? 'invalid' : amount
}
