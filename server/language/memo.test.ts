import { describe, expect, it } from 'vitest'
import { Memo } from './memo.ts'

describe('Memo', () => {
  it('works a result out once', () => {
    const memo = new Memo<string>(2)
    let worked = 0
    const ask = (key: string) =>
      memo.of(key, () => {
        worked += 1
        return key.toUpperCase()
      })
    expect([ask('a'), ask('a'), ask('b')]).toEqual(['A', 'A', 'B'])
    expect(worked).toBe(2)
  })

  it('forgets the one that was not used for longest', () => {
    const memo = new Memo<number>(2)
    let worked = 0
    const ask = (key: string) => memo.of(key, () => (worked += 1))
    ask('a')
    ask('b')
    ask('a')
    ask('c')
    expect(ask('a')).toBe(1)
    expect(ask('b')).toBe(4)
  })
})
