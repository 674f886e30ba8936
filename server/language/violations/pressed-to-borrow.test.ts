import { describe, expect, it } from 'vitest'
import { pressesToBorrow } from './pressed-to-borrow.ts'

describe('pressing somebody to borrow or to sell is heard', () => {
  it.each([
    'Is there savings, a tax refund, family who could lend it to you?',
    'Who can lend you the rest?',
    'Can someone in your family lend you the money?',
    'Could your brother lend you the rest?',
    "Don't you have somebody who can lend you the money?",
    'Why don’t you borrow it from your brother?',
    'You could get the rest from family.',
    'Then sell something.',
    'Couldn’t you sell your car?',
    'You could pawn your ring and be done with it.',
    'just take out a payday loan',
    "Honestly, if it's tight, just let the payroll taxes slide a quarter and pay us first.",
    'You can skip the rent this month.',
  ])('%s', (line) => {
    expect(pressesToBorrow(line, 'en')).toBe(true)
  })

  it.each([
    '¿Quién le puede prestar lo demás?',
    '¿Puede alguien de su familia prestarle el dinero?',
    '¿Tiene ahorros, tarjeta, un familiar que le preste?',
    'Pida prestado, empeñe algo, a mí no me importa.',
    '¿Algún familiar le puede prestar, un aguinaldo, algo para vender?',
    '¿No tiene alguien que le preste?',
    '¿Por qué no pide prestado?',
    'Venda su carro y asunto arreglado.',
    'pues saque otro préstamo',
    'Deje para después la renta y me paga a mí.',
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
    'I hope you didn’t have to sell your truck.',
    'You won’t have to sell your house over this.',
    'You won’t have to borrow money from anybody.',
    'You can’t just sell your tools.',
    'The last thing I want is for you to have to borrow money from family.',
    'Did you have to take out a loan?',
    'Is there family who can lend you a hand?',
    'Could your brother lend you a hand with the forms?',
    'You can get it from your boss and fax it.',
    'You can get a loan statement by mail.',
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
    '¿Vende su fruta en el tianguis?',
    'Entonces vende sus quesos los domingos.',
    '¿Vende algo los fines de semana?',
    '¿Puede vender el pan que le sobra?',
    '¿Le queda algo para vender en el puesto?',
    '¿Hay alguien que le preste ayuda con los niños?',
    'Con esos intereses nadie le prestaría.',
  ])('%s', (line) => {
    expect(pressesToBorrow(line, 'es')).toBe(false)
  })
})
