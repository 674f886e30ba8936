import { AppError } from '#server/errors/app-error.ts'

export type QueueBounds = {
  /** Tasks that run at the same time. */
  concurrency: number
  /** Tasks of one party that may wait. */
  waitingPerPartyMax: number
  /** Tasks of all parties that may wait. */
  waitingMax: number
}

export type QueuedFor = {
  /** Who takes turns: an account, or a network. */
  party: string
  /** Tasks with a lower rank go first. */
  rank: number
  /** A task that has not started is given up when it aborts. */
  signal?: AbortSignal | undefined
}

/** When to come back after a refusal. A task takes less than a second. */
const retryAfterSeconds = 5

/** A queue that is never empty forgets the turns of this many parties at once, instead of growing with every address. */
const lastTurnsMax = 10_000

type Waiting = { queuedFor: QueuedFor; start(): void }

/**
 * Runs tasks a few at a time. Tasks of a lower rank come first, and among equals the parties take turns: one party has
 * one task running unless no other party waits.
 */
export class FairQueue {
  readonly #bounds: QueueBounds
  /** The tasks that wait, in the order of arrival. */
  readonly #waiting = new Set<Waiting>()
  readonly #waitingPerParty = new Map<string, number>()
  /** When each party had its last turn; parties without an entry go first. */
  readonly #lastTurns = new Map<string, number>()
  readonly #runningPerParty = new Map<string, number>()
  #turns = 0
  #running = 0

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /** The tasks that wait or run. */
  get size(): number {
    return this.#running + this.#waiting.size
  }

  /**
   * @throws {AppError} `rate_limited` if the party has too many tasks waiting, `unavailable` if all parties together
   * have, or if the caller gave up
   */
  run<Result>(work: () => Promise<Result>, queuedFor: QueuedFor): Promise<Result> {
    const { party, signal } = queuedFor
    if (signal?.aborted === true) return Promise.reject(givenUp())
    const waits = this.#waitingPerParty.get(party) ?? 0
    if (waits >= this.#bounds.waitingPerPartyMax)
      return Promise.reject(new AppError('rate_limited', 'too many of these at once', { retryAfterSeconds }))
    if (this.#waiting.size >= this.#bounds.waitingMax)
      return Promise.reject(
        new AppError('unavailable', 'too many of these are waiting', { retryAfterSeconds }),
      )
    return new Promise<Result>((resolve, reject) => {
      const abort = () => {
        this.#remove(waiting)
        reject(givenUp())
      }
      const waiting: Waiting = {
        queuedFor,
        start: () => {
          signal?.removeEventListener('abort', abort)
          this.#count(this.#runningPerParty, party, 1)
          this.#running += 1
          work()
            .then(resolve, reject)
            .finally(() => {
              this.#running -= 1
              this.#count(this.#runningPerParty, party, -1)
              this.#startNext()
            })
        },
      }
      signal?.addEventListener('abort', abort, { once: true })
      this.#waiting.add(waiting)
      this.#count(this.#waitingPerParty, party, 1)
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#running < this.#bounds.concurrency) {
      const next = this.#next()
      if (!next) break
      this.#lastTurns.set(next.queuedFor.party, (this.#turns += 1))
      this.#remove(next)
      next.start()
    }
    if (this.size === 0 || this.#lastTurns.size > lastTurnsMax) this.#lastTurns.clear()
  }

  /** The task of the lowest rank of the party that has the fewest running and whose last turn is longest ago. */
  #next(): Waiting | null {
    let best: { waiting: Waiting; rank: readonly number[] } | null = null
    for (const waiting of this.#waiting) {
      const { party, rank: urgency } = waiting.queuedFor
      const rank = [urgency, this.#runningPerParty.get(party) ?? 0, this.#lastTurns.get(party) ?? 0]
      if (best === null || isBefore(rank, best.rank)) best = { waiting, rank }
    }
    return best?.waiting ?? null
  }

  #remove(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#count(this.#waitingPerParty, waiting.queuedFor.party, -1)
  }

  #count(counts: Map<string, number>, party: string, change: number): void {
    const count = (counts.get(party) ?? 0) + change
    if (count === 0) counts.delete(party)
    else counts.set(party, count)
  }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Nobody reads it: the caller has left. */
function givenUp(): AppError {
  return new AppError('unavailable', 'the caller has given up')
}
