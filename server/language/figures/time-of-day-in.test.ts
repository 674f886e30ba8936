import { describe, expect, it } from 'vitest'
import { timeOfDayIn } from './time-of-day-in.ts'

describe('timeOfDayIn', () => {
  it.each([
    ['I call you Thursday, December third, around six.', '18:00'],
    ['yes i will monday the seventh at ten', '10:00'],
    ['Thursday at half past eight, then.', '08:30'],
    ['Five pm sharp.', '17:00'],
    ['Shall I ring at 9:30?', '09:30'],
    ['Around noon on Friday.', '12:00'],
    ['Lunes siete, a las cuatro de la tarde.', '16:00'],
    ['Le marco el jueves a las diez y media.', '10:30'],
    ['El sábado a la una.', '13:00'],
    ['At 14:00 on Tuesday.', '14:00'],
    ['I call you tomorrow morning at 7.', '07:00'],
    ['At noon, no wait, at four.', '16:00'],
  ])('reads “%s” as %s', (text, time) => expect(timeOfDayIn(text)).toBe(time))

  it.each([
    'At ten dollars a week it takes two years.',
    'The first on the fifteenth, six payments.',
    'Por las tres cuotas que faltan.',
    'I’ll call you on Thursday.',
    'At one point I thought so.',
    'Around 20 on Friday would help.',
    'By 15 December, or by 7th of January.',
    'About two late payments.',
    'At 10% a year.',
  ])('finds none in “%s”', (text) => expect(timeOfDayIn(text)).toBeNull())
})
