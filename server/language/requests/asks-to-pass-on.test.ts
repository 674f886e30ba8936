import { expect, it } from 'vitest'
import { asksToPassOn, asksWhenBack } from './asks-to-pass-on.ts'

it.each([
  ['Could you ask her to call me back?', true],
  ['can i leave a message for him', true],
  ['please let her know Marcus called', true],
  ['¿Le puedo dejar un recado?', true],
  ['dígale por favor que me llame', true],
  ['Is this Teresa?', false],
  ['¿Con quién hablo?', false],
  ['Can you tell me your name?', false],
])('hears that a message is to be passed on: %s', (line, asks) => {
  expect(asksToPassOn(line)).toBe(asks)
})

it.each([
  ['When will she be back?', true],
  ["what's the best time to reach her", true],
  ['¿A qué hora regresa?', true],
  ['¿Cuándo la puedo encontrar?', true],
  ['When did you last pay?', false],
  ['¿Cuándo pagó por última vez?', false],
])('hears that somebody is asked for later: %s', (line, asks) => {
  expect(asksWhenBack(line)).toBe(asks)
})
