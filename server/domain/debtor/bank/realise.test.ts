import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { accents, personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from '../eval/cells.ts'
import { openingPlan } from '../fold.ts'
import { realise } from './realise.ts'

describe.each(languages)('the first line in %s', (language) => {
  it.each(personalities)('[SESS20] of a %s debtor has its name and what it owes', (personality) => {
    const scenario = cellScenario(personality, 'medium', language, 3)
    const said = realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })
    expect(said).toContain('Ana')
    expect(said).toContain('$3,200')
  })

  it.each(personalities)('[SESS21] of a %s debtor who is called names no debt', (personality) => {
    const scenario = { ...cellScenario(personality, 'medium', language, 3), opening: 'cold' as const }
    expect(realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })).not.toMatch(/\d/)
  })
})

it.each([
  [
    'es',
    'Al teléfono se pone Julián Quiroga, de 50 años, que lleva una panadería.',
    'Julián Quiroga de Pan y Sal, S.L.',
  ],
  ['en', 'Priya Nandakumar runs a catering firm in Leicester.', 'Priya Nandakumar from Pan y Sal, S.L.'],
] as const)('[SESS20] a firm that calls is a person who works there, in %s', (language, scenario, name) => {
  for (const personality of personalities) {
    const of = {
      ...cellScenario(personality, 'medium', language, 3),
      type: 'business' as const,
      name: 'Pan y Sal, S.L.',
      scenario,
    }
    expect(realise(openingPlan(of), { scenario: of, lines: [], turn: 0 })).toContain(name)
  }
})

it.each(accents)('[ENUM9] a debtor with the accent %s has words', (accent) => {
  const scenario = { ...cellScenario('emotional', 'medium', 'es', 3), accent }
  expect(realise(openingPlan(scenario), { scenario, lines: [], turn: 0 })).not.toBe('')
})
