import { expect, it } from 'vitest'
import { asksSameNumber } from './asks-same-number.ts'

it.each([
  ['great and same number this one', true],
  ["thursday the third say six six o'clock on this same number", true],
  ['Is this number good to reach you?', true],
  ['¿Este mismo número está bien para llamarla?', true],
  ['eh le preguntaba si este número está bien', true],
  ['What number can I reach you on?', false],
  ['Is this the account number?', false],
  ['Can you confirm your address and phone number?', false],
  ['Can you commit to that number?', false],
  ['Is that number right?', false],
  ['¿Está de acuerdo con este número?', false],
  ['¿A qué número le llamo?', false],
  ['licenciado urrutia anotado y el teléfono', false],
  ['No pasa nada, decime vos el número.', false],
  ['Give me a number you can live with.', false],
  ['That is a large number of boxes.', false],
])('%s', (line, asks) => {
  expect(asksSameNumber(line)).toBe(asks)
})
