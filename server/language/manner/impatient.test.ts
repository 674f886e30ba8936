import { describe, expect, it } from 'vitest'
import { soundsImpatient } from './impatient.ts'

describe('soundsImpatient', () => {
  it.each([
    'Karen, it is one number, one oh five, yes or no?',
    'Look, I’ve asked three times now, Monday or Tuesday?',
    'But quickly please, we still haven’t talked about a single dollar.',
    'Mire, tengo varias llamadas, así que vamos al grano.',
    'Eso se sabe o no se sabe, don Roberto.',
    'Así no avanzamos.',
    'Pues para eso me pagan, para preguntar.',
  ])('hears it in “%s”', (line) => expect(soundsImpatient(line)).toBe(true))

  it.each([
    'No rush, a yes or no can wait until Friday.',
    'You have other calls to make, I know.',
    'Take your time.',
    'I have a lot of people in your situation.',
    'I’m happy to answer the question.',
    'You aren’t wasting my time.',
    'Let’s see how you get to the point where you pay fifty.',
    'Just give me a number that works for you.',
    'The last time you paid, which card was it?',
    'Le llamo por segunda vez esta semana.',
    'Ya pregunté al banco por usted.',
    'Conteste la pregunta de seguridad, por favor.',
    'Would you answer a question for me?',
    'Sin prisa, don Ernesto.',
    'Tengo una pregunta más, si me permite.',
    '¿Puede pagar una parte, sí o no está en condiciones?',
  ])('hears none in “%s”', (line) => expect(soundsImpatient(line)).toBe(false))
})
