import { expect, it } from 'vitest'
import { asksToBeTold } from './asks-to-be-told.ts'

it.each([
  ['if it rains again you call me before you miss one', true],
  ['Si un mes no llega, me llama antes', true],
  ['tell me about the shop', false],
  ['call me on Friday with a number', false],
  ['Let me know if that works for you.', false],
  ['Mi compañera le llama antes del viernes.', false],
  ['¿Me habla primero de su trabajo?', false],
])('%s', (line, asks) => {
  expect(asksToBeTold(line)).toBe(asks)
})
