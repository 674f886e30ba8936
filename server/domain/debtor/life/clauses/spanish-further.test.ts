import { describe, expect, it } from 'vitest'
import { asFirm, withFurtherDeeds } from './spanish-further.ts'

describe('a further verb of whoever speaks', () => {
  it.each([
    ['Cobro en el día, paga alquiler el 10.', 'Cobro en el día, pago alquiler el 10.'],
    ['Tengo buena voluntad y paga todo en término.', 'Tengo buena voluntad y pago todo en término.'],
    [
      'Gasté la tarjeta cuando me separé y no paga desde mayo.',
      'Gasté la tarjeta cuando me separé y no pago desde mayo.',
    ],
  ])('is put into the first person as well: %s', (text, said) => expect(withFurtherDeeds(text)).toBe(said))

  it.each([
    'Vivo con mi hermana, paga la renta.',
    'Mi mujer cobra el paro y cuida a su madre.',
    'El banco me llamó y quiere cobrar.',
  ])('is left where somebody else may do it: %s', (text) => expect(withFurtherDeeds(text)).toBe(text))
})

describe('what a firm did', () => {
  it.each([
    ['Pidieron un préstamo.', 'Pedimos un préstamo.'],
    ['Hasta el verano pagaban los coches.', 'Hasta el verano pagábamos los coches.'],
    ['En marzo subieron la luz.', 'En marzo subieron la luz.'],
  ])('%s', (text, said) => expect(asFirm(text)).toBe(said))
})
