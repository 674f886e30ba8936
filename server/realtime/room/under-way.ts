/** Counts what is under way, and tells when nothing is. */
export class UnderWay {
  #count = 0
  #waiting: (() => void)[] = []

  /** The same promise, counted until it is settled. */
  async track<Result>(work: Promise<Result>): Promise<Result> {
    this.#count += 1
    try {
      return await work
    } finally {
      this.#count -= 1
      if (this.#count === 0) for (const tell of this.#waiting.splice(0)) tell()
    }
  }

  /** Resolves when nothing is under way, what followed meanwhile included. */
  over(): Promise<void> {
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }
}
