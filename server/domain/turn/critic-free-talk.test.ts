import { describe, expect, it } from 'vitest'
import type { Fact } from '../debtor/life/life.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { Critic } from './critic.ts'
import { anyPlan, judge, life, scenario } from './testing/judge.ts'

describe('[LLM2] what a language model said in free talk, and was refused for', () => {
  const heard = (text: string): TranscriptLine[] => [{ itemId: null, speaker: 'user', text }]

  it('a number that the move answers with may be written in words', () => {
    const plan: DebtorPlan = {
      ...anyPlan,
      act: 'answer',
      says: { situation: 'plain.how_long' },
      terms: { detail: '32 years' },
    }
    const critic = new Critic({ plan, scenario, lines: [] })
    expect(critic.judge('Thirty-two years.', '')).toEqual({ ok: true })
    expect(critic.judge('Thirty-three years.', '').ok).toBe(false)
  })

  it('the thousands of a sum that was heard may be said alone, and "a mil" is no sum', () => {
    const es = { language: 'es', scenario: { sessionLanguage: 'spanish' } } as const
    const lines = heard('bueno recapitulo dieciocho cuotas de ciento veinte mil')
    expect(judge('answer', 'Vos dijiste otra cosa, no ciento veinte.', { ...es, lines })).toBe('ok')
    expect(judge('answer', 'Vos dijiste otra cosa, no ciento treinta.', { ...es, lines })).toContain(
      'ciento treinta',
    )
    expect(judge('answer', 'Te tienen a mil ahí.', es)).toBe('ok')
    expect(judge('answer', 'Me deben mil pesos ahí.', es)).toContain('mil')
    expect(judge('counter_offer', 'Puedo llegar a mil.', es)).toContain('mil')
  })

  it.each([
    ['Sí, soy yo, y sí puedo hablar.', '¿Hablo con Ana Ruiz? Es sobre su tarjeta.'],
    ['Las disculpas se las acepto, pero ciento cincuenta no puedo.', 'Le pido disculpas. ¿Y $150 al mes?'],
    ['Sí, tengo, y les paso la cuota todos los meses.', '¿Tiene hijos?'],
  ])('is no agreement: %s', (clause, line) => {
    expect(judge('answer', clause, { language: 'es', lines: heard(line) })).toBe('ok')
  })

  it.each([
    ['Se lo mando todos los meses.', '¿Le parece $50 al mes?'],
    ['Le mando las cuotas.', '¿Le parece $50 al mes?'],
    ['Le paso la cuota todos los meses.', '¿Le parece $50 al mes?'],
  ])('is an agreement still: %s', (clause, line) => {
    expect(judge('answer', clause, { language: 'es', lines: heard(line) })).toContain('agrees to pay')
  })

  it('the caller’s form of address may be thrown back', () => {
    const lines = heard('Usted es el señor Tornillo, ¿no?')
    const context = { language: 'es', scenario: { name: 'Ferretería El Tornillo' }, lines } as const
    expect(judge('answer', '¡Qué señor Tornillo ni qué nada!', context)).toBe('ok')
    expect(judge('answer', 'Gracias, señor Tornillo.', context)).toContain('collector')
  })

  it('a payment that the scenario tells of may be named', () => {
    const paid: Fact = {
      id: 'scenario-6',
      topic: 'last_payment',
      also: [],
      text: 'Pagué cuatro cuotas, 1.090 euros.',
      again: 'Cuatro cuotas.',
      openness: 'free',
      from: 'scenario',
      quotable: true,
    }
    const lives = (facts: Fact[]) => ({ lives: { en: life('en'), es: { ...life('es'), facts } } })
    const told = 'Y ya pagué cuatro cuotas.'
    const known = heard('Son cuatro cuotas.')
    expect(judge('answer', told, { language: 'es', lines: known, scenario: lives([paid]) })).toBe('ok')
    expect(judge('answer', told, { language: 'es', lines: known })).toContain('a payment made already')
  })
})
