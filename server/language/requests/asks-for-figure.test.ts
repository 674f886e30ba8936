import { expect, it } from 'vitest'
import { asksForFigure, asksWhatCouldBePaid } from './asks-for-figure.ts'

it.each([
  ['down to what, give me a number denise', true],
  ['sure what figure would you keep up with', true],
  ['Every Friday, good. And the amount?', true],
  ['¿Qué número tenés en la cabeza?', true],
  ['entonces dígame usted cuánto sí le da', true],
  ['y algo chiquito cuánto sería para vos', true],
  ['¿O usted qué cifra me da?', true],
  ['and, um, a monthly figure', true],
  ['cuánto sería chiquito para vos', true],
  ['dale decime vos cuánto sin sacarle el pan a los pibes', true],
  ['How small is small for you?', true],
  ['how big a slice', true],
  ['Your rent is how much a month?', false],
  ['and you bring home how much a week', false],
  ['you make about how much', false],
  ['dont lie to me then whats a a true number', true],
  ['Piecewise then. How much a month?', true],
  ['And roughly, how much?', true],
  ['¿Y cuánto, más o menos?', true],
  ['every friday ok and how much about', true],
  ['¿Cuánto sería?', true],
  ['What number can I reach you on?', false],
  ['Which number should I call?', false],
  ['What’s your account number?', false],
  ['¿Más o menos cuánto gana al mes?', false],
  ['Dígame cuánto paga de renta', false],
  ['¿A qué número le puedo llamar?', false],
  ['Deme su número para llamarle el viernes', false],
  ['I can hear how low you must be feeling', false],
  ['¿De qué número de factura me habla?', false],
  ['¿Y cuánto fue esa mitad?', false],
  ['What was the amount of the first letter?', false],
])('%s', (line, asks) => {
  expect(asksForFigure(line)).toBe(asks)
})

it.each([
  ['What could you put toward it each month without missing rent or food?', true],
  ['out of those checks what could you put toward the twelve hundred a week, no sorry, a month?', true],
  ['¿Qué le daría sin apretarse, y cada cuándo?', true],
  ['¿cuánto podría abonar?', true],
  ['What could you pay with?', false],
])('what could be paid: %s', (line, asks) => {
  expect(asksWhatCouldBePaid(line)).toBe(asks)
})
