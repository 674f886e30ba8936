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
  ['I am calling to let you know that Ana owes $900 on a card.', false],
  ['dígale que debe 900', false],
  ['Could you give me her number?', false],
  ['Can you give me her account number?', false],
  ['Do you have a phone number for her?', false],
  ['Can you tell me how I can reach her?', false],
  ['¿Me da su número?', false],
  ['Could you give her a message?', true],
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
