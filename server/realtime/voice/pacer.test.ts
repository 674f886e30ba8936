import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#protocol/clock.ts'
import { type PacedFrame, Pacer } from './pacer.ts'

const sampleRate = 10_000
const leadMs = 600

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function pacing() {
  const frames: PacedFrame[] = []
  let drains = 0
  const pacer = new Pacer({
    sampleRate,
    leadMs,
    clock: systemClock,
    send: (frame) => frames.push(frame),
    onSent: () => (drains += 1),
  })
  return {
    pacer,
    frames,
    drains: () => drains,
    sentMs: () => (pacer.sent * 1_000) / sampleRate,
    push: (ms: number, clause = 0) => pacer.push(clause, new Uint8Array(ms * 20)),
  }
}

describe('[A4] pacing', () => {
  it('[LIM6] sends at most the lead ahead of real time, whole frames where it can, to the last sample', () => {
    const { push, sentMs, frames } = pacing()
    push(1_050)
    expect(sentMs()).toBe(400)
    for (let ms = 0; ms < 1_200; ms += 10) {
      vi.advanceTimersByTime(10)
      expect(sentMs()).toBeLessThanOrEqual(ms + 10 + leadMs)
      expect(sentMs()).toBeGreaterThanOrEqual(Math.min(1_050, ms))
    }
    expect(sentMs()).toBe(1_050)
    expect(frames.map(({ startSample }) => startSample)).toEqual([0, 4_000, 8_000])
  })

  it('a frame has one clause, and onSent is called when there is room for more', () => {
    const { push, frames, drains } = pacing()
    push(50, 0)
    push(50, 1)
    expect(frames.map(({ clause, pcm }) => [clause, pcm.byteLength])).toEqual([
      [0, 1_000],
      [1, 1_000],
    ])
    expect(drains()).toBe(2)
  })

  it('late audio is sent immediately, and then no faster than real time', () => {
    const { push, sentMs } = pacing()
    push(200)
    vi.advanceTimersByTime(5_000)
    push(2_000)
    expect(sentMs()).toBe(600)
    vi.advanceTimersByTime(1_000)
    expect(sentMs()).toBeLessThanOrEqual(200 + 1_000 + leadMs)
  })

  it('sends nothing while held, then continues where it was with the same lead', () => {
    const { push, sentMs, pacer } = pacing()
    push(3_000)
    vi.advanceTimersByTime(200)
    const held = sentMs()
    pacer.hold()
    vi.advanceTimersByTime(10_000)
    push(500)
    expect(sentMs()).toBe(held)
    expect(pacer.remainingMs).toBe(Number.POSITIVE_INFINITY)
    pacer.resume()
    vi.advanceTimersByTime(400)
    expect(sentMs()).toBe(held + 400)
  })

  it('a player that lags far behind slows it down; a merely late report does not', () => {
    const { push, sentMs, pacer } = pacing()
    push(10_000)
    vi.advanceTimersByTime(2_000)
    pacer.correct(1_500 * 10)
    vi.advanceTimersByTime(400)
    expect(sentMs()).toBe(2_800)
    pacer.correct(200 * 10)
    vi.advanceTimersByTime(400)
    expect(sentMs()).toBe(2_800)
  })

  it('after a stop nothing is sent, and the pushed samples are still counted', () => {
    const { push, sentMs, pacer } = pacing()
    push(3_000)
    pacer.stop()
    vi.advanceTimersByTime(5_000)
    expect(sentMs()).toBe(400)
    expect(pacer.pushed).toBe(30_000)
  })
})
