import { encodeAudio } from '#protocol/realtime/audio.ts'

/** Two seconds of 16 kHz audio per frame: well below the size limit of a message. */
const frameBytes = 64_000

/** Splits a recording of 16-bit samples into the binary frames of the channel (A8). */
export function* recordingFrames(pcm: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0, chunk = 0; at < pcm.byteLength; at += frameBytes, chunk++)
    yield encodeAudio({
      kind: 'microphoneIn',
      first: at === 0,
      last: at + frameBytes >= pcm.byteLength,
      ordinal: 0,
      chunk,
      startSample: at / 2,
      payload: pcm.subarray(at, at + frameBytes),
    })
}
