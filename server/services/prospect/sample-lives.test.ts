import { describe, expect, test } from 'vitest'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { languagesOf, makeLife } from '#server/domain/debtor/life/make-life.ts'
import type { LifeSource } from '#server/domain/debtor/life/people/source.ts'

const today = '2026-11-22'

describe('the sample prospects', () => {
  test.each(Object.entries(sampleProspects))('%s has a hand-written life', (_, prospect) => {
    const fields = { ...prospect, debtAmount: prospect.debtAmount } satisfies LifeSource
    for (const speaks of languagesOf(fields)) {
      const { facts, cause } = makeLife(fields, 5, { language: speaks, today })
      const written = facts.filter(({ from }) => from === 'author')
      expect(written.length).toBeGreaterThanOrEqual(25)
      expect(cause.length).toBeGreaterThan(0)
      const texts = written.flatMap(({ text, again }) => [text, again])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  test('a namesake with another scenario keeps a life of its own', () => {
    const life = makeLife({ ...sampleProspects.karen, scenario: 'Karen lost her job in May.' }, 5, { today })
    expect(life.facts.some(({ from }) => from === 'author')).toBe(false)
  })
})
