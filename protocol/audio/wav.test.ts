import { expect, it } from 'vitest'
import { readWav } from './testing/read-wav.ts'
import { wavFile } from './wav.ts'

it('contains all chunks of the audio and the sample rate', () => {
  const file = wavFile([Uint8Array.of(1, 0, 2, 0), Uint8Array.of(3, 0)], 16_000)
  expect(file.byteLength).toBe(44 + 6)
  expect(readWav(file)).toEqual({ sampleRate: 16_000, pcm: Uint8Array.of(1, 0, 2, 0, 3, 0) })
})

it('is also a valid file without audio', () => {
  expect(readWav(wavFile([], 24_000))).toEqual({ sampleRate: 24_000, pcm: new Uint8Array() })
})
