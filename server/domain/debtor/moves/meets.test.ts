import { describe, expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { tagged } from '../eval/tagged.ts'
import type { Objection, ObjectionTopic } from '../plan.ts'
import { hear } from './heard.ts'
import { meets } from './meets.ts'

const objection = (topic: ObjectionTopic, text: string | null = null): Objection => ({
  id: '0',
  topic,
  text,
  status: 'raised',
  raisedTimes: 1,
})
const meet = (line: string, topic: ObjectionTopic, text: string | null = null) =>
  meets(hear(tagged(line)), objection(topic, text))

describe('how a turn meets an objection', () => {
  it('a dispute is met with validation, never with a plan', () => {
    expect(meet('[offer_validation]', 'dispute_amount')).toBe('matched')
    expect(meet('[plan] $50 monthly', 'dispute_amount')).toBe('mismatched')
    expect(meet('[plan]', 'already_paid')).toBe('mismatched')
  })
  it('lack of money is met with a plan, and a demand for it all is no answer', () => {
    expect(meet('[plan]', 'no_money')).toBe('matched')
    expect(meet('[ask_full]', 'no_money')).toBe('mismatched')
  })
  it('kindness and questions explore; a push answers nothing', () => {
    expect(meet('[empathy]', 'no_money')).toBe('explored')
    expect(meet('[open_probe] [cause?]', 'spouse')).toBe('explored')
    expect(meet('[plan] [push]', 'no_money')).toBe('mismatched')
    expect(meet('[arrest]', 'no_money')).toBe('ignored')
  })
  it('a custom objection is met by saying it back with something constructive', () => {
    const text = "I don't trust collection agencies"
    expect(meet('[reflect] [explain]', 'custom', text)).toBe('matched')
  })
})

describe('an objection in the words of its author', () => {
  const meetSaid = (callLanguage: 'en' | 'es', text: string, line: string) =>
    meets(
      hear(
        read(line, {
          callLanguage,
          today: '2026-03-03',
          balanceCents: 320_000,
          debtorName: 'Ana Torres',
          debtor: null,
        }),
      ),
      objection('custom', text),
    )

  it.each([
    ['en', 'Why do you call me at work?', 'I won’t call you at work again. Which number is better?'],
    ['en', "I don't trust collection agencies", 'Why don’t you trust collection agencies?'],
    ['en', 'You people sold my account three times.', 'How did you learn that your account was sold?'],
    [
      'en',
      'The furniture arrived broken and the store never answered.',
      'I will ask the store about the broken furniture.',
    ],
    ['es', '¿Por qué me llaman a la oficina?', '¿A qué hora le llaman a la oficina?'],
    ['es', 'No confío en las agencias de cobranza', '¿Por qué no confía en las agencias de cobranza?'],
    [
      'es',
      'Los muebles llegaron rotos y la tienda no respondió.',
      'Voy a anotar lo de los muebles y lo de la tienda.',
    ],
    [
      'es',
      'Los muebles llegaron rotos y la tienda no respondió.',
      'Le explico lo de los muebles: usted puede reclamar a la tienda por escrito.',
    ],
    ['en', "I don't trust you.", 'Why don’t you trust me? What happened?'],
    ['en', 'Stop calling my boss!', 'I will make a note not to call your boss again.'],
    ['es', 'No confío en ustedes.', '¿Por qué no confía en nosotros?'],
    ['es', 'Ya me cansé de sus llamadas.', '¿Qué es lo que más le cansa de las llamadas?'],
  ] as const)('(%s) "%s" is met by talking about it: %s', (language, text, line) => {
    expect(meetSaid(language, text, line)).toBe('matched')
  })

  it.each([
    ['en', 'Why do you call me at work?', 'Where do you work?'],
    [
      'en',
      'Why do you call me at work?',
      'Did my call reach you at work, and can you pay the balance today?',
    ],
    ['en', "I don't trust collection agencies", 'Our agency collects for the bank. You owe $3,200.'],
    ['en', 'You people sold my account three times.', 'How long has the account been on your mind?'],
    ['en', 'The furniture arrived broken and the store never answered.', 'Do you live alone?'],
    ['es', '¿Por qué me llaman a la oficina?', '¿Trabaja en una oficina?'],
    ['es', 'No confío en las agencias de cobranza', 'Somos una agencia de cobranza y debe pagar.'],
    [
      'es',
      'Los muebles llegaron rotos y la tienda no respondió.',
      'Debe 3.200 a la tienda de muebles. ¿Puede pagarlos todos hoy?',
    ],
    ['en', 'You people sold my account three times.', 'Your account was sold, okay? Can you hear me?'],
    ['en', 'You people sold my account three times.', 'Your account was sold. Where do you live?'],
    [
      'en',
      'Why do you call me at work?',
      'You have to answer when we call, at work or not. Who is your boss at work?',
    ],
    [
      'en',
      'The furniture arrived broken and the store never answered.',
      'The furniture and the store are not my problem. How are you going to fix this?',
    ],
    ['en', "I don't trust you.", 'Trust me, you owe this. Where do you work?'],
    ['es', 'No confío en ustedes.', 'Confíe en mí y pague. ¿Dónde trabaja?'],
    ['es', 'Ya me cansé de sus llamadas.', 'Le llamo por su deuda. ¿Dónde trabaja?'],
  ] as const)('(%s) "%s" is not met by: %s', (language, text, line) => {
    expect(meetSaid(language, text, line)).not.toBe('matched')
  })
})
