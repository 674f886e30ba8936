/** Length of a fade, so that pausing and resuming do not click: about 6 ms at 22 kHz. */
const fadeLengthSamples = 128

/**
 * Audio to be played, and the count of played samples. Runs in the audio thread, so it uses nothing of the
 * page; pure, so that it can be tested.
 */
export class SampleQueue {
  /** A number stands for that many lost samples: they count as played when their turn comes. */
  #chunks: (Float32Array | number)[] = []
  #offset = 0
  #gain = 1
  #paused = false
  #totalSamples: number | null = null
  /** Samples played since `begin`. */
  playedSamples = 0

  /** Starts another reply: the rest of the previous one is dropped. */
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

  /** No more samples follow; `total` were sent. */
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

  /** All samples were played. */
  get ended(): boolean {
    return this.#totalSamples !== null && this.playedSamples >= this.#totalSamples
  }

  /** Nothing is audible: paused and faded out, or empty. */
  get silent(): boolean {
    return this.#chunks.length === 0 || (this.#paused && this.#gain === 0)
  }

  /** Fills `out`; returns how many samples of it are audio. */
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
