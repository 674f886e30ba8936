/**
 * The binary frame: 16 bytes, little-endian, then the payload.
 * u8 version, u8 kind, u8 flags, u8 codec (1: pcm16), u32 response ordinal, u32 chunk index, u32 start sample.
 */
export const audioVersion = 1
export const audioHeaderBytes = 16
export const audioKinds = { voiceOut: 1, microphoneIn: 2 } as const
export const audioFlags = { first: 1, last: 2 } as const
const pcm16 = 1

export type AudioFrame = {
  kind: keyof typeof audioKinds
  first: boolean
  last: boolean
  ordinal: number
  chunk: number
  startSample: number
  payload: Uint8Array
}

/** Encodes a frame. Throws a RangeError for numbers beyond 32 bits. */
export function encodeAudio(frame: AudioFrame): Uint8Array<ArrayBuffer> {
  for (const value of [frame.ordinal, frame.chunk, frame.startSample])
    if (!Number.isInteger(value) || value < 0 || value > 0xffff_ffff)
      throw new RangeError(`not an unsigned 32-bit number: ${value}`)
  const bytes = new Uint8Array(audioHeaderBytes + frame.payload.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, audioVersion)
  view.setUint8(1, audioKinds[frame.kind])
  view.setUint8(2, (frame.first ? audioFlags.first : 0) | (frame.last ? audioFlags.last : 0))
  view.setUint8(3, pcm16)
  view.setUint32(4, frame.ordinal, true)
  view.setUint32(8, frame.chunk, true)
  view.setUint32(12, frame.startSample, true)
  bytes.set(frame.payload, audioHeaderBytes)
  return bytes
}

/** Decodes a frame; null if it is too short or has an unknown version, kind or codec. */
export function decodeAudio(bytes: Uint8Array): AudioFrame | null {
  if (bytes.byteLength < audioHeaderBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = keyOf(audioKinds, view.getUint8(1))
  if (view.getUint8(0) !== audioVersion || kind === null || view.getUint8(3) !== pcm16) return null
  const flags = view.getUint8(2)
  return {
    kind,
    first: (flags & audioFlags.first) !== 0,
    last: (flags & audioFlags.last) !== 0,
    ordinal: view.getUint32(4, true),
    chunk: view.getUint32(8, true),
    startSample: view.getUint32(12, true),
    payload: bytes.subarray(audioHeaderBytes),
  }
}

function keyOf<Key extends string>(table: Record<Key, number>, value: number): Key | null {
  for (const key in table) if (table[key] === value) return key
  return null
}
