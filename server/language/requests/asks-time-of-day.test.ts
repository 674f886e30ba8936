import { expect, it } from 'vitest'
import { asksTimeOfDay } from './asks-time-of-day.ts'

it.each([
  ['What time’s good at the shop?', true],
  ['si si una sola pero a que hora', true],
  ['and what time of day', true],
  ['um so is this a good time', false],
  ['What time do you get off work?', false],
  ['What time do you start work?', false],
  ['¿Qué día fue, a qué hora?', false],
])('%s', (line, asks) => {
  expect(asksTimeOfDay(line)).toBe(asks)
})
