import { describe, expect, it } from 'vitest'
import { proposesTimeOfDay } from './proposes-time-of-day.ts'

describe('a time of day that is proposed', () => {
  it.each([
    'miércoles dos va, le queda a las cuatro de la tarde?',
    'listo entonces eh jueves ocho y media te va',
    '¿A qué hora no está dormido Mateo, como a las diez?',
    'Wednesday at ten, does that work?',
    'is around six okay for you',
    '¿en la tarde, mejor?',
  ])('is asked about: %s', (line) => {
    expect(proposesTimeOfDay(line, line.includes('?'))).toBe(true)
  })

  it.each([
    'How about 60 a month, first Friday?',
    'A qué hora te viene bien?',
    'Were you there at the hospital?',
    'after 2,000 a month, what is left?',
    'I call you at four then',
    'So did I catch you after a shift, or before one?',
    'Is ten bad for a kitchen?',
    '¿A las diez o a las once?',
  ])('is not: %s', (line) => {
    expect(proposesTimeOfDay(line, line.includes('?'))).toBe(false)
  })
})
