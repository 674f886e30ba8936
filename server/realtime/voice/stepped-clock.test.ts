import { describe, expect, it } from 'vitest'
import { ManualClock } from '#protocol/testing/manual-clock.ts'
import { steppedClock } from './stepped-clock.ts'

/** A stepped clock over one that stands still, and how many timers it has set there. */
function stepped() {
  const manual = new ManualClock()
  let timers = 0
  const clock = steppedClock({
    nowMs: manual.nowMs,
    schedule: (delayMs, act) => {
      timers += 1
      return manual.schedule(delayMs, act)
    },
  })
  return { manual, clock, timers: () => timers }
}

describe('a stepped clock', () => {
  it('wakes all who wait for the same step with one timer', () => {
    const { manual, clock, timers } = stepped()
    const woken: number[] = []
    for (const delayMs of [201, 205, 219]) clock.schedule(delayMs, () => woken.push(delayMs))
    expect(timers()).toBe(1)
    manual.pass(199)
    expect(woken).toEqual([])
    manual.pass(1)
    expect(woken).toEqual([201, 205, 219])
  })

  it('wakes nobody late, nobody more than a step early, and nobody at once', () => {
    const { manual, clock } = stepped()
    manual.pass(7)
    const lateMs: number[] = []
    for (const delayMs of [0, 1, 13, 40, 133, 500]) {
      const dueMs = manual.nowMs() + delayMs
      clock.schedule(delayMs, () => lateMs.push(manual.nowMs() - dueMs))
    }
    expect(lateMs).toEqual([])
    manual.pass(1_000)
    expect(lateMs).toHaveLength(6)
    for (const late of lateMs.slice(2)) {
      expect(late).toBeLessThanOrEqual(0)
      expect(late).toBeGreaterThan(-20)
    }
    // The next step comes after what is due at once.
    expect(lateMs.slice(0, 2)).toEqual([13, 12])
  })

  it('does not wake whoever has cancelled, and wakes whoever waits anew meanwhile at a later step', () => {
    const { manual, clock } = stepped()
    const woken: string[] = []
    const cancel = clock.schedule(50, () => woken.push('cancelled'))
    clock.schedule(50, () => {
      woken.push('first')
      clock.schedule(0, () => woken.push('second'))
    })
    cancel()
    manual.pass(40)
    expect(woken).toEqual(['first'])
    manual.pass(20)
    expect(woken).toEqual(['first', 'second'])
  })
})
