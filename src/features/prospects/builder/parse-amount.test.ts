import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

describe('an amount as people write it', () => {
  it('[WIZ13][QUICK8] is read as an integer, and as nothing where nothing is written', () => {
    expect(['1200', ' $1,200 ', 'USD 1,200.00', '1.200', '1200,50', '0'].map(parseAmount)).toEqual([
      1200, 1200, 1200, 1200, 1200, 0,
    ])
    expect(parseAmount('  ')).toBeNull()
  })

  it('is refused where it is none', () => {
    expect(['abc', '-5', '1,20,0', '12e3', '100000001'].map(parseAmount)).toEqual(
      Array.from({ length: 5 }, () => 'invalid'),
    )
  })
})
