import { expect, it } from 'vitest'
import type { AudioFrame } from '#protocol/realtime/audio.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { InboundLoad } from '../connection/inbound-load.ts'
import { defaultChannelLimits } from '../connection/channel-limits.ts'
import { type AudioQuota, Recording } from './recording.ts'

const frame = (bytes: number, first = false): AudioFrame => ({
  kind: 'microphoneIn',
  first,
  last: false,
  ordinal: 0,
  chunk: 0,
  startSample: 0,
  payload: new Uint8Array(bytes),
})

function quota(): AudioQuota {
  const account = InboundLoad.ofAccount(defaultChannelLimits)
  return {
    reserve: (bytes) => account.reserveAudio(bytes),
    release: (bytes) => account.releaseAudio(bytes),
  }
}

it('[A8] a recording of countless tiny frames is refused', () => {
  const recording = new Recording(quota())
  for (let n = 0; n < 10_000; n++) recording.add(frame(2))
  expect(() => recording.recorded).toThrow('frames')
})

it('[A8] the recordings of an account share a bound, which a cleared one leaves', () => {
  const shared = quota()
  const recordings = Array.from({ length: 4 }, () => new Recording(shared))
  for (const each of recordings) each.add(frame(limits.recordingMaxBytes, true))
  expect(recordings.slice(0, 3).map(({ recorded }) => recorded?.bytes)).toEqual(
    Array<number>(3).fill(limits.recordingMaxBytes),
  )
  expect(() => recordings[3]?.recorded).toThrow('too much recorded audio')
  recordings[0]?.clear()
  recordings[3]?.add(frame(1_000, true))
  expect(recordings[3]?.recorded?.bytes).toBe(1_000)
})
