import { describe, expect, it } from 'vitest'
import { engineVersion, storesMoves } from './engine.ts'

describe('storesMoves', () => {
  it('tells the sessions whose moves are kept from those before versions were counted', () => {
    expect(storesMoves(engineVersion)).toBe(true)
    expect(storesMoves(engineVersion - 1)).toBe(true)
    expect(storesMoves(null)).toBe(false)
  })
})
