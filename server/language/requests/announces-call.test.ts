import { describe, expect, it } from 'vitest'
import { announcesCall } from './announces-call.ts'

describe('a call that is announced', () => {
  it.each([
    "I note that you've called and nothing is due before we talk, and I ring you Tuesday at ten",
    'Le mando el escrito hoy y el viernes a las diez le marco para ver lo de las cajas',
    'copies from Donna, my call on Thursday at seven',
    'Entonces le llamo mañana.',
  ])('%s', (line) => expect(announcesCall(line)).toBe(true))

  it.each([
    'Le llamo por un adeudo de 2,350',
    'Did they call you?',
    'I called you on Monday',
    'Can I call you Maria?',
    'We call that a hardship plan.',
    'When I call you in the morning people never answer.',
    'Le llamo respecto a su adeudo del mes pasado.',
    'Lo marco como pendiente.',
    '¿Ya le habló mi compañera el lunes?',
    'Ya no le llamamos más por la noche.',
  ])('none: %s', (line) => expect(announcesCall(line)).toBe(false))
})
