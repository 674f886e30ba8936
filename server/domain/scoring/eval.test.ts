import { describe, expect, it } from 'vitest'
import { scoringRelations } from './eval.ts'

describe('relations of the score', () => {
  const rows = scoringRelations()

  it('are all measured, in both languages', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.some(({ subject }) => subject.endsWith(' es'))).toBe(true)
  })

  it.each([...new Set(rows.map(({ relation }) => relation))])('hold: %s', (relation) => {
    const broken = rows.filter((row) => row.relation === relation && !row.holds)
    expect(broken).toEqual([])
  })
})
