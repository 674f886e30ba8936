import { describe, expect, it } from 'vitest'
import { read } from '../read.ts'

const found = (line: string, language: 'en' | 'es') =>
  read(line, {
    callLanguage: language,
    today: '2026-12-01',
    balanceCents: 235_000,
    debtorName: 'Roberto Méndez',
    debtor: null,
  }).sentences.flatMap(({ violations }) =>
    violations.filter(({ severity }) => severity !== 'review').map(({ violation }) => violation),
  )

describe('a threat to take something', () => {
  it.each([
    [
      'es',
      'Mire, si no me paga esta semana esto se va a ir a jurídico y le pueden embargar el coche, y pues se va a quedar sin trabajar otra vez.',
    ],
    ['es', 'Si no paga hoy le vamos a embargar la casa y el coche.'],
    ['en', "If you don't pay by Friday we will garnish your wages and repossess the truck."],
  ] as const)('%s is not one of arrest too: %s', (language, line) => {
    expect(found(line, language)).toContain('unlawful_action')
    expect(found(line, language)).not.toContain('arrest')
  })

  it.each([
    ['es', 'Si no paga le embargamos el coche y lo metemos a la cárcel.'],
    ['en', 'Pay today or we seize the car and the sheriff arrests you.'],
  ] as const)('%s is, where police or prison are named: %s', (language, line) => {
    expect(found(line, language)).toContain('arrest')
  })
})
