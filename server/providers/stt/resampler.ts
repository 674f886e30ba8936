/**
 * Changes the sample rate of PCM (16 bits, little-endian, mono) that comes in pieces, by linear interpolation:
 * speech recognisers are trained on telephone lines, and what this adds above the old half rate they ignore.
 */
export class Resampler {
  /** How many samples of the input there are to one of the output. */
  readonly #step: number
  /** The last sample of the piece before. */
  #last = 0
  /** Where the next sample lies, in samples after the last one of the piece before. */
  #position = 1

  constructor(from: number, to: number) {
    this.#step = from / to
  }

  take(pcm: Uint8Array): Uint8Array {
    if (this.#step === 1) return pcm
    const input = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength)
    const count = pcm.byteLength >> 1
    const sampleAt = (index: number) => (index === 0 ? this.#last : input.getInt16((index - 1) * 2, true))
    const output = new DataView(new ArrayBuffer((Math.ceil(count / this.#step) + 1) * 2))
    let written = 0
    for (; this.#position <= count; this.#position += this.#step) {
      const before = Math.floor(this.#position)
      const part = this.#position - before
      const value =
        part === 0 ? sampleAt(before) : sampleAt(before) * (1 - part) + sampleAt(before + 1) * part
      output.setInt16(written, Math.round(value), true)
      written += 2
    }
    if (count > 0) this.#last = sampleAt(count)
    this.#position -= count
    return new Uint8Array(output.buffer, 0, written)
  }
}
