/** How loud somebody speaks, as a word. */
export const speechLevels = ['silent', 'quiet', 'good', 'loud'] as const
export type SpeechLevel = (typeof speechLevels)[number]

/**
 * Upper ends in the microphone's level, 0 for -60 dB and 1 for -10 dB: nothing but noise, speech that a recogniser has
 * trouble with (below about -42 dB), and speech without distortion.
 */
const upperEnds = { silent: 0.15, quiet: 0.36, good: 0.95 }

export const levelPeriodMs = 20

/** Rates speech by the loudest that was heard of it for a moment: words are louder than what is between them. */
export class SpeechLevelGauge {
  #average = 0
  #loudest = 0

  /** Takes the level, 0 to 1, each `levelPeriodMs`; returns the word so far. */
  add(level: number): SpeechLevel {
    // A fifth of a second: a click or a knock is shorter.
    this.#average += (level - this.#average) / (200 / levelPeriodMs)
    this.#loudest = Math.max(this.#loudest, this.#average)
    return this.word
  }

  get word(): SpeechLevel {
    if (this.#loudest < upperEnds.silent) return 'silent'
    if (this.#loudest < upperEnds.quiet) return 'quiet'
    return this.#loudest < upperEnds.good ? 'good' : 'loud'
  }
}
