import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

describe('parsing an amount', () => {
  it('[WIZ13][QUICK8] reads an integer, and null for empty text', () => {
    expect(['1200', ' $1,200 ', 'USD 1,200.00', '1.200', '1200,50', '0'].map(parseAmount)).toEqual([
      1200, 1200, 1200, 1200, 1200, 0,
    ])
    expect(parseAmount('  ')).toBeNull()
  })

  it('[LANG7] reads it with the sign of any currency that a debt can be in', () => {
    const typed = ['MX$1,200', '1,200 mxn', 'ARS 1.200', '1.200 €', '£1,200', 'US$ 1200']
    expect(typed.map(parseAmount)).toEqual(typed.map(() => 1200))
  })

  it('rejects anything else', () => {
    expect(['abc', '-5', '1,20,0', '12e3', '100000001'].map(parseAmount)).toEqual(
      Array.from({ length: 5 }, () => 'invalid'),
    )
  })
})
