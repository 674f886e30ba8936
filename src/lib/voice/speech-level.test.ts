import { describe, expect, it } from 'vitest'
import { SpeechLevelGauge } from './speech-level.ts'

/** The word after these levels, each for so many frames. */
function wordAfter(...parts: readonly [level: number, frames: number][]) {
  const gauge = new SpeechLevelGauge()
  for (const [level, frames] of parts) for (let frame = 0; frame < frames; frame++) gauge.add(level)
  return gauge.word
}

describe('[HEAD3] the level of speech', () => {
  it.each([
    ['silent', 0.1],
    ['quiet', 0.3],
    ['good', 0.6],
    ['loud', 1],
  ] as const)('is %s at %d', (word, level) => {
    expect(wordAfter([level, 120])).toBe(word)
  })

  it('is that of the words, not of the gaps between them', () => {
    expect(wordAfter([0.6, 30], [0.02, 600])).toBe('good')
  })

  it('is not that of a knock', () => {
    expect(wordAfter([1, 1], [0, 60])).toBe('silent')
  })
})
