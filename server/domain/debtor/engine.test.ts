import { describe, expect, it } from 'vitest'
import { engineVersion, isOfEarlierEngine } from './engine.ts'

describe('isOfEarlierEngine', () => {
  it('knows the sessions whose lines this debtor did not say', () => {
    expect(isOfEarlierEngine(engineVersion)).toBe(false)
    expect(isOfEarlierEngine(engineVersion - 1)).toBe(true)
    expect(isOfEarlierEngine(null)).toBe(true)
  })
})
