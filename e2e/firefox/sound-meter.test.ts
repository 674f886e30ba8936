import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { SoundMeter } from './sound-meter.ts'

const samplesPerMs = 16

/** A meter that has recorded these stretches, in milliseconds. */
async function recorded(stretches: readonly { ms: number; level: number }[]): Promise<SoundMeter> {
  const stream = new PassThrough()
  const meter = new SoundMeter(stream)
  for (const { ms, level } of stretches)
    stream.write(Buffer.from(new Int16Array(ms * samplesPerMs).fill(level).buffer))
  stream.end()
  await new Promise((resolve) => stream.once('end', resolve))
  return meter
}

it('tells when sound begins and ends, and does not take a short gap for an end', async () => {
  const meter = await recorded([
    { ms: 500, level: 0 },
    { ms: 300, level: 8_000 },
    { ms: 100, level: 3 },
    { ms: 200, level: 8_000 },
    { ms: 600, level: 0 },
    { ms: 100, level: 8_000 },
    { ms: 150, level: 0 },
  ])
  const beginMs = meter.firstSoundAfter(Number.NEGATIVE_INFINITY) ?? Number.NaN
  const after = (ms: number | null) => Math.round((ms ?? Number.NaN) - beginMs)
  expect(after(meter.silenceAfter(beginMs, 400))).toBe(600)
  expect(after(meter.silenceAfter(beginMs, 50))).toBe(300)
  expect(after(meter.firstSoundAfter(beginMs + 650))).toBe(1_200)
  expect(after(meter.lastSoundMs)).toBe(1_300)
  expect([meter.quietFor(140), meter.quietFor(160)]).toEqual([true, false])
  expect(meter.firstSoundAfter(beginMs + 1_300)).toBeNull()
})

it('tells that sound has not ended yet', async () => {
  const meter = await recorded([
    { ms: 100, level: 8_000 },
    { ms: 100, level: 0 },
  ])
  const beginMs = meter.firstSoundAfter(Number.NEGATIVE_INFINITY) ?? Number.NaN
  expect(meter.silenceAfter(beginMs, 400)).toBeNull()
})
