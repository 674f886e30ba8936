import { expect, it } from 'vitest'
import { PauseDetector } from './voice-activity.ts'

/** Whether a pause starts at each frame of 32 ms, given the probability of speech. */
function detectPauses(...frames: [probability: number, times: number][]): boolean[] {
  const detector = new PauseDetector()
  return frames.flatMap(([probability, times]) =>
    Array.from({ length: times }, () => detector.isPauseStart(probability)),
  )
}

it('a quarter of a second of silence after speech is a pause, reported once', () => {
  const frames = detectPauses([0.9, 5], [0.1, 30])
  expect(frames.indexOf(true)).toBe(5 + 7)
  expect(frames.filter(Boolean)).toHaveLength(1)
})

it('a shorter gap between words is no pause, and the next gap is counted from zero', () => {
  const frames = detectPauses([0.9, 5], [0.1, 7], [0.8, 1], [0.1, 8])
  expect(frames.filter(Boolean)).toHaveLength(1)
  expect(frames.at(-1)).toBe(true)
})

it('frames that are neither speech nor silence do not count', () => {
  expect(detectPauses([0.9, 1], [0.1, 4], [0.4, 20], [0.1, 4]).indexOf(true)).toBe(1 + 4 + 20 + 3)
})

it('silence before any speech is no pause', () => {
  expect(detectPauses([0.05, 200])).not.toContain(true)
})
