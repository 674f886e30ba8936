import { expect, it } from 'vitest'
import { persistenceLimits, PersistentCallers } from './persistent-callers.ts'

const { refusals, windowMs } = persistenceLimits

/** Refuses a caller so many times, evenly over a time. */
function refuse(callers: PersistentCallers, times: number, { overMs = 0, fromMs = 0 } = {}): number {
  let atMs = fromMs
  for (let n = 0; n < times; n++) {
    atMs = fromMs + (n * overMs) / times
    callers.refused('ana', atMs)
  }
  return atMs
}

it('[RATE8] a caller is persistent after many refusals within a minute, and until a minute after the last', () => {
  const callers = new PersistentCallers()
  refuse(callers, refusals - 1)
  expect(callers.has('ana', 0)).toBe(false)
  refuse(callers, 1)
  expect(callers.has('ana', 0)).toBe(true)
  expect(callers.has('ben', 0)).toBe(false)
  refuse(callers, 1, { fromMs: 1_000 })
  expect(callers.has('ana', windowMs + 999)).toBe(true)
  expect(callers.has('ana', windowMs + 1_000)).toBe(false)
})

it('[RATE8] a caller who is refused now and then is never persistent', () => {
  const callers = new PersistentCallers()
  const lastMs = refuse(callers, 10 * refusals, { overMs: 11 * windowMs })
  expect(callers.has('ana', lastMs)).toBe(false)
})

it('[RATE8] made-up callers leave no memory behind', () => {
  const callers = new PersistentCallers()
  for (let n = 0; n < refusals; n++) callers.refused('the first', 0)
  for (let n = 0; n < 30_000; n++) callers.refused(`made up ${n}`, 0)
  expect(callers.has('the first', 0)).toBe(false)
})
