import { describe, expect, it } from 'vitest'
import { turnsOfOthers } from '#server/testing/turns-of-others.ts'
import { warmUp } from './warm-up.ts'

describe('warmUp', () => {
  it('yields to other tasks between lines', async () => {
    expect(await turnsOfOthers(warmUp())).toBeGreaterThan(100)
  })

  it('stops at the next line when aborted', async () => {
    const ending = new AbortController()
    const warmedUp = warmUp(ending.signal)
    ending.abort()
    expect(await turnsOfOthers(warmedUp)).toBeLessThan(5)
  })
})
