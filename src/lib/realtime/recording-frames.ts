import { encodeAudio } from '#protocol/realtime/audio.ts'

/** Two seconds of 16 kHz audio per frame: well below the size limit of a message. */
const frameBytes = 64_000

/** Splits a recording of 16-bit samples into the binary frames of the channel (A8). */
export function* recordingFrames(pcm: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
  for (let offset = 0, chunk = 0; offset < pcm.byteLength; offset += frameBytes, chunk++)
    yield encodeAudio({
      kind: 'microphoneIn',
      first: offset === 0,
      last: offset + frameBytes >= pcm.byteLength,
      ordinal: 0,
      chunk,
      startSample: offset / 2,
      payload: pcm.subarray(offset, offset + frameBytes),
    })
}
