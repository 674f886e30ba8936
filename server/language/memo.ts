const all: Memo<unknown>[] = []

/** Forgets all that any memo of the process knows: for measuring what a first time costs. */
export function forgetAll(): void {
  for (const memo of all) memo.clear()
}

/**
 * Results of a pure function, kept by their arguments as a key. At most `most` are kept, and at least half as many of
 * those used last: an older one is simply worked out again. Nobody may change a result. Two tables take turns, since
 * to move a key to the end of one at each use takes three times as long as to look it up.
 */
export class Memo<Result> {
  #late = new Map<string, Result>()
  /** What was used before the late ones; it goes when there are enough of those. */
  #early = new Map<string, Result>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
    all.push(this)
  }

  /** The result that is known under the key, or what `work` gives. */
  of(key: string, work: () => Result): Result {
    const late = this.#late.get(key)
    if (late !== undefined) return late
    const early = this.#early.get(key)
    const result = early === undefined ? work() : early
    if (this.#late.size >= this.#most / 2) {
      this.#early = this.#late
      this.#late = new Map()
    }
    this.#late.set(key, result)
    return result
  }

  /** Forgets everything. */
  clear(): void {
    this.#late.clear()
    this.#early.clear()
  }
}
