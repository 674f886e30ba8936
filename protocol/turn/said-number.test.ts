import { describe, expect, it } from 'vitest'
import type { Language } from '../vocabulary/language.ts'
import { saidNumber } from './said-number.ts'

const said = (text: string, language: Language = 'en') => saidNumber(text.split(' '), language)

describe('a number that is read out', () => {
  it.each([
    ['your card ending in four four two one', 'whole'],
    ['your card ending in 44', 'half'],
    ['my zip code is seven eight', 'half'],
    ['my zip code is seven eight seven oh one', 'whole'],
    ['you can reach me at five five five twelve', 'half'],
    ['you can reach me at five five five twelve thirty four', null],
    ['call me at five one two five five five twelve thirty four', 'whole'],
    ['the card number is four one four seven', 'half'],
    ['the account number is four four', 'half'],
    ['the last four are double four two one', 'whole'],
  ] as const)('is as long as its kind: %s', (text, expected) => {
    expect(said(text)).toBe(expected)
  })

  it.each([
    ['termina en cuatro cuatro dos uno', 'whole'],
    ['el código postal es veintiocho cero', 'half'],
    ['mi teléfono es seis doce treinta y cuatro', 'half'],
    ['mi teléfono es seis doce treinta y cuatro cincuenta y seis setenta y ocho', 'whole'],
  ] as const)('counts pairs in Spanish: %s', (text, expected) => {
    expect(said(text, 'es')).toBe(expected)
  })

  it('is half said after two or three digits one by one, whatever it is', () => {
    expect(said('it is four four')).toBe('half')
  })

  it('is open where nothing tells its length', () => {
    expect(said('the account number is four four two one nine nine')).toBe('open')
    expect(said('your reference number is four four seven two one zero nine eight')).toBe('open')
    expect(said('su número de referencia es el cero cero tres siete siete uno', 'es')).toBe('open')
  })

  it('is nothing of the kind in an amount or a date', () => {
    expect(said('i can pay forty five')).toBeNull()
    expect(said('a store card you opened in 2019')).toBeNull()
    expect(said('i have never had one')).toBeNull()
    expect(said('you can call me at five thirty')).toBeNull()
    expect(said('me puede llamar después de las cinco', 'es')).toBeNull()
  })
})
