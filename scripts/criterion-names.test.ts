import { expect, it } from 'vitest'
import { violationIds } from '#server/domain/law/violations.ts'
import { criteria } from '#server/domain/scoring/criteria/criteria.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'

// The server sends ids and the pages name them: neither may import the other, so this is checked from outside.
it('[CARD8] every criterion of the score has a name on the pages in both languages, and nothing else has', () => {
  const ids = criteria.map(({ id }) => id).toSorted()
  for (const { criteria: named } of [en, es]) {
    const names = Object.entries(named).flatMap(([dimension, table]) =>
      Object.entries(table).map(([name, text]) => ({ id: `${dimension}.${name}`, text })),
    )
    expect(names.map(({ id }) => id).toSorted()).toEqual(ids)
    expect(new Set(names.map(({ text }) => text)).size).toBe(ids.length)
  }
})

it('[RESULT2] every violation has a name of its own on the pages in both languages, and nothing else has', () => {
  for (const { findings } of [en, es]) {
    expect(Object.keys(findings.violations).toSorted()).toEqual(violationIds.toSorted())
    expect(new Set(Object.values(findings.violations)).size).toBe(violationIds.length)
  }
})
