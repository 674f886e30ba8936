import { describe, expect, it } from 'vitest'
import type { LifeSource } from '../people/source.ts'
import { makeLife } from '../make-life.ts'
import { causeWeight, tellsCause } from './topics.ts'

const source = (scenario: string, name: string, primaryLanguage: 'english' | 'spanish'): LifeSource =>
  ({
    type: 'individual',
    name,
    occupation: null,
    income: '$25,000-$50,000',
    debtAmount: 3_000,
    debtType: 'credit_card',
    paymentHistory: 'good',
    personality: 'cooperative',
    difficultyLevel: 'medium',
    accent: 'neutral',
    voiceType: 'neutral',
    primaryLanguage,
    scenario,
    objections: [],
  }) as never

/** What the debtor says first when asked what happened. */
function firstCause(scenario: string, name: string, language: 'en' | 'es'): string | undefined {
  const life = makeLife(source(scenario, name, language === 'en' ? 'english' : 'spanish'), 5, {
    today: '2026-11-23',
  })
  return life.cause.flatMap((id) => life.facts.filter((fact) => fact.id === id && fact.quotable))[0]?.text
}

describe('why somebody is behind', () => {
  it.each([
    [
      'Rhea worked as a contractor for the first time two years ago, did not set any tax aside and now owes the state $6,900. Her contract runs until November and she has $3,800 in savings.',
      'Rhea Colman',
      'en',
      "I didn't set any tax aside.",
    ],
    [
      'Noemí compró a crédito una moto y debe 48,000 pesos, con tres mensualidades sin pagar. En febrero la planta hizo paros técnicos.',
      'Noemí Salas',
      'es',
      'En febrero la planta hizo paros técnicos.',
    ],
    [
      'Lidia cuenta que está enferma y que la van a despedir, cosas que no son ciertas. Su sobrino se fue a Denver y no paga desde enero.',
      'Lidia Quesada',
      'es',
      'Mi sobrino se fue a Denver y no paga desde enero.',
    ],
    [
      'Alistair sells coal from a narrowboat. He borrowed 9,500 to replate the hull and paid on time for two years, until a lock closure kept him from his customers for eleven weeks last winter.',
      'Alistair Boothby',
      'en',
      'A lock closure kept me from my customers for eleven weeks last winter.',
    ],
    [
      'Tyrell took a $7,000 loan to buy a used van. The transmission went out in February and the repair cost $2,900, so he stopped paying the loan.',
      'Tyrell Banks',
      'en',
      'The transmission went out in February.',
    ],
    [
      'Danielle had an emergency appendectomy in October. She is afraid the hospital will refuse to see her in June.',
      'Danielle Price',
      'en',
      'I had an emergency appendectomy in October.',
    ],
    [
      'Lucía es maestra en Rosario. En mayo se le rompió la caldera y puso 900 en la tarjeta. Su mamá la ayuda con el alquiler desde que se separó.',
      'Lucía Benítez',
      'es',
      'En mayo se me rompió la caldera.',
    ],
    [
      'Jorge dejó de pagar la tarjeta hace ocho meses. Estuvo cinco semanas sin trabajar. Nunca sabe cuánto va a sacar.',
      'Jorge Luna',
      'es',
      'Estuve cinco semanas sin trabajar.',
    ],
  ] as const)('is the event, not what it came to: %s', (scenario, name, language, told) => {
    expect(firstCause(scenario, name, language)).toBe(told)
  })

  it.each([
    'He could pay $50 a month from the 1st.',
    'She is afraid they will take her house.',
    'He stopped paying the loan in April.',
    'She borrowed 9,500 to replate the hull.',
    'She paid on time for two years.',
    'Cobra el día 5 de cada mes.',
    'Es enfermera en un hospital de Monterrey.',
  ])('is not told by: %s', (clause) => {
    expect(causeWeight(clause)).toBe(0)
  })

  it('is told by what is said, and not by a half of it', () => {
    expect(tellsCause('I fell behind when I was laid off.')).toBe(true)
    expect(tellsCause('I stopped paying in April.')).toBe(false)
  })
})
