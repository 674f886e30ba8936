import { describe, expect, it } from 'vitest'
import { ageAsked, asksAgeOfOther } from './ages.ts'
import { makeLife } from './make-life.ts'
import type { LifeSource } from './people/source.ts'

const base: LifeSource = {
  type: 'individual',
  name: 'Denise Walker',
  occupation: 'Nursing assistant',
  income: '$25,000-$50,000',
  debtAmount: 4_380,
  debtType: 'medical',
  primaryLanguage: 'english',
  voiceType: 'neutral',
  accent: 'american',
  paymentHistory: 'good',
  personality: 'cooperative',
  scenario: null,
  objections: [],
}
const lifeFrom = (scenario: string, language: 'en' | 'es' = 'en') =>
  makeLife({ ...base, scenario, primaryLanguage: language === 'en' ? 'english' : 'spanish' }, 11, {
    language,
    today: '2026-11-25',
  })

describe('an age that is asked for', () => {
  const sons = lifeFrom('Denise had surgery in February. She rents with her two sons, ages 9 and 13.')
  const told = sons.facts.find(({ text }) => text.includes('9 and 13'))

  it('is found in what was told last', () => {
    expect(ageAsked(sons, { line: 'how old are they', last: told?.id ?? null })?.text).toBe('9 and 13.')
  })

  it('is found by whom the question names, in Spanish too', () => {
    const life = lifeFrom('Silvia está separada y vive con su hijo de diecinueve años en Rosario.', 'es')
    expect(ageAsked(life, { line: '¿Y cuántos años tiene su hijo?' })?.text).toBe('Diecinueve años.')
  })

  it('is found without the word for years, and by whom another sentence of the turn names', () => {
    const life = lifeFrom('Maricela vive en León con su mamá y sus dos hijos, de 16 y 9.', 'es')
    const asked = { line: '¿cuántos añitos tiene?', besides: 'no no, digo el niño' }
    expect(ageAsked(life, asked)?.text).toBe('16 y 9.')
  })

  it('is nobody else’s where the debtor is asked beside a word about the family', () => {
    const life = lifeFrom('Silvia vive con su hijo de diecinueve años en Rosario.', 'es')
    const asked = { line: '¿Cuántos años tiene usted?', besides: 'Siento lo de su hijo.' }
    expect(ageAsked(life, asked)).toBeNull()
    expect(asksAgeOfOther(life, asked)).toBe(false)
  })

  it('is not told of somebody else than the debtor whom the question asks', () => {
    expect(ageAsked(sons, { line: 'how old are you', last: told?.id ?? null })).toBeNull()
    expect(ageAsked(sons, { line: 'how are they', last: told?.id ?? null })).toBeNull()
  })
})

describe("the debtor's own age", () => {
  it.each([
    ['Josh left college two years ago. He is 24, lives with his parents, and delivers food.', 'en', 24],
    ['Luis estudió gastronomía un año. Tiene 23 años, trabaja en una cocina.', 'es', 23],
  ] as const)('is that of the scenario: %s', (scenario, language, age) => {
    const year = Number(lifeFrom(scenario, language).papers.birthDate.slice(0, 4))
    expect(2026 - year - age).toBeGreaterThanOrEqual(0)
    expect(2026 - year - age).toBeLessThanOrEqual(1)
  })
})
