import { expect, it } from 'vitest'
import { asksWhatHinders } from './asks-what-hinders.ts'

it.each([
  ['What is it that makes you hesitate, the sum or the day?', true],
  ['whats holding you back um the amount or time', true],
  ['¿Qué lo hace dudar, el dinero o la señora?', true],
  ['¿Qué es lo que más te hace dudar, el monto o no saber si vas a poder seguir?', true],
  ['¿Entonces qué lo frena, la lana o la aclaración?', true],
  ['What are you holding in your hand?', false],
  ['¿Qué le hace falta a la camioneta?', false],
])('%s', (line, asks) => {
  expect(asksWhatHinders(line)).toBe(asks)
})
