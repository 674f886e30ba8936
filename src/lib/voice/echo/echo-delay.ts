import { bandCount } from './band-powers.ts'

/** 0.64 s: what is played comes back within half a second, also by Bluetooth. */
export const delayMaxHops = 60
/** Quieter than -80 dB is nothing. */
const quietest = 1e-8
/** How fast the means follow, and how long a likeness counts: about half a second, and one. */
const meanShare = 0.02
const likenessShare = 0.01

/** Finds how late what is played comes back, by the likeness of how the power rises and falls in each band. */
export class EchoDelay {
  readonly #heard = new Rising()
  readonly #played = new Rising()
  /** How the played sound rose and fell, the latest first. */
  readonly #past: Float64Array[] = []
  readonly #likeness = new Float64Array(delayMaxHops)

  /** Takes the powers of a moment; returns the most likely delay, in hops. */
  next(heard: Float64Array, played: Float64Array): number {
    const rising = this.#heard.next(heard)
    this.#past.unshift(this.#played.next(played))
    if (this.#past.length > delayMaxHops) this.#past.pop()
    for (const [delay, past] of this.#past.entries()) {
      const product = past.reduce((sum, value, band) => sum + value * (rising[band] ?? 0), 0)
      this.#likeness[delay] = (this.#likeness[delay] ?? 0) * (1 - likenessShare) + product * likenessShare
    }
    return this.#likeness.indexOf(Math.max(...this.#likeness))
  }
}

/** How far powers are from their means of late, as logarithms. */
class Rising {
  readonly #means = new Float64Array(bandCount).fill(Math.log10(quietest))

  next(powers: Float64Array): Float64Array {
    return powers.map((power, band) => {
      const mean = this.#means[band] ?? 0
      const difference = Math.log10(power + quietest) - mean
      this.#means[band] = mean + meanShare * difference
      return difference
    })
  }
}
