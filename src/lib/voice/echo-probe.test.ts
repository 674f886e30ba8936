import { describe, expect, it } from 'vitest'
import { findProbe, isEcho, probeTone } from './echo-probe.ts'

/** Noise that is the same in every run, between -1 and 1. */
function noise(length: number, seed: number): Float32Array {
  let state = seed
  return new Float32Array(length).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state / 2_147_483_648) * 2 - 1
  })
}

/** 0.68 s of a room: noise of a level, and the tone with a gain after a delay in milliseconds. */
function room(options: { sampleRate: number; noise: number; gain: number; delayMs: number; seed?: number }) {
  const { sampleRate, gain } = options
  const heard = noise(Math.round(0.68 * sampleRate), options.seed ?? 7).map(
    (sample) => sample * options.noise,
  )
  const start = Math.round((options.delayMs / 1_000) * sampleRate)
  for (const [index, sample] of probeTone(sampleRate).entries())
    if (start + index < heard.length) heard[start + index] = (heard[start + index] ?? 0) + gain * sample
  return heard
}

describe('[HEAD4] the echo of a tone', () => {
  it.each([44_100, 48_000, 16_000])(
    'is found at %d Hz, late and below the noise of the room',
    (sampleRate) => {
      const finding = findProbe(room({ sampleRate, noise: 0.03, gain: 0.02, delayMs: 230 }), sampleRate)
      expect(isEcho([finding])).toBe(true)
      expect(finding.gain).toBeGreaterThan(0.015)
      expect(finding.gain).toBeLessThan(0.025)
    },
  )

  it.each([1, 2, 3, 4, 5])('is not found in noise alone: %d', (seed) => {
    const heard = room({ sampleRate: 48_000, noise: 0.3, gain: 0, delayMs: 0, seed })
    expect(isEcho([findProbe(heard, 48_000)])).toBe(false)
  })

  it('is not found in another tone, nor in silence', () => {
    const hum = new Float32Array(32_768).map(
      (_sample, index) => 0.5 * Math.sin((index * 2 * Math.PI * 440) / 48_000),
    )
    expect(isEcho([findProbe(hum, 48_000)])).toBe(false)
    expect(findProbe(new Float32Array(32_768), 48_000)).toEqual({ similarity: 0, gain: 0 })
  })

  it('is none when the browser has cancelled all that matters of it', () => {
    const heard = room({ sampleRate: 48_000, noise: 0.0001, gain: 0.001, delayMs: 40 })
    const finding = findProbe(heard, 48_000)
    expect(finding.similarity).toBeGreaterThan(0.5)
    expect(isEcho([finding])).toBe(false)
  })

  it('counts if most of the attempts show it', () => {
    const yes = { similarity: 0.6, gain: 0.1 }
    const no = { similarity: 0.1, gain: 0.1 }
    expect([isEcho([yes, no, yes]), isEcho([no, yes, no]), isEcho([])]).toEqual([true, false, false])
  })
})
