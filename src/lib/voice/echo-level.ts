/** Frames of 32 ms. What was played comes back within half a second, also by Bluetooth. */
const windowFrames = 16
/** A second of the debtor's sound shows how loud the echo of it is. */
const learningFrames = 30
/** An echo that gets quieter, since the volume was turned down, is followed slowly: by a tenth in three seconds. */
const decay = 0.999
/** A louder one is followed at once for a tenth of the way, so that nobody who raises their voice passes for it. */
const rise = 0.1
/** Of what was heard while it was learned, this share: somebody may have spoken over the debtor meanwhile. */
const learnedShare = 0.9
/** 4 dB over the loud parts of the echo, for two frames in a row: the debtor's voice alone seldom comes near it. */
const factor = 1.6
const loudFrames = 2
/** 40 dB below what was played: headphones, or an echo that the browser has cancelled. */
const silentGain = 0.01
/** Nothing comes back if five seconds of the debtor's sound brought nothing but for a quarter of one: a click, a breath. */
const silentFrames = 160
const strayFrames = 8
/** Below, nothing is played, or heard. */
const playedMin = 0.005
const heardMin = 0.003

/**
 * Tells the collector's voice from the debtor's echo by loudness: an echo is never louder than what was played, times what
 * the loudspeaker, the room and the browser's echo cancellation leave of it.
 */
export class EchoLevel {
  readonly #played: number[] = []
  #gain = 0
  readonly #learned: number[] = []
  #loud = 0
  /** Of the latest frames in which something was played, whether anything was heard. */
  readonly #heard: boolean[] = []

  /**
   * Takes how loud the microphone was in a frame, and what was played, both the root mean square. Returns whether somebody
   * speaks over the debtor.
   */
  next(heard: number, played: number): boolean {
    this.#played.push(played)
    if (this.#played.length > windowFrames) this.#played.shift()
    const loudest = Math.max(...this.#played)
    if (loudest < playedMin) {
      this.#loud = 0
      return false
    }
    const gain = heard / loudest
    this.#heard.push(gain >= silentGain)
    if (this.#heard.length > silentFrames) this.#heard.shift()
    if (this.#learned.length < learningFrames) {
      this.#learned.push(gain)
      this.#gain =
        this.#learned.toSorted((one, other) => one - other)[
          Math.floor(learnedShare * this.#learned.length)
        ] ?? gain
      return false
    }
    if (heard >= heardMin && gain > this.#gain * factor) this.#loud += 1
    else {
      this.#loud = 0
      this.#gain = gain > this.#gain ? this.#gain + (gain - this.#gain) * rise : this.#gain * decay
    }
    return this.#loud >= loudFrames
  }

  /**
   * Whether so little comes back that no words can be made out in it, as with headphones; false before that is known, and as
   * soon as something does come back.
   */
  get isSilent(): boolean {
    return this.#heard.length === silentFrames && this.#heard.filter(Boolean).length <= strayFrames
  }

  /** It was no voice: how loud the echo is now has to be learned anew. */
  learnAnew(): void {
    this.#learned.splice(0)
    this.#loud = 0
  }
}

/** The root mean square of samples. */
export function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
