import { describe, expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

describe('warmUp', () => {
  it('lets others go on between two lines', async () => {
    let turns = 0
    let over = false
    const other = () => {
      turns += 1
      if (!over) setImmediate(other)
    }
    setImmediate(other)
    await warmUp()
    over = true
    expect(turns).toBeGreaterThan(100)
  })
})
