import { expect, it } from 'vitest'
import { PauseDetector } from './voice-activity.ts'

/** What begins at each frame of 32 ms, given the probability of speech. */
function detect(...frames: [probability: number, times: number][]) {
  const detector = new PauseDetector()
  return frames.flatMap(([probability, times]) =>
    Array.from({ length: times }, () => detector.next(probability)),
  )
}

it('four frames of silence after speech are a pause, reported once', () => {
  const frames = detect([0.9, 5], [0.1, 30])
  expect(frames.indexOf('pause')).toBe(5 + 3)
  expect(frames.filter((begins) => begins === 'pause')).toHaveLength(1)
})

it('a shorter gap between words is no pause, and the next gap is counted from zero', () => {
  const frames = detect([0.9, 5], [0.1, 3], [0.8, 1], [0.1, 4])
  expect(frames.filter((begins) => begins !== null)).toEqual(['speech', 'pause'])
  expect(frames.at(-1)).toBe('pause')
})

it('frames that are neither speech nor silence do not count', () => {
  expect(detect([0.9, 1], [0.1, 2], [0.4, 20], [0.1, 4]).indexOf('pause')).toBe(1 + 2 + 20 + 1)
})

it('silence before any speech is no pause', () => {
  expect(detect([0.05, 200])).not.toContain('pause')
})

it('speech begins at its first frame, and again after each pause', () => {
  const frames = detect([0.1, 3], [0.9, 4], [0.1, 4], [0.9, 2])
  expect(frames.flatMap((begins, index) => (begins === 'speech' ? [index] : []))).toEqual([3, 11])
})
