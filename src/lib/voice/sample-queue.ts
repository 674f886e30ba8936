/** Samples of a fade, so that stopping and going on do not click: about 6 ms at 22 kHz. */
const fadeLengthSamples = 128

/**
 * Sound that waits to be played, and the count of what was. Runs in the audio thread, hence without anything of
 * the page; pure, so that a test can play it.
 */
export class SampleQueue {
  /** A number is of samples that were lost: they count as played when their turn comes. */
  #chunks: (Float32Array | number)[] = []
  #offset = 0
  #gain = 1
  #paused = false
  #totalSamples: number | null = null
  /** Samples played since `begin`. */
  playedSamples = 0

  /** Another reply: what was left of the last one is dropped. */
  begin(): void {
    this.clear()
    this.playedSamples = 0
    this.#totalSamples = null
    this.#paused = false
    this.#gain = 1
  }

  push(samples: Float32Array): void {
    if (samples.length > 0) this.#chunks.push(samples)
  }

  skip(samples: number): void {
    this.#chunks.push(samples)
  }

  /** No more will come; `total` samples were sent in all. */
  end(total: number): void {
    this.#totalSamples = total
  }

  pause(): void {
    this.#paused = true
  }

  resume(): void {
    this.#paused = false
  }

  clear(): void {
    this.#chunks = []
    this.#offset = 0
  }

  /** All of it was played. */
  get ended(): boolean {
    return this.#totalSamples !== null && this.playedSamples >= this.#totalSamples
  }

  /** Nothing is heard: held and faded out, or nothing is there. */
  get silent(): boolean {
    return this.#chunks.length === 0 || (this.#paused && this.#gain === 0)
  }

  /** Fills `out`; returns how many samples of it are sound. */
  read(out: Float32Array): number {
    let written = 0
    while (written < out.length && !this.silent) {
      const [chunk] = this.#chunks
      if (chunk === undefined) break
      if (typeof chunk === 'number') {
        this.playedSamples += chunk
        this.#chunks.shift()
        continue
      }
      this.#gain = this.#paused
        ? Math.max(0, this.#gain - 1 / fadeLengthSamples)
        : Math.min(1, this.#gain + 1 / fadeLengthSamples)
      out[written] = (chunk[this.#offset] ?? 0) * this.#gain
      written += 1
      this.playedSamples += 1
      this.#offset += 1
      if (this.#offset === chunk.length) {
        this.#chunks.shift()
        this.#offset = 0
      }
    }
    out.fill(0, written)
    return written
  }
}
