import { expect, it } from 'vitest'
import { Resampler } from './resampler.ts'

/** A tone of this many samples. */
function tone(hertz: number, rate: number, samples: number): Uint8Array {
  const pcm = new Int16Array(samples)
  for (let at = 0; at < samples; at++)
    pcm[at] = Math.round(10_000 * Math.sin((2 * Math.PI * hertz * at) / rate))
  return new Uint8Array(pcm.buffer)
}

const samplesOf = (pcm: Uint8Array) => new Int16Array(pcm.slice().buffer)

it('keeps a tone, however the sound is cut into pieces', () => {
  const input = tone(400, 16_000, 1_600)
  const resampler = new Resampler(16_000, 24_000)
  const pieces = [0, 2, 514, 1_000, 3_200].map((end, index, ends) =>
    samplesOf(resampler.take(input.subarray(ends[index - 1] ?? 0, end))),
  )
  const output = pieces.flatMap((piece) => [...piece])
  const expected = samplesOf(tone(400, 24_000, output.length))
  expect(Math.abs(output.length - 2_400)).toBeLessThanOrEqual(1)
  for (const [at, sample] of output.entries())
    // Between two samples a straight line is below the curve.
    expect(Math.abs(sample - (expected[at] ?? 0))).toBeLessThan(40)
})

it('changes nothing at the same rate', () => {
  const input = tone(400, 16_000, 10)
  expect(new Resampler(16_000, 16_000).take(input)).toBe(input)
})
