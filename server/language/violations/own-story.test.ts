import { describe, expect, it } from 'vitest'
import { read } from '../read.ts'
import { tellsOwnStory } from './own-story.ts'

const ofTheirOwn = [
  ['en', 'My father-in-law had a shop and he used to say that a debt is a loan from a friend.'],
  ['es', 'Mi suegro tuvo una tienda y siempre decía que el que fía, sale a cobrar.'],
  [
    'es',
    'Yo perdí a mi vieja hace tres años y las cuentas me llegaban cuando todavía no podía ni abrir su placard.',
  ],
] as const

describe('what a collector tells of their own', () => {
  it.each(ofTheirOwn)('speaks to nobody (%s): %s', (language, line) => {
    expect(tellsOwnStory(line, language)).toBe(true)
  })

  it.each([
    ['en', 'My brother is a cop and he knows where you live.'],
    ['es', 'Mi jefe le va a marcar a su trabajo.'],
    ['en', 'People who ignore this end up with no car.'],
  ] as const)('is not what threatens the listener (%s): %s', (language, line) => {
    expect(tellsOwnStory(line, language)).toBe(false)
  })

  it.each(ofTheirOwn)('accuses them of nothing (%s): %s', (language, line) => {
    const { sentences } = read(line, {
      callLanguage: language,
      today: '2026-11-29',
      balanceCents: 100_000,
      debtor: null,
      debtorName: 'Ana',
    })
    const hits = sentences.flatMap(({ violations }) => violations)
    expect(hits.filter(({ severity }) => severity !== 'review')).toEqual([])
  })
})
