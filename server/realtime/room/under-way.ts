/** Counts what is under way, and tells when nothing is. */
export class UnderWay {
  readonly #ended: () => void
  #count = 0
  #waiting: (() => void)[] = []

  /** `ended` is called each time that nothing is left. */
  constructor(ended: () => void) {
    this.#ended = ended
  }

  get nothing(): boolean {
    return this.#count === 0
  }

  /** The same promise, counted until it is settled. */
  async track<Result>(work: Promise<Result>): Promise<Result> {
    this.#count += 1
    try {
      return await work
    } finally {
      this.#count -= 1
      if (this.nothing) {
        for (const tell of this.#waiting.splice(0)) tell()
        this.#ended()
      }
    }
  }

  /** Resolves when nothing is under way, what followed meanwhile included. */
  over(): Promise<void> {
    return this.nothing ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }
}
