import { describe, expect, it } from 'vitest'
import { understand } from './acts/understand.ts'
import { askedAbout } from './asked.ts'
import { brushesOff } from './brush-off.ts'
import { namesCardDebt } from './card-debt.ts'

function asked(text: string) {
  const context = {
    callLanguage: 'bilingual',
    today: '2026-03-03',
    balanceCents: 240_000,
    debtorName: 'Ana',
  } as const
  return askedAbout(understand(text, context), text)
}

describe('what a question is about', () => {
  it.each([
    ['How are you today?', 'wellbeing'],
    ['How are you managing at the moment?', 'wellbeing'],
    ['¿Cómo la va llevando?', 'wellbeing'],
    ['¿Cómo está hoy?', 'wellbeing'],
    ['Is this a good time to talk?', 'good_time'],
    ['¿Le agarro en buen momento?', 'good_time'],
    ['What would help most right now?', 'help'],
    ['¿Qué le ayudaría más ahora?', 'help'],
    ['Are you still there?', 'presence'],
    ['¿Sigue ahí?', 'presence'],
    ['Are you refusing to pay?', 'refusing'],
    ['¿Se está negando a pagar?', 'refusing'],
    ['When did it start?', 'since'],
    ['¿Desde cuándo está así?', 'since'],
    ['Okay fine, what can you do?', 'affordability'],
    ['What number would let you sleep?', 'affordability'],
    ['What could you set aside without going short on food?', 'affordability'],
    ['Do you have a job?', 'employment'],
    ['¿Tiene trabajo?', 'employment'],
    ['Which way of paying suits you?', 'method'],
    ['¿Qué forma de pago le acomoda?', 'method'],
    ['When would be best?', 'date'],
    ['Great! And when?', 'date'],
    ['¡Qué bueno! ¿Y para cuándo?', 'date'],
    ['One is a plan of $300 a month. What do you think?', 'commitment'],
    ['¿Cómo lo ve?', 'commitment'],
    ['So what do you want to do?', 'help'],
    ['Yes or no?', 'refusing'],
    ["What's the most you could do?", 'affordability'],
    ['Then make me an offer.', 'affordability'],
    ['¿Cuánto tiempo lleva así?', 'since'],
    ['¿Tiene cuenta de banco?', 'method'],
    ['Did I get it right?', 'understanding'],
    ['¿Me cuenta un poco más?', 'cause'],
    ['When do you get paid?', 'pay_day'],
    ['How much could you manage a month?', 'affordability'],
    ['What happened?', 'cause'],
  ] as const)('%s: %s', (text, about) => {
    expect(asked(text)).toBe(about)
  })
})

describe('a brush-off', () => {
  it.each([
    'Everybody has bills. Give me a date.',
    'I hear that all the time.',
    'Eso me lo dicen todos.',
    'Todos tenemos gastos.',
    "That's not my problem.",
  ])('is %s', (text) => expect(brushesOff(text)).toBe(true))

  it.each([
    'I hear that you are worried.',
    'Everybody deserves a fair plan.',
    'Todos los meses, ¿le parece bien?',
    'It is no problem.',
  ])('is not %s', (text) => expect(brushesOff(text)).toBe(false))
})

it('a card debt is named, or paid with a card', () => {
  expect(namesCardDebt('It is about your credit card.')).toBe(true)
  expect(namesCardDebt('Es por su tarjeta de crédito.')).toBe(true)
  expect(namesCardDebt('Could you pay with your credit card?')).toBe(false)
  expect(namesCardDebt('¿Con qué tarjeta paga?')).toBe(false)
})
