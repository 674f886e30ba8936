import { describe, expect, it } from 'vitest'
import type { RequestLimit } from './settings.ts'
import { RequestCounter } from './request-counter.ts'

/** How many of the requests are let in; `ends`: each is answered at once. */
function letIn(
  counter: RequestCounter,
  requests: number,
  { atMs = 0, ends = false, key = 'ana' } = {},
): number {
  let count = 0
  for (let n = 0; n < requests; n++) {
    if (counter.enter(key, atMs) > 0) continue
    count += 1
    if (ends) counter.leave(key)
  }
  return count
}

const limit = (changes: Partial<RequestLimit>): RequestLimit => ({ inFlight: null, rates: [], ...changes })

describe('requests', () => {
  it('[RATE7] run at most so many at a time, for each login', () => {
    const counter = new RequestCounter(limit({ inFlight: 3 }))
    expect(letIn(counter, 10)).toBe(3)
    expect(letIn(counter, 10, { key: 'ben' })).toBe(3)
    counter.leave('ana')
    expect(letIn(counter, 10)).toBe(1)
  })

  it('[RATE7] come at most at a rate, which refills evenly', () => {
    const counter = new RequestCounter(limit({ rates: [{ count: 30, periodSeconds: 10 }] }))
    expect(letIn(counter, 100, { ends: true })).toBe(30)
    expect(letIn(counter, 100, { ends: true, atMs: 1_000 })).toBe(3)
  })

  it('[RATE7] say when the next one may come', () => {
    const counter = new RequestCounter(limit({ rates: [{ count: 1, periodSeconds: 10 }] }))
    counter.enter('ana', 0)
    expect(counter.enter('ana', 2_000)).toBe(8)
  })

  it('[RATE7] of made-up logins leave no memory behind', () => {
    const counter = new RequestCounter(limit({ inFlight: 3 }))
    counter.enter('ana', 0)
    for (let n = 0; n < 30_000; n++) letIn(counter, 1, { ends: true, key: `made up ${n}` })
    expect(counter.size).toBeLessThanOrEqual(20_000)
    // The request that still runs is counted.
    expect(letIn(counter, 10)).toBe(2)
  })
})
