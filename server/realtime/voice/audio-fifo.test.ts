import { expect, it } from 'vitest'
import { AudioFifo } from './audio-fifo.ts'

/** Bytes that encode their position. */
const bytes = (from: number, count: number) =>
  Uint8Array.from({ length: count }, (_, place) => ((from + place) * 7) % 251)

it('returns what was pushed, whatever the chunk sizes', () => {
  const sound = new AudioFifo()
  const all = bytes(0, 300_000)
  const got: Uint8Array[] = []
  let given = 0
  // Chunks smaller and larger than a block, with takes that fall behind and catch up.
  for (const [come, go] of [
    [4_800, 1_000],
    [130_000, 9_600],
    [2, 60_000],
    [95_198, 150_000],
    [70_000, 500_000],
  ] as const) {
    sound.push(all.subarray(given, given + come))
    given += come
    got.push(sound.take(go))
  }
  expect(given).toBe(all.length)
  expect(Buffer.concat(got).equals(all)).toBe(true)
  expect(sound.take().byteLength).toBe(0)
})

it('returns everything if no amount is given', () => {
  const sound = new AudioFifo()
  sound.push(bytes(0, 48_000))
  expect(sound.take()).toEqual(bytes(0, 48_000))
})

it('taken audio stays intact when its memory is reused', () => {
  const one = new AudioFifo()
  one.push(bytes(0, 9_600))
  const taken = one.take()
  const other = new AudioFifo()
  other.push(new Uint8Array(60_000))
  expect(taken).toEqual(bytes(0, 9_600))
  one.push(bytes(5, 100))
  expect(other.take()).toEqual(new Uint8Array(60_000))
  expect(one.take()).toEqual(bytes(5, 100))
})

it('is empty after clear, and usable again', () => {
  const sound = new AudioFifo()
  sound.push(bytes(0, 100_000))
  sound.take(50_000)
  sound.clear()
  expect(sound.take().byteLength).toBe(0)
  sound.push(bytes(3, 10))
  expect(sound.take()).toEqual(bytes(3, 10))
})
