import { describe, expect, it } from 'vitest'
import { findAmounts } from './amounts.ts'
import { findDates } from './dates.ts'
import { readLine } from '../text/line.ts'

const read = (text: string, balanceCents = 500_000) => {
  const line = readLine(text)
  const days = findDates(line, '2025-03-12', false)
  const taken = new Set(
    days.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return findAmounts(line, taken, balanceCents).map(({ cents }) => cents)
}

describe('money as said', () => {
  it.each([
    ['It is $1,000.50 today', [100_050]],
    ['son 1.234,56 €', [123_456]],
    ['$50', [5000]],
    ['50 bucks a week', [5000]],
    ['a hundred and fifty dollars', [15_000]],
    ['hundred and fifty dollars you said', [15_000]],
    ['six payments of one oh five dollars', [10_500]],
    ['a few hundred and then nothing', []],
    ['So Thursday at nine oh five, then', []],
    ['apartment two oh four', []],
    ['fifteen hundred dollars', [150_000]],
    ['I can do two fifty', [25_000]],
    ['ciento cincuenta pesos', [15_000]],
    ['mil doscientos pesos', [120_000]],
    ['dos mil quinientos euros', [250_000]],
    ['100 dollars and 25 cents', [10_025]],
    ['unas 20 lucas', [2_000_000]],
    ['un millón novecientos cuarenta pesos', [194_000_000]],
    ['un millón cincuenta pesos', [100_005_000]],
    ['2k dollars', [200_000]],
    ['two thousand five hundred dollars', [250_000]],
    ['could you pay 80 a month', [8000]],
    ['puede dar 300 al mes', [30_000]],
    ['200 today and 150 on Friday', [20_000, 15_000]],
    ['the tenth and twenty-fifth, good', []],
    ['two hundred on the tenth and two hundred on the twenty fifth', [20_000, 20_000]],
  ])('%s', (text, cents) => {
    expect(read(text, 50_000_000)).toEqual(cents)
  })
  it('half and the whole against the balance', () => {
    expect(read('pay half of it')).toEqual([250_000])
    expect(read('pagar la mitad')).toEqual([250_000])
    expect(read('¿qué otra mitad?')).toEqual([])
    expect(read('and the other half')).toEqual([])
    expect(read('the full balance')).toEqual([500_000])
    expect(read('el saldo total')).toEqual([500_000])
  })
  it.each([
    '40 percent off',
    'the last four digits, 4471',
    'let me make sure I have it right, it ends in 0199, is that correct?',
    'your account ends in 4471',
    'termina en 0199, ¿es correcto?',
    'la cuenta que termina en 4471',
    'so 0199 then',
    'it is 90 days past due',
    'on the 15th',
    'since 2019',
    'tres meses de atraso',
    'call 988',
    'a las 6',
  ])('no money: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('money in millions', () => {
  it.each([
    ['un millón trescientos ochenta mil', [138_000_000]],
    ['son dos millones cien mil pesos', [210_000_000]],
    ['one million two hundred thousand', [120_000_000]],
    ['trescientos ochenta mil', [38_000_000]],
  ])('%s', (text, cents) => {
    expect(read(text, 500_000_000)).toEqual(cents)
  })
})
