import { encodeAudio } from '#protocol/realtime/audio.ts'

/** Two seconds of 16 kHz sound a frame: well below what a socket takes at once. */
const frameBytes = 64_000

/** A recording of 16-bit samples as the binary frames of the channel (A8). */
export function* recordingFrames(pcm: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0, chunk = 0; at < pcm.byteLength; at += frameBytes, chunk++)
    yield encodeAudio({
      kind: 'microphoneIn',
      codec: 'pcm16',
      first: at === 0,
      last: at + frameBytes >= pcm.byteLength,
      ordinal: 0,
      chunk,
      startSample: at / 2,
      payload: pcm.subarray(at, at + frameBytes),
    })
}
