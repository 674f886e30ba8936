/** Joins chunks of audio. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.byteLength
  }
  return joined
}

/**
 * Keeps 16-bit samples together: a network may split a stream at any byte, and audio shifted by a byte is
 * noise.
 */
export class SampleAligner {
  #odd: Uint8Array | null = null

  /** Returns the complete samples available now. */
  take(bytes: Uint8Array): Uint8Array {
    const all = this.#odd === null ? bytes : joinBytes([this.#odd, bytes])
    const even = all.byteLength - (all.byteLength % 2)
    this.#odd = even === all.byteLength ? null : all.slice(even)
    return all.subarray(0, even)
  }

  /** Whether half a sample is left over: the audio was not valid PCM. */
  get hasPartialSample(): boolean {
    return this.#odd !== null
  }
}
