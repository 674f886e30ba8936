import type { Clock } from '#protocol/clock.ts'

/** The longest that anybody is woken too early, in milliseconds. */
const stepMs = 20

/**
 * A clock that wakes everybody who waits for the same step with one timer: many replies that are sent at playback speed cost
 * one wake-up of the process a step, not one each. Whoever waits is woken up to a step too early, never late, but not before
 * the next step.
 */
export function steppedClock(clock: Clock): Clock {
  /** By the number of their step. A cancelled wait stays until its step, as one that does nothing. */
  const waiting = new Map<number, Set<() => void>>()
  const wake = (step: number) => {
    const acts = waiting.get(step) ?? []
    waiting.delete(step)
    for (const act of acts) act()
  }
  return {
    nowMs: clock.nowMs,
    schedule(delayMs, act) {
      const nowMs = clock.nowMs()
      const step = Math.max(Math.floor((nowMs + delayMs) / stepMs), Math.floor(nowMs / stepMs) + 1)
      const acts = waiting.get(step) ?? new Set()
      if (acts.size === 0 && !waiting.has(step)) {
        waiting.set(step, acts)
        clock.schedule(step * stepMs - nowMs, () => wake(step))
      }
      // Two waits may have the same function.
      const once = () => act()
      acts.add(once)
      return () => acts.delete(once)
    },
  }
}
