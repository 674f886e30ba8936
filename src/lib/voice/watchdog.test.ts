import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Watchdog } from './watchdog.ts'

const elapsed = vi.fn<() => void>()
let watchdog: Watchdog

beforeEach(() => {
  vi.useFakeTimers()
  elapsed.mockClear()
  watchdog = new Watchdog(elapsed)
})
afterEach(() => vi.useRealTimers())

it('counts only the time outside its pauses', () => {
  watchdog.start(5_000)
  vi.advanceTimersByTime(2_000)
  watchdog.paused = true
  watchdog.paused = true
  vi.advanceTimersByTime(60_000)
  watchdog.paused = false
  vi.advanceTimersByTime(2_990)
  expect(elapsed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(elapsed).toHaveBeenCalledOnce()
})

it('begins to wait once it goes on, where it was started while paused', () => {
  watchdog.paused = true
  watchdog.start(5_000)
  vi.advanceTimersByTime(60_000)
  watchdog.paused = false
  vi.advanceTimersByTime(4_990)
  expect(elapsed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(elapsed).toHaveBeenCalledOnce()
})

it('a pause after its end, or after it was stopped, starts nothing', () => {
  watchdog.start(5_000)
  watchdog.stop()
  watchdog.paused = true
  watchdog.paused = false
  vi.advanceTimersByTime(60_000)
  expect(elapsed).not.toHaveBeenCalled()
})
