import { describe, expect, it } from 'vitest'
import { pressesToBorrow } from './pressed-to-borrow.ts'

describe('pressing somebody to borrow or to sell is heard', () => {
  it.each([
    'Is there savings, a tax refund, family who could lend it to you?',
    'Who can lend you the rest?',
    "Don't you have somebody who can lend you the money?",
    'Why don’t you borrow it from your brother?',
    'You could get the rest from family.',
    'Then sell something.',
    'Couldn’t you sell your car?',
    'You could pawn your ring and be done with it.',
    'just take out a payday loan',
  ])('%s', (line) => {
    expect(pressesToBorrow(line, 'en')).toBe(true)
  })

  it.each([
    '¿Quién le puede prestar lo demás?',
    '¿Tiene ahorros, tarjeta, un familiar que le preste?',
    'Pida prestado, empeñe algo, a mí no me importa.',
    '¿Algún familiar le puede prestar, un aguinaldo, algo para vender?',
    '¿No tiene alguien que le preste?',
    '¿Por qué no pide prestado?',
    'Venda su carro y asunto arreglado.',
    'pues saque otro préstamo',
  ])('%s', (line) => {
    expect(pressesToBorrow(line, 'es')).toBe(true)
  })
})

describe('what only speaks of a loan presses nobody', () => {
  it.each([
    'Please don’t borrow it from anybody for this.',
    'I would never ask you to sell your car.',
    'If you sell your truck, you can’t get to work.',
    'What did you borrow the money for?',
    'Did the lender call you before?',
    'No debt is worth another loan.',
    'Who lent you the money back then?',
    'Is he still around to lend a hand?',
    'I can ask the lender to take something off.',
    'You don’t have to sell your tools.',
    'How long did it take to get a loan?',
  ])('%s', (line) => {
    expect(pressesToBorrow(line, 'en')).toBe(false)
  })

  it.each([
    'No pida prestado para esto.',
    'No hace falta que le preste nadie.',
    'Si pide prestado, le queda a deber a otro.',
    'Que venda mucho, doña Lety.',
    '¿Para qué pidió prestado el dinero?',
    'Ninguna deuda vale otro préstamo.',
    '¿Quién le prestó el dinero en ese entonces?',
    'No tiene que vender su carro.',
    '¿Cuánto de ese camión ya no pudo vender?',
    'Le presto atención, siga.',
  ])('%s', (line) => {
    expect(pressesToBorrow(line, 'es')).toBe(false)
  })
})
