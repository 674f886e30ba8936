import { bandCount } from './band-powers.ts'
import { EchoBand } from './echo-band.ts'
import { delayMaxHops, EchoDelay } from './echo-delay.ts'

/** Two hops earlier or later than the likeliest: the way through the browser takes now more, now less. */
const jitterHops = 2
/** Two thirds of a second of the debtor's sound show how loud the echo of it is. */
const learningHops = 60
/** Three bands for three hops in a row: in one, an echo is louder than expected now and then. */
const louderBands = 3
const louderHops = 3
/** Below, nothing is played, or heard: -60 dB. */
const soundingPower = 1e-6
/** 40 dB below what was played: headphones, or an echo that the browser has cancelled. */
const silentGain = 1e-4
/** Nothing comes back if five seconds of the debtor's sound brought nothing but for a quarter of one: a click, a breath. */
const silentHops = 470
const strayHops = 24

/**
 * Tells the collector's voice from the debtor's echo: an echo is what was played, so much later, and in each band not louder
 * than the loudspeaker, the room and the browser's echo cancellation leave it. Measured by `npm run bench:echo`.
 */
export class EchoLevel {
  readonly #delay = new EchoDelay()
  readonly #bands = Array.from({ length: bandCount }, () => new EchoBand())
  /** What was played, the latest first. */
  readonly #played: Float64Array[] = []
  #learnedHops = 0
  #louderHops = 0
  /** Of the latest hops in which something was played, whether anything was heard. */
  readonly #heard: boolean[] = []

  /**
   * Takes the powers of what the microphone hears and of what is played (`BandPowers`). Returns whether somebody speaks
   * over the debtor.
   */
  next(heard: Float64Array, played: Float64Array): boolean {
    const delay = this.#delay.next(heard, played)
    this.#played.unshift(played)
    if (this.#played.length > delayMaxHops + jitterHops) this.#played.pop()
    const loudest = Math.max(...this.#played.map(sum))
    if (loudest < soundingPower) {
      this.#louderHops = 0
      return false
    }
    this.#heard.push(sum(heard) / loudest >= silentGain)
    if (this.#heard.length > silentHops) this.#heard.shift()

    const echoed = this.#played.slice(Math.max(0, delay - jitterHops), delay + jitterHops + 1)
    const louder = this.#bands.filter((band, index) =>
      band.isLouder(heard[index] ?? 0, Math.max(0, ...echoed.map((powers) => powers[index] ?? 0))),
    )
    const isLearned = this.#learnedHops >= learningHops
    const over = isLearned && louder.length >= louderBands && sum(heard) >= soundingPower
    this.#louderHops = over ? this.#louderHops + 1 : 0
    for (const [index, band] of this.#bands.entries()) band.follow(heard[index] ?? 0, over)
    if (!isLearned && echoed.some((powers) => sum(powers) >= soundingPower)) this.#learn()
    return this.#louderHops >= louderHops
  }

  #learn(): void {
    this.#learnedHops += 1
    if (this.#learnedHops === learningHops) for (const band of this.#bands) band.endLearning()
  }

  /**
   * Whether so little comes back that no words can be made out in it, as with headphones; false before that is known, and as
   * soon as something does come back.
   */
  get isSilent(): boolean {
    return this.#heard.length === silentHops && this.#heard.filter(Boolean).length <= strayHops
  }

  /** It was no voice: how loud the echo is now has to be learned anew. */
  learnAnew(): void {
    this.#learnedHops = 0
    this.#louderHops = 0
    for (const band of this.#bands) band.learnAnew()
  }
}

function sum(powers: Float64Array): number {
  return powers.reduce((total, power) => total + power, 0)
}
