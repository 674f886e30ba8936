/** Frames of 32 ms: the loudest of half a second. */
const windowFrames = 16
const learningFrames = 30
const learnedShare = 0.9
const decay = 0.999
const rise = 0.1
const factor = 1.6
const loudFrames = 2
const playedMin = 0.005

/** The rule before: a voice is what is 4 dB louder than the echo of the loudest that was played of late. */
export class LoudnessRule {
  readonly #played: number[] = []
  readonly #learned: number[] = []
  #gain = 0
  #loud = 0

  /** Takes the root mean squares of a frame; returns whether somebody speaks over the debtor. */
  next(heard: number, played: number): boolean {
    this.#played.push(played)
    if (this.#played.length > windowFrames) this.#played.shift()
    const loudest = Math.max(...this.#played)
    if (loudest < playedMin) return false
    const gain = heard / loudest
    if (this.#learned.length < learningFrames) {
      this.#learned.push(gain)
      const sorted = this.#learned.toSorted((one, other) => one - other)
      this.#gain = sorted[Math.floor(learnedShare * sorted.length)] ?? gain
      return false
    }
    if (gain > this.#gain * factor) this.#loud += 1
    else {
      this.#loud = 0
      this.#gain = gain > this.#gain ? this.#gain + (gain - this.#gain) * rise : this.#gain * decay
    }
    return this.#loud >= loudFrames
  }
}
