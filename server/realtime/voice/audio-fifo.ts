/** One second of audio at 24 kHz. */
const blockBytes = 48_000
/** Maximum number of free blocks kept: 24 MB, enough for about 250 replies played at once. */
const freeBlocksMax = 500

const freeBlocks: Uint8Array[] = []

/**
 * Audio received ahead of playback, first in, first out. It is stored in blocks that are reused by later
 * replies: with separate memory for every chunk, external memory grew so fast at 300 voices that V8 collected
 * its whole heap every four seconds, for a quarter of a second each (docs/voice.md).
 */
export class AudioFifo {
  readonly #blocks: Uint8Array[] = []
  /** Where the audio begins in the first block, and where it ends in the last. */
  #from = 0
  #to = 0

  /** Appends a copy of the samples. */
  push(pcm: Uint8Array): void {
    for (let at = 0; at < pcm.byteLength;) {
      let last = this.#blocks.at(-1)
      if (!last || this.#to === blockBytes) {
        last = freeBlocks.pop() ?? new Uint8Array(blockBytes)
        this.#blocks.push(last)
        this.#to = 0
      }
      const part = pcm.subarray(at, at + blockBytes - this.#to)
      last.set(part, this.#to)
      this.#to += part.byteLength
      at += part.byteLength
    }
  }

  /** Removes and returns the next bytes: at most `most`, or all. */
  take(most = Number.POSITIVE_INFINITY): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(Math.min(most, this.#bytes))
    for (let at = 0; at < taken.byteLength;) {
      const [first] = this.#blocks
      if (!first) break
      const part = first.subarray(this.#from, Math.min(this.#end, this.#from + taken.byteLength - at))
      taken.set(part, at)
      at += part.byteLength
      this.#from += part.byteLength
      if (this.#from === this.#end) this.#freeFirstBlock()
    }
    return taken
  }

  clear(): void {
    while (this.#blocks.length > 0) this.#freeFirstBlock()
  }

  get #bytes(): number {
    return this.#blocks.length === 0 ? 0 : (this.#blocks.length - 1) * blockBytes + this.#to - this.#from
  }

  /** Where the audio in the first block ends. */
  get #end(): number {
    return this.#blocks.length === 1 ? this.#to : blockBytes
  }

  #freeFirstBlock(): void {
    const block = this.#blocks.shift()
    this.#from = 0
    if (block && freeBlocks.length < freeBlocksMax) freeBlocks.push(block)
  }
}
