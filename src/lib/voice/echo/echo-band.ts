/** A room goes on sounding: 0.7 dB less with each hop, which is as slow as in a living room. */
const tail = 0.85
/** 5 dB over what the echo and the noise make expect. */
const excess = 10 ** (5 / 10)
/** Played this loud, a band tells how loud its echo is. */
const tellingPower = 1e-6
/** The gain is where this share of what comes back is quieter. */
const expectedShare = 0.95
/** Of what is heard while the gain is learned, somebody may have said the rest. */
const learnedShare = 0.9
const gainStep = 0.1
/** Somebody seems to speak: what is heard tells little of the echo. */
const cautiousStep = 0.01
/** The noise is what the quietest moments leave: it falls at once and rises by 2 dB in a second and a half. */
const noiseFall = 0.3
const noiseRise = 1.003
/** It comes and goes around its mean. */
const noiseFactor = 3
const quietest = 1e-8

/** One band of the sound in the microphone: whether it is louder than the debtor's echo and the room's noise would be. */
export class EchoBand {
  #played = 0
  #gain = 0
  #noise = 1e-7
  #learned: number[] | null = []

  /** Takes the band's power, and the most that was played when it would have left the loudspeaker. */
  isLouder(heard: number, played: number): boolean {
    this.#played = Math.max(played, this.#played * tail)
    this.#noise =
      heard < this.#noise ? this.#noise + (heard - this.#noise) * noiseFall : this.#noise * noiseRise
    return heard > excess * (this.#gain * this.#played + noiseFactor * this.#noise + quietest)
  }

  /** Follows the gain of the echo. `over`: somebody seems to speak over the debtor. */
  follow(heard: number, over: boolean): void {
    if (this.#played <= tellingPower) return
    const gain = heard / this.#played
    if (this.#learned === null) {
      const step = over ? cautiousStep : gainStep
      this.#gain *= Math.exp(gain > this.#gain ? step * expectedShare : -step * (1 - expectedShare))
      return
    }
    this.#learned.push(gain)
    const sorted = this.#learned.toSorted((one, other) => one - other)
    this.#gain = sorted[Math.floor(learnedShare * sorted.length)] ?? gain
  }

  /** From now on the gain changes slowly. */
  endLearning(): void {
    this.#learned = null
    this.#gain = Math.max(this.#gain, quietest)
  }

  learnAnew(): void {
    this.#learned = []
  }
}
