import { describe, expect, it } from 'vitest'
import { formatClock, createFormats, formattingLocale } from './format.ts'

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formats', () => {
  it('[LANG5] formats amounts for the region', () => {
    expect(withPlainSpaces(createFormats('es-MX').cents(123_450))).toBe('USD 1,234.50')
    expect(withPlainSpaces(createFormats('es-ES').cents(123_450))).toBe('1234,50 US$')
    expect(withPlainSpaces(createFormats('en-US').money(1200))).toBe('$1,200')
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
