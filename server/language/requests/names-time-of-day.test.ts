import { describe, expect, it } from 'vitest'
import { asksWhetherItSuits, namesTimeOfDay } from './names-time-of-day.ts'

describe('a time of day', () => {
  it.each([
    'miércoles dos va, le queda a las cuatro de la tarde?',
    'listo entonces eh jueves ocho y media te va',
    'Wednesday at ten, does that work?',
    'is around six okay for you',
    'Does 4 pm work?',
    'Is 10:30 good for you?',
  ])('is named, and asked about: %s', (line) => {
    expect(namesTimeOfDay(line)).toBe(true)
    expect(asksWhetherItSuits(line)).toBe(true)
  })

  it.each([
    'How about 60 a month, first Friday?',
    'A qué hora te viene bien?',
    'Were you there at the hospital?',
    'after 2,000 a month, what is left?',
    'So did I catch you after a shift, or before one?',
    'Is ten bad for a kitchen?',
    '¿A las diez o a las once?',
    'Have you been driving for about ten years?',
    'Are you still at 12 Oak Street?',
    'So you have been out of work for about six months?',
    'What time in the afternoon is good?',
    '¿A qué hora por la tarde le marco?',
  ])('is not named: %s', (line) => {
    expect(namesTimeOfDay(line)).toBe(false)
  })

  it.each([
    'Does your shift start at six?',
    '¿Usted trabaja por la noche?',
    'Do you drive the bus in the morning?',
  ])('is named and not proposed: %s', (line) => expect(asksWhetherItSuits(line)).toBe(false))
})
