import { describe, expect, it } from 'vitest'
import { amountWords, birthWords, dayWords, frequencyWords, methodWords } from './figure-words.ts'

describe('figures and days as a region writes them', () => {
  it('[REGION2] writes amounts in the currency of the region', () => {
    expect(amountWords(150_000, 'en-US')).toBe('$1,500')
    expect(amountWords(4_550, 'en-GB')).toBe('£45.50')
    expect(amountWords(150_000, 'es-MX')).toBe('$1,500')
    expect(amountWords(150_000, 'es-AR')).toBe('$1.500')
    expect(amountWords(150_050, 'es-ES')).toBe('1.500,50 €')
  })

  it('[REGION2] writes days in the order of the region', () => {
    expect(dayWords('2026-12-04', 'en-US')).toBe('Friday, December 4')
    expect(dayWords('2026-12-04', 'en-GB')).toBe('Friday 4 December')
    expect(dayWords('2026-12-04', 'es-ES')).toBe('viernes 4 de diciembre')
    expect(birthWords('1985-03-15', 'en-GB')).toBe('15 March 1985')
  })

  it('names periods and ways to pay as people of the region do', () => {
    expect(frequencyWords('biweekly', 'es-AR')).toBe('cada quince días')
    expect(frequencyWords('biweekly', 'es-MX')).toBe('cada quincena')
    expect(frequencyWords('monthly', 'es-AR')).toBe('por mes')
    expect(frequencyWords('biweekly', 'en-GB')).toBe('a fortnight')
    expect(methodWords('direct_debit', 'es-ES')).toBe('por domiciliación')
    expect(frequencyWords('once', 'en-US')).toBe('')
  })
})
