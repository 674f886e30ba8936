import { expect, it } from 'vitest'
import { offersWholeOrParts } from './whole-or-parts.ts'

it.each([
  ['how would you like to pay that, all at once or bit by bit', true],
  ['Pay it all, or monthly. What suits you?', true],
  ['Once it’s in, would you clear your part in one go or spread it?', true],
  ['puede pagar todo de una vez o en pagos chiquitos', true],
  ['Can you pay it all today?', false],
  ['¿Le quedó todo claro o repasamos los pagos?', false],
  ['Did you get it all, or should I repeat the payments?', false],
  ['60 or 80 a month', false],
])('%s', (line, is) => {
  expect(offersWholeOrParts(line)).toBe(is)
})
