import { expect, it } from 'vitest'
import { doubtsAmount } from './doubts-amount.ts'

it.each([
  ['Do you think that number’s wrong?', true],
  ['¿Le parece que está mal la cifra?', true],
  ['Does that number look right to you, or is there some of it you’d dispute?', false],
  ['Is that correct?', false],
  ['¿Está de acuerdo con el monto?', false],
])('%s', (line, doubts) => {
  expect(doubtsAmount(line)).toBe(doubts)
})
