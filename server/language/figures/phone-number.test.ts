import { expect, it } from 'vitest'
import { holdsPhoneNumber } from './phone-number.ts'

it.each(['Le indico: 55 5550 0142, extensión 18.', 'It’s 614-555-0155.', 'Call (303) 555 0142, please.'])(
  'a telephone number is heard in: %s',
  (line) => {
    expect(holdsPhoneNumber(line)).toBe(true)
  },
)

it.each([
  'You owe $24,500.',
  'Son 1.340.000 pesos.',
  'Could you pay 200 or 250?',
  'It was 12 800 in May 2026.',
])('no telephone number is heard in: %s', (line) => {
  expect(holdsPhoneNumber(line)).toBe(false)
})
