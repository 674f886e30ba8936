import { describe, expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

/** How many event loop turns others get meanwhile. */
async function turnsOfOthers(during: () => Promise<void>): Promise<number> {
  let turns = 0
  let over = false
  const other = () => {
    turns += 1
    if (!over) setImmediate(other)
  }
  setImmediate(other)
  await during()
  over = true
  return turns
}

describe('warmUp', () => {
  it('yields to other tasks between lines', async () => {
    expect(await turnsOfOthers(() => warmUp())).toBeGreaterThan(100)
  })

  it('stops at the next line when aborted', async () => {
    const ending = new AbortController()
    const turns = await turnsOfOthers(() => {
      const warmedUp = warmUp(ending.signal)
      ending.abort()
      return warmedUp
    })
    expect(turns).toBeLessThan(5)
  })
})
