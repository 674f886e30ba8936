/** Counts what is under way, and tells when nothing is. */
export class InFlightTasks {
  readonly #onIdle: () => void
  #count = 0
  #waiters: (() => void)[] = []

  /** `ended` is called each time that nothing is left. */
  constructor(onIdle: () => void) {
    this.#onIdle = onIdle
  }

  get idle(): boolean {
    return this.#count === 0
  }

  /** The same promise, counted until it is settled. */
  async track<Result>(work: Promise<Result>): Promise<Result> {
    this.#count += 1
    try {
      return await work
    } finally {
      this.#count -= 1
      if (this.idle) {
        for (const resolve of this.#waiters.splice(0)) resolve()
        this.#onIdle()
      }
    }
  }

  /** Resolves when nothing is under way, what followed meanwhile included. */
  whenIdle(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.#waiters.push(resolve))
  }
}
