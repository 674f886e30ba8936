import { describe, expect, it } from 'vitest'
import { formatClock, createFormats, formattingLocale } from './format.ts'

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formats', () => {
  it('[LANG5] formats amounts for the region', () => {
    expect(withPlainSpaces(createFormats('es-MX').cents(123_450))).toBe('USD 1,234.50')
    expect(withPlainSpaces(createFormats('es-ES').cents(123_450))).toBe('1234,50 US$')
    expect(withPlainSpaces(createFormats('en-US').money(1200))).toBe('$1,200')
  })

  it('[LANG7] formats an amount in the currency that it is owed in', () => {
    const [english, mexican] = [createFormats('en-US'), createFormats('es-MX')]
    expect([english.cents(48_000, 'GBP'), english.cents(23_500, 'MXN')]).toEqual(['£480', 'MX$235'])
    expect([mexican.cents(235_000, 'MXN'), withPlainSpaces(mexican.cents(48_000, 'GBP'))]).toEqual([
      '$2,350',
      'GBP 480',
    ])
    expect(withPlainSpaces(mexican.exactCents(23_500, 'USD'))).toBe('USD 235.00')
  })

  it('[LANG7] names the currency of each debt in a list, also where its sign would stand for it', () => {
    for (const locale of ['en-US', 'es-MX']) {
      const { debt } = createFormats(locale)
      expect(
        (['MXN', 'USD', 'ARS', 'GBP'] as const).map((each) => withPlainSpaces(debt(2350, each))),
      ).toEqual(['MXN 2,350', 'USD 2,350', 'ARS 2,350', 'GBP 2,350'])
    }
    expect(withPlainSpaces(createFormats('es-ES').debt(1500, 'EUR'))).toBe('1500 EUR')
  })

  it('uses the browser’s region if its language matches', () => {
    expect(formattingLocale('es', ['en-US', 'es-ES'])).toBe('es-ES')
    expect(formattingLocale('es', ['en-US'])).toBe('es-MX')
    expect(formattingLocale('en', ['es-MX'])).toBe('en-US')
  })

  it('[SESS13] formats as m:ss, and as h:mm:ss from one hour on', () => {
    expect(formatClock(9)).toBe('0:09')
    expect(formatClock(754)).toBe('12:34')
    expect(formatClock(3_661)).toBe('1:01:01')
  })

  it('formats a calendar day without shifting its time zone', () => {
    expect(createFormats('en-US').day('2026-12-01')).toBe('December 1, 2026')
  })
})
