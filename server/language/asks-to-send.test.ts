import { describe, expect, it } from 'vitest'
import { asksTimeOfDay } from './asks-time-of-day.ts'
import { asksToBeTold } from './asks-to-be-told.ts'
import { asksToSend, isOnCondition } from './asks-to-send.ts'
import { deniesOffer } from './denies-offer.ts'

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

  it.each([
    ['What time’s good at the shop?', true],
    ['si si una sola pero a que hora', true],
    ['and what time of day', true],
    ['um so is this a good time', false],
    ['What time do you get off work?', false],
    ['What time do you start work?', false],
    ['¿Qué día fue, a qué hora?', false],
  ])('a time of day: %s', (line, asks) => {
    expect(asksTimeOfDay(line)).toBe(asks)
  })

  it.each([
    ['if it rains again you call me before you miss one', true],
    ['Si un mes no llega, me llama antes', true],
    ['tell me about the shop', false],
    ['call me on Friday with a number', false],
    ['Let me know if that works for you.', false],
    ['Mi compañera le llama antes del viernes.', false],
    ['¿Me habla primero de su trabajo?', false],
  ])('to be told in time: %s', (line, asks) => {
    expect(asksToBeTold(line)).toBe(asks)
  })
})

describe('a sum that nobody asked for', () => {
  it.each([
    ['Espérese, yo nunca dije 400', true],
    ['no no the 190 is my heating not yours', true],
    ['no no not the money the the photo', true],
    ['No, no, not the money', true],
    ['I haven’t mentioned the discount yet.', false],
    ['I never said it was your fault, Ana.', false],
    ['¿No le dije que hay un descuento?', false],
    ['No te pedí plata todavía', true],
    ['claro no le pido que pague', false],
    ['I’m sorry, I didn’t mean to upset you', false],
    ['Le pido una disculpa, de corazón', false],
  ])('%s', (line, denies) => {
    expect(deniesOffer(line)).toBe(denies)
  })
})
