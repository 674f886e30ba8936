import { type Clock, systemClock } from '#protocol/clock.ts'

/** The time of people, so many times as fast. */
export function fastClock(times: number): Clock {
  return {
    nowMs: () => systemClock.nowMs() * times,
    schedule: (delayMs, act) => systemClock.schedule(delayMs / times, act),
  }
}
