import { expect, it } from 'vitest'
import { asksForPayDay } from './asks-for-pay-day.ts'

it.each([
  'what kinda job and uh when do you get paid',
  "So what do you bring home, and when's payday?",
  '¿Y le pagan por quincena? ¿Qué días cobra?',
  'cada cuánto cobra usted',
])('hears that the pay day is asked for: %s', (line) => expect(asksForPayDay(line)).toBe(true))

it.each([
  'When can you pay this?',
  'What day works for the payment?',
  '¿Cuándo puede pagar?',
  'How much do you get paid?',
])('hears no question about the pay day: %s', (line) => expect(asksForPayDay(line)).toBe(false))
