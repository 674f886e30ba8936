import { describe, expect, it } from 'vitest'
import { asksToSend, isOnCondition } from './asks-to-send.ts'

describe('what is asked for', () => {
  it.each([
    'Could you send it me?',
    'could you send me that folder and your july statement',
    'Can Donna take a picture of them?',
    'By when can you send your documents?',
    'okay send me the photo',
    'i want to see them',
    '¿Me la manda hoy?',
    'Mándeme fotos y la reclamación que hizo',
    '¿me puede mandar copia del acuse?',
    'este si dígale a Meche que me las mande',
  ])('is sent: %s', (line) => {
    expect(asksToSend(line)).toBe(true)
  })

  it.each([
    'what could you send us this month',
    'y cuánto podrías mandarme el viernes',
    'and how will you send it',
    'Can I send you the letter?',
    'Could you send the payment by Friday?',
    'páseme con su esposa por favor',
    '¿me puede dar su correo?',
    'Le mando el desglose hoy mismo.',
    'Send us a copy of your passport',
    'Entiendo, eso le puede pasar a cualquiera.',
    '¿Puede pasar mañana a la oficina?',
    '¿Me puede pasar con su esposa?',
    '¿Puede mandar algo hoy?',
    'Would an email be better for you?',
    'Can I just send you the agreement?',
    'Can I show you how a plan works?',
    'When can we get the balance?',
    'I’d love to see that paid down.',
  ])('is no thing to send: %s', (line) => {
    expect(asksToSend(line)).toBe(false)
  })

  it('is told from what is only a condition', () => {
    expect(isOnCondition('si me los reenvía le doy la razón')).toBe(true)
    expect(isOnCondition('send me both and I will look')).toBe(false)
  })
})
