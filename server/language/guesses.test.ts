import { expect, it } from 'vitest'
import { asksOfTheirLife } from './guesses.ts'

it.each([
  ['are you an accountant or or something', true],
  ['Was it you?', true],
  ['¿Leticia es su hija?', true],
  ['¿Le detallaron la factura?', true],
  ['Can you still pay it?', false],
  ['Does that make sense?', false],
  ['¿Con eso se acomoda?', false],
  ['¿Me puede mandar la foto?', false],
  ['Is that okay?', false],
])('%s', (line, theirs) => {
  expect(asksOfTheirLife(line)).toBe(theirs)
})
