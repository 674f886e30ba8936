import { describe, expect, it } from 'vitest'
import { formatClock, createFormats, formattingLocale } from './format.ts'

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formats', () => {
  it('[LANG5] writes amounts as the region does', () => {
    expect(withPlainSpaces(createFormats('es-MX').cents(123_450))).toBe('USD 1,234.50')
    expect(withPlainSpaces(createFormats('es-ES').cents(123_450))).toBe('1234,50 US$')
    expect(withPlainSpaces(createFormats('en-US').money(1200))).toBe('$1,200')
  })

  it('takes the region from the browser where it speaks the language', () => {
    expect(formattingLocale('es', ['en-US', 'es-ES'])).toBe('es-ES')
    expect(formattingLocale('es', ['en-US'])).toBe('es-MX')
    expect(formattingLocale('en', ['es-MX'])).toBe('en-US')
  })

  it('[SESS13] counts as m:ss, and h:mm:ss from an hour on', () => {
    expect(formatClock(9)).toBe('0:09')
    expect(formatClock(754)).toBe('12:34')
    expect(formatClock(3_661)).toBe('1:01:01')
  })

  it('writes a calendar day without moving it to another time zone', () => {
    expect(createFormats('en-US').day('2026-12-01')).toBe('December 1, 2026')
  })
})
