/** Joins pieces of sound. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.byteLength
  }
  return joined
}

/** Keeps samples whole: a network cuts a stream at any byte, and half a sample is noise from there on. */
export class SampleAligner {
  #odd: Uint8Array | null = null

  /** The whole samples that are there now. */
  take(bytes: Uint8Array): Uint8Array {
    const all = this.#odd === null ? bytes : joinBytes([this.#odd, bytes])
    const even = all.byteLength - (all.byteLength % 2)
    this.#odd = even === all.byteLength ? null : all.slice(even)
    return all.subarray(0, even)
  }

  /** Half a sample is left over: what came was not what was promised. */
  get hasPartialSample(): boolean {
    return this.#odd !== null
  }
}
