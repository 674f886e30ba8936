import { describe, expect, it } from 'vitest'
import { EchoLevel, loudness } from './echo-level.ts'

/** How loud the debtor is, frame by frame: syllables and the gaps between them. */
const syllables = [0.02, 0.2, 0.3, 0.15, 0.01]
const debtor = (frames: number) => Array.from({ length: frames }, (_, frame) => syllables[frame % 5] ?? 0)

/** The debtor comes back through the microphone, so many frames late and so loud, and the collector is heard over it. */
function hear(
  level: EchoLevel,
  { frames, late = 3, gain = 0.3, collector = 0 }: Record<string, number> & { frames: number },
) {
  const played = debtor(frames)
  return played.map((loud, frame) =>
    level.next(Math.hypot((played[frame - late] ?? 0) * gain, collector), loud),
  )
}

describe('[VOICE32] the loudness of an echo', () => {
  it.each([
    [2, 0.3],
    [6, 0.3],
    [10, 1],
    [3, 0],
  ])('is never taken for the collector, %d frames late and %d times as loud', (late, gain) => {
    expect(hear(new EchoLevel(), { frames: 400, late, gain })).not.toContain(true)
  })

  it('shows the collector within two frames, once it is known', () => {
    const level = new EchoLevel()
    hear(level, { frames: 60 })
    expect(hear(level, { frames: 4, collector: 0.3 })).toEqual([false, true, true, true])
  })

  it('is known to be none with headphones, after a while, until something comes back', () => {
    const level = new EchoLevel()
    hear(level, { frames: 100, gain: 0.001 })
    expect(level.isSilent).toBe(false)
    hear(level, { frames: 100, gain: 0.001 })
    expect(level.isSilent).toBe(true)
    hear(level, { frames: 20 })
    expect(level.isSilent).toBe(false)
  })

  it('says nothing while nothing is played', () => {
    const level = new EchoLevel()
    hear(level, { frames: 60 })
    for (let frame = 0; frame < 20; frame++) level.next(0, 0)
    expect(level.next(0.3, 0)).toBe(false)
    expect(level.next(0.3, 0)).toBe(false)
  })

  it('that was taken for a voice is learned anew', () => {
    const level = new EchoLevel()
    hear(level, { frames: 60, gain: 0.1 })
    expect(hear(level, { frames: 10, gain: 0.9 })).toContain(true)
    level.learnAnew()
    expect(hear(level, { frames: 200, gain: 0.9 })).not.toContain(true)
  })

  it('is the root mean square of its samples', () => {
    expect(loudness(Float32Array.of(0.5, -0.5, 0.5, -0.5))).toBeCloseTo(0.5)
  })
})
