import { describe, expect, it } from 'vitest'
import { read } from '../read.ts'
import { moralizes } from './moralizes.ts'

describe('a moral of how people get into debt', () => {
  it.each([
    ["You'll find, sir, that people who won't look at how they got into debt tend to stay there.", 'en'],
    ["people who don't plan their money end up in debt", 'en'],
    ['Folks who never open their bills never get ahead.', 'en'],
    ["Those who don't budget usually end up owing more.", 'en'],
    [
      "Anyone who spends what they don't have stays broke, and people who borrow always end up back here.",
      'en',
    ],
    ['Adults who ignore letters tend to stay in debt.', 'en'],
    ['La gente que no cuida su dinero siempre acaba endeudada.', 'es'],
    ['los que no ven sus gastos nunca salen de deudas', 'es'],
    ['Las personas que no ahorran terminan debiendo.', 'es'],
    ['El que gasta de más se queda endeudado, así es.', 'es'],
    ['Quienes no abren sus cuentas, o los que no pagan, siguen igual.', 'es'],
    ['Uno que no sabe en qué se le va la plata no sale adelante.', 'es'],
  ] as const)('is heard in: %s', (line, language) => {
    expect(moralizes(line, language)).toBe(true)
  })

  it.each([
    ["Accidents happen to people who don't pay.", 'en'],
    ['People who owe money tend to end up in hospital.', 'en'],
    ['Be careful on the stairs, people who owe me money usually end up slipping.', 'en'],
    ["Folks who don't pay their debts tend to stay there, in the canal.", 'en'],
    ['People who set up a small plan usually get clear of it sooner.', 'en'],
    ['People who call us about their bills always get help.', 'en'],
    ['Many people who owe are embarrassed, and there is no need.', 'en'],
    ['Los que no pagan por las buenas amanecen en el hospital.', 'es'],
    ['A los que no pagan les pasan cosas.', 'es'],
    ['La gente que debe dinero termina así, en el río.', 'es'],
    ['La gente que paga poquito a poco sale de la deuda.', 'es'],
    ['A muchas personas que deben les da pena llamar.', 'es'],
  ] as const)('is not heard in: %s', (line, language) => {
    expect(moralizes(line, language)).toBe(false)
  })

  it('is a manner of speaking, and no threat', () => {
    const { sentences } = read(
      "You'll find, sir, that people who won't look at how they got into debt tend to stay there.",
      { callLanguage: 'en', today: '2026-11-29', balanceCents: 184_000, debtorName: '', debtor: null },
    )
    const hits = sentences.flatMap(({ violations }) => violations)
    expect(hits.map(({ violation, severity }) => [violation, severity])).toEqual([['condescension', 'minor']])
  })
})
