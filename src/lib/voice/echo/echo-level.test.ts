import { describe, expect, it } from 'vitest'
import { BandPowers } from './band-powers.ts'
import { EchoLevel } from './echo-level.ts'

const sampleRate = 24_000
const blockSamples = 128
const blocksPerSecond = sampleRate / blockSamples

/** A voice that rises and falls four times a second, and changes its vowel with it, as syllables do. */
function voice(pitchHz: number, seconds: number, loudness = 0.3): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, at) => {
    const time = at / sampleRate
    const vowel = 1 + (Math.floor(time * 4) % 3)
    const wave = [1, 2, 3, 5, 8, 13, 17, 21].reduce(
      (sum, harmonic) =>
        sum + Math.sin(2 * Math.PI * harmonic * pitchHz * time) / (1 + Math.abs(harmonic - vowel * 4)),
      0,
    )
    return loudness * Math.max(0, Math.sin(2 * Math.PI * 2 * time)) * wave
  })
}

type Room = { lateMs?: number; gain?: number }

/** What a microphone hears of what is played, with noise at -60 dB. */
function echoOf(played: Float32Array, { lateMs = 110, gain = 0.3 }: Room = {}): Float32Array {
  const late = Math.round((lateMs * sampleRate) / 1_000)
  return played.map((_, at) => (played[at - late] ?? 0) * gain + 0.001 * Math.sin(at * at))
}

/** Passes the sounds block by block; returns at which blocks somebody was heard over the debtor. */
function hear(level: EchoLevel, heard: Float32Array, played: Float32Array): number[] {
  const [heardPowers, playedPowers] = [new BandPowers(sampleRate), new BandPowers(sampleRate)]
  const over: number[] = []
  for (let block = 0; (block + 1) * blockSamples <= played.length; block++) {
    const part = (sound: Float32Array) => sound.subarray(block * blockSamples, (block + 1) * blockSamples)
    const [one, other] = [heardPowers.add(part(heard)), playedPowers.add(part(played))]
    if (one && other && level.next(one, other)) over.push(block)
  }
  return over
}

describe('[VOICE32] the echo of what is played', () => {
  it.each([
    { lateMs: 40, gain: 0.3 },
    { lateMs: 260, gain: 0.3 },
    { lateMs: 500, gain: 1 },
    { lateMs: 110, gain: 0 },
  ])('is never taken for the collector, $lateMs ms late and $gain times as loud', (room) => {
    const played = voice(110, 8)
    expect(hear(new EchoLevel(), echoOf(played, room), played)).toEqual([])
  })

  it.each([1, 0.3])(
    'leaves the collector to be heard within 60 ms, %d times as loud as the debtor',
    (loud) => {
      const played = voice(110, 8)
      const heard = echoOf(played)
      const from = 5 * sampleRate
      const collector = voice(205, 1, 0.3 * loud)
      for (const [at, sample] of collector.entries()) heard[from + at] = (heard[from + at] ?? 0) + sample
      const [first = 0] = hear(new EchoLevel(), heard, played)
      const startBlock = 5 * blocksPerSecond
      expect(first).toBeGreaterThan(startBlock)
      expect(first).toBeLessThan(startBlock + 0.06 * blocksPerSecond)
    },
  )

  it('is known to be none with headphones, after a while, until something comes back', () => {
    const level = new EchoLevel()
    const [soon, later] = [voice(110, 3), voice(110, 8)]
    hear(level, echoOf(soon, { gain: 0 }), soon)
    expect(level.isSilent).toBe(false)
    hear(level, echoOf(later, { gain: 0 }), later)
    expect(level.isSilent).toBe(true)
    hear(level, echoOf(soon), soon)
    expect(level.isSilent).toBe(false)
  })

  it('is not looked for while nothing is played', () => {
    const level = new EchoLevel()
    const played = voice(110, 4)
    hear(level, echoOf(played), played)
    const nothing = new Float32Array(2 * sampleRate)
    hear(level, nothing, nothing)
    expect(hear(level, voice(205, 2), nothing)).toEqual([])
  })

  it('that was taken for a voice is learned anew', () => {
    const level = new EchoLevel()
    const played = voice(110, 4)
    hear(level, echoOf(played, { gain: 0.1 }), played)
    const louder = echoOf(played, { gain: 0.9 })
    expect(hear(level, louder, played)).not.toEqual([])
    level.learnAnew()
    expect(hear(level, louder, played)).toEqual([])
  })
})

it('[VOICE32] the power of a tone is its mean square, in its band', () => {
  const tone = Float32Array.from({ length: sampleRate }, (_, at) =>
    Math.sin((2 * Math.PI * 1_000 * at) / sampleRate),
  )
  const powers = new BandPowers(sampleRate)
  let latest: readonly number[] = []
  for (let from = 0; from + blockSamples <= tone.length; from += blockSamples)
    latest = [...(powers.add(tone.subarray(from, from + blockSamples)) ?? latest)]
  expect(latest[4]).toBeCloseTo(0.5, 2)
  expect(Math.max(...latest.toSpliced(4, 1))).toBeLessThan(0.001)
})
