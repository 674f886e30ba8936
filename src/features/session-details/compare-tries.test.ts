import { describe, expect, it } from 'vitest'
import { metrics } from '#src/testing/fixtures.ts'
import { changeOf, firstDifference, markOf } from './compare-tries.ts'

const say = (text: string) => ({ role: 'user' as const, text })
const answer = (text: string) => ({ role: 'assistant' as const, text })

describe('[PLAN7] the first difference of two tries', () => {
  it('is the first line with other words', () => {
    const first = [say('Is this Ana?'), answer('Yes.'), say('Pay now.')]
    const retry = [say('Is this  ana?'), answer('Yes.'), say('How are you?')]
    expect(firstDifference(first, retry)).toBe(2)
  })

  it('is a line that only one try has', () => {
    expect(firstDifference([say('Hello')], [say('Hello'), answer('Who is it?')])).toBe(1)
    expect(firstDifference([say('Hello'), answer('Who is it?')], [say('Hello')])).toBe(1)
  })

  it('is the same words of somebody else', () => {
    expect(firstDifference([say('Hello?')], [answer('Hello?')])).toBe(0)
  })

  it('is nowhere if nothing differs', () => {
    expect(firstDifference([say('Hello')], [say('Hello')])).toBeNull()
  })
})

describe('[PLAN7] a criterion in two tries', () => {
  const [criterion] = metrics.report.criteria
  const of = (credited: number) => criterion && { ...criterion, credited, opportunities: 1 }

  it.each([
    [1, 0.96, 0],
    [0.96, 1, 0],
    [1, 0.85, -1],
    [0.2, 0.5, 1],
  ])('from %s to %s changes by %s', (first, retry, change) => {
    expect(changeOf({ id: 'a', first: of(first) ?? null, retry: of(retry) ?? null })).toBe(change)
  })

  it('that one try has no judgement on has no change', () => {
    expect(changeOf({ id: 'a', first: null, retry: of(1) ?? null })).toBeNull()
  })
})

describe('[PLAN7] a mark of two tries', () => {
  it('has a change only if both have a score', () => {
    expect(markOf(60, 84)).toEqual({ first: 60, retry: 84, change: 24 })
    expect(markOf(null, 84)).toEqual({ first: null, retry: 84, change: null })
  })
})
