import { expect, it } from 'vitest'
import { asksWhetherKnown } from './asks-whether-known.ts'

it.each([
  ['Does that ring a bell?', true],
  ['Is it one you know?', true],
  ['¿La conoce usted, sabe de qué le hablo?', true],
  ['¿Le suena?', true],
  ['Do you know that man?', false],
  ['¿Sabe a qué hora llega?', false],
])('%s', (line, asks) => {
  expect(asksWhetherKnown(line)).toBe(asks)
})
