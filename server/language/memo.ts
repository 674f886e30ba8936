const all: Memo<unknown>[] = []

/** Forgets all that any memo of the process knows: for measuring what a first time costs. */
export function forgetAll(): void {
  for (const memo of all) memo.clear()
}

/**
 * Results of a pure function, kept by their arguments as a key. At most `most` are kept, the latest used
 * ones: an older one is simply worked out again. Nobody may change a result.
 */
export class Memo<Result> {
  readonly #known = new Map<string, Result>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
    all.push(this)
  }

  /** The result that is known under the key, or what `work` gives. */
  of(key: string, work: () => Result): Result {
    const known = this.#known.get(key)
    if (known !== undefined) {
      // The oldest of a Map comes first: taken out and put back, this one is the newest.
      this.#known.delete(key)
      this.#known.set(key, known)
      return known
    }
    const fresh = work()
    this.#known.set(key, fresh)
    if (this.#known.size > this.#most) {
      const [oldest] = this.#known.keys()
      if (oldest !== undefined) this.#known.delete(oldest)
    }
    return fresh
  }

  /** Forgets everything. */
  clear(): void {
    this.#known.clear()
  }
}
