import { expect, it } from 'vitest'
import { asksWhichMonth, namesMonthAlone } from './asks-which-month.ts'

it.each([
  ['right but uh which month does it does it start again', true],
  ['¿Y en qué mes vuelve a cobrar?', true],
  ['How much a month?', false],
  ['¿Cuánto al mes?', false],
])('asks for a month: %s', (line, asks) => {
  expect(asksWhichMonth(line)).toBe(asks)
})

it.each([
  ['September?', true],
  ['¿En agosto?', true],
  ['In September you said', false],
  ['Friday?', false],
])('names a month alone: %s', (line, names) => {
  expect(namesMonthAlone(line)).toBe(names)
})
