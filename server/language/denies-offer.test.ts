import { expect, it } from 'vitest'
import { deniesOffer } from './denies-offer.ts'

it.each([
  ['Espérese, yo nunca dije 400', true],
  ['no no the 190 is my heating not yours', true],
  ['no no not the money the the photo', true],
  ['No, no, not the money', true],
  ['I haven’t mentioned the discount yet.', false],
  ['I never said it was your fault, Ana.', false],
  ['¿No le dije que hay un descuento?', false],
  ['No te pedí plata todavía', true],
  ['claro no le pido que pague', false],
  ['I’m sorry, I didn’t mean to upset you', false],
  ['Le pido una disculpa, de corazón', false],
])('%s', (line, denies) => {
  expect(deniesOffer(line)).toBe(denies)
})
