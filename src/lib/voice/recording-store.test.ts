import { describe, expect, it } from 'vitest'
import { readWav } from '#protocol/audio/testing/read-wav.ts'
import { RecordingStore, recordingsFor } from './recording-store.ts'
import { SpeechRecorder } from './speech-recorder.ts'
import { pcm16ToFloat, floatToPcm16 } from './pcm.ts'

describe('the recording store', () => {
  it('returns all chunks as one WAV file under the latest key', async () => {
    const store = new RecordingStore()
    store.add('message', Uint8Array.of(1, 0, 2, 0), 16_000)
    store.add('message', Uint8Array.of(3, 0), 16_000)
    store.rename('message', 'item')
    expect(store.has('message')).toBe(false)
    const file = await (store.wav('item') ?? new Blob()).arrayBuffer()
    expect(readWav(new Uint8Array(file))).toEqual({
      sampleRate: 16_000,
      pcm: Uint8Array.of(1, 0, 2, 0, 3, 0),
    })
    expect(store.wav('another')).toBeNull()
  })

  it('[VOICE33] adds what was said on to the recording of the line', async () => {
    const store = new RecordingStore()
    store.add('item', Uint8Array.of(1, 0), 16_000)
    store.add('message', Uint8Array.of(2, 0), 16_000)
    store.rename('message', 'item')
    const file = await (store.wav('item') ?? new Blob()).arrayBuffer()
    expect(readWav(new Uint8Array(file)).pcm).toEqual(Uint8Array.of(1, 0, 2, 0))
  })

  it('drops the oldest recording over the limit, never the one being added to', () => {
    const store = new RecordingStore()
    const chunk = new Uint8Array(40 * 1024 * 1024)
    for (const name of ['first', 'second', 'third']) store.add(name, chunk, 24_000)
    expect(['first', 'second', 'third'].map((name) => store.has(name))).toEqual([false, true, true])
  })

  it('keeps the recordings of a session until another one starts', () => {
    recordingsFor('a').add('line', new Uint8Array(2), 16_000)
    expect(recordingsFor('a').has('line')).toBe(true)
    expect(recordingsFor('b').has('line')).toBe(false)
    expect(recordingsFor('a').has('line')).toBe(false)
  })
})

describe('the speech recorder', () => {
  it('includes the moment before it started, and is empty once finished', () => {
    const recording = new SpeechRecorder()
    for (let count = 0; count < 40; count++) recording.add(new Float32Array(512).fill(count / 40))
    recording.start()
    recording.add(new Float32Array(512).fill(1))
    const samples = recording.finish()
    expect(samples).toHaveLength(13 * 512)
    expect(samples?.[0]).toBeCloseTo(28 / 40)
    expect(samples?.at(-1)).toBe(1)
    expect(recording.finish()).toBeNull()
  })

  it('samples survive the conversion to 16 bits, and loud ones are clipped', () => {
    const [quiet, loud, low] = pcm16ToFloat(floatToPcm16(Float32Array.of(0.25, 3, -3)))
    expect(quiet).toBeCloseTo(0.25, 3)
    expect(loud).toBeCloseTo(1, 3)
    expect(low).toBeCloseTo(-1, 3)
  })
})
