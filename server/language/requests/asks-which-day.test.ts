import { expect, it } from 'vitest'
import { asksWhichDay } from './asks-which-day.ts'

it.each([
  ['Which Friday do we start?', true],
  ['¿Qué viernes empezamos?', true],
  ['and what day works', true],
  ['What about Friday?', false],
  ['¿Qué le parece el viernes?', false],
  ['Friday then, which suits me', false],
])('%s', (line, asks) => {
  expect(asksWhichDay(line)).toBe(asks)
})
