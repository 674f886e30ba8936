import { expect, it } from 'vitest'
import { PauseDetector } from './voice-activity.ts'

/** Whether each frame of 32 ms makes a lull, by the probability of speech in it. */
function detectPauses(...frames: [probability: number, times: number][]): boolean[] {
  const detector = new PauseDetector()
  return frames.flatMap(([probability, times]) =>
    Array.from({ length: times }, () => detector.isPauseStart(probability)),
  )
}

it('a quarter of a second of quiet after speech is a lull, told once', () => {
  const frames = detectPauses([0.9, 5], [0.1, 30])
  expect(frames.indexOf(true)).toBe(5 + 7)
  expect(frames.filter(Boolean)).toHaveLength(1)
})

it('a shorter gap between two words is none, and the next one counts from its own beginning', () => {
  const frames = detectPauses([0.9, 5], [0.1, 7], [0.8, 1], [0.1, 8])
  expect(frames.filter(Boolean)).toHaveLength(1)
  expect(frames.at(-1)).toBe(true)
})

it('what is neither speech nor silence holds the time', () => {
  expect(detectPauses([0.9, 1], [0.1, 4], [0.4, 20], [0.1, 4]).indexOf(true)).toBe(1 + 4 + 20 + 3)
})

it('quiet before any speech is none', () => {
  expect(detectPauses([0.05, 200])).not.toContain(true)
})
