import { limits } from '#protocol/vocabulary/limits.ts'

/**
 * A debt as people write it ("1200", "$1,200", "1.200", "USD 1,200.00") in whole currency units; null for
 * nothing. Cents are dropped, as the specification parses an integer [WIZ13]. A dot or comma before
 * exactly three digits groups them, before one or two at the end it begins the cents.
 */
export function parseAmount(text: string): number | null | 'invalid' {
  const digits = text.replaceAll(/US\$|USD|\$|\s/gu, '')
  if (digits === '') return null
  const whole = digits.replace(/[.,]\d{1,2}$/u, '')
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/u.test(whole)) return 'invalid'
  const amount = Number(whole.replaceAll(/[.,]/gu, ''))
  return amount > limits.debtAmountMax ? 'invalid' : amount
}
