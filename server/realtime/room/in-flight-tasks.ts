/** Counts running tasks and reports when none is left. */
export class InFlightTasks {
  readonly #onIdle: () => void
  #count = 0
  #waiters: (() => void)[] = []

  /** `onIdle` is called each time the count reaches zero. */
  constructor(onIdle: () => void) {
    this.#onIdle = onIdle
  }

  get idle(): boolean {
    return this.#count === 0
  }

  /** Counts the promise until it settles, and returns its result. */
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

  /** Resolves when no task is running, including tasks started meanwhile. */
  whenIdle(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.#waiters.push(resolve))
  }
}
