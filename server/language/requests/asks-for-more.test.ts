import { expect, it } from 'vitest'
import { asksForMore } from './asks-for-more.ts'

it.each([
  ['Could you do a bit more?', true],
  ['can you go any higher', true],
  ['Is there any way to stretch it?', true],
  ['Is that the most you can manage?', true],
  ['¿Puede dar más?', true],
  ['¿no le puede subir un poquito?', true],
  ['¿y un poco más?', true],
  ['¿Podrías estirarte?', true],
  ['¿Es lo más que puede?', true],
  ['ya cuánto por quincena', false],
  ['how much a month then', false],
  ['How much could you pay a month, more or less?', false],
  ['¿Más o menos cuánto podría?', false],
  ['¿Cuánto podría pagar más adelante?', false],
  ['And once more, how much a week?', false],
  ['Do you have any more questions?', false],
])('%s', (line, asks) => {
  expect(asksForMore(line)).toBe(asks)
})
