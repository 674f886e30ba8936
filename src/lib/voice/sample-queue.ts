/** Samples of a fade, so that stopping and going on do not click: about 6 ms at 22 kHz. */
const fadeSamples = 128

/**
 * Sound that waits to be played, and the count of what was. Runs in the audio thread, hence without anything of
 * the page; pure, so that a test can play it.
 */
export class SampleQueue {
  /** A number is of samples that were lost: they count as played when their turn comes. */
  #pieces: (Float32Array | number)[] = []
  #offset = 0
  #gain = 1
  #held = false
  #total: number | null = null
  /** Samples played since `begin`. */
  played = 0

  /** Another reply: what was left of the last one is dropped. */
  begin(): void {
    this.clear()
    this.played = 0
    this.#total = null
    this.#held = false
    this.#gain = 1
  }

  push(samples: Float32Array): void {
    if (samples.length > 0) this.#pieces.push(samples)
  }

  skip(samples: number): void {
    this.#pieces.push(samples)
  }

  /** No more will come; `total` samples were sent in all. */
  end(total: number): void {
    this.#total = total
  }

  hold(): void {
    this.#held = true
  }

  resume(): void {
    this.#held = false
  }

  clear(): void {
    this.#pieces = []
    this.#offset = 0
  }

  /** All of it was played. */
  get ended(): boolean {
    return this.#total !== null && this.played >= this.#total
  }

  /** Nothing is heard: held and faded out, or nothing is there. */
  get silent(): boolean {
    return this.#pieces.length === 0 || (this.#held && this.#gain === 0)
  }

  /** Fills `out`; returns how many samples of it are sound. */
  read(out: Float32Array): number {
    let at = 0
    while (at < out.length && !this.silent) {
      const [piece] = this.#pieces
      if (piece === undefined) break
      if (typeof piece === 'number') {
        this.played += piece
        this.#pieces.shift()
        continue
      }
      this.#gain = this.#held
        ? Math.max(0, this.#gain - 1 / fadeSamples)
        : Math.min(1, this.#gain + 1 / fadeSamples)
      out[at] = (piece[this.#offset] ?? 0) * this.#gain
      at += 1
      this.played += 1
      this.#offset += 1
      if (this.#offset === piece.length) {
        this.#pieces.shift()
        this.#offset = 0
      }
    }
    out.fill(0, at)
    return at
  }
}
