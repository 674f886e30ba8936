import { AppError } from '#server/errors/app-error.ts'
import type { TaskOptions, TaskPriority } from './simulation.ts'

export type QueueBounds = {
  /** Tasks that run at the same time. */
  concurrency: number
  /** Tasks of one account that may wait. */
  waitingPerUserMax: number
  /** Tasks of all accounts that may wait. */
  waitingMax: number
}

/**
 * A person has at most a few tasks at once: a tip, an analysis, a question to the coach. A class that ends its calls
 * together has one task each.
 */
export const defaultBounds: QueueBounds = { concurrency: 1, waitingPerUserMax: 12, waitingMax: 400 }

/** When to come back after a refusal. A task takes less than a second. */
const retryAfterSeconds = 5

const priorities: readonly TaskPriority[] = ['call', 'session', 'posted']

type Waiting = { options: TaskOptions; start(): void }

/**
 * Runs tasks a few at a time. Urgent tasks come first, and among equally urgent ones the accounts take turns: one
 * account has one task running unless no other account waits.
 */
export class FairQueue {
  readonly #bounds: QueueBounds
  /** The tasks that wait, in the order of arrival. */
  readonly #waiting = new Set<Waiting>()
  readonly #waitingPerUser = new Map<string, number>()
  /** When each account had its last turn, until the queue is empty; accounts without an entry go first. */
  readonly #lastTurns = new Map<string, number>()
  readonly #runningPerUser = new Map<string, number>()
  #turns = 0
  #running = 0

  constructor(bounds: QueueBounds = defaultBounds) {
    this.#bounds = bounds
  }

  /** The tasks that wait or run. */
  get size(): number {
    return this.#running + this.#waiting.size
  }

  /** @throws {AppError} `rate_limited` or `unavailable`, see `Simulation.run` */
  run<Result>(work: () => Promise<Result>, options: TaskOptions): Promise<Result> {
    const { userId, signal } = options
    if (signal?.aborted === true) return Promise.reject(givenUp())
    const waits = this.#waitingPerUser.get(userId) ?? 0
    if (waits >= this.#bounds.waitingPerUserMax)
      return Promise.reject(new AppError('rate_limited', 'too many analyses at once', { retryAfterSeconds }))
    if (this.#waiting.size >= this.#bounds.waitingMax)
      return Promise.reject(
        new AppError('unavailable', 'too many analyses are waiting', { retryAfterSeconds }),
      )
    return new Promise<Result>((resolve, reject) => {
      const abort = () => {
        this.#remove(waiting)
        reject(givenUp())
      }
      const waiting: Waiting = {
        options,
        start: () => {
          signal?.removeEventListener('abort', abort)
          this.#count(this.#runningPerUser, userId, 1)
          this.#running += 1
          work()
            .then(resolve, reject)
            .finally(() => {
              this.#running -= 1
              this.#count(this.#runningPerUser, userId, -1)
              this.#startNext()
            })
        },
      }
      signal?.addEventListener('abort', abort, { once: true })
      this.#waiting.add(waiting)
      this.#count(this.#waitingPerUser, userId, 1)
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#running < this.#bounds.concurrency) {
      const next = this.#next()
      if (!next) break
      this.#lastTurns.set(next.options.userId, (this.#turns += 1))
      this.#remove(next)
      next.start()
    }
    if (this.size === 0) this.#lastTurns.clear()
  }

  /** The most urgent task of the account that has the fewest running and whose last turn is longest ago. */
  #next(): Waiting | null {
    let best: { waiting: Waiting; rank: readonly number[] } | null = null
    for (const waiting of this.#waiting) {
      const { userId, priority } = waiting.options
      const rank = [
        priorities.indexOf(priority),
        this.#runningPerUser.get(userId) ?? 0,
        this.#lastTurns.get(userId) ?? 0,
      ]
      if (best === null || isBefore(rank, best.rank)) best = { waiting, rank }
    }
    return best?.waiting ?? null
  }

  #remove(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#count(this.#waitingPerUser, waiting.options.userId, -1)
  }

  #count(counts: Map<string, number>, userId: string, change: number): void {
    const count = (counts.get(userId) ?? 0) + change
    if (count === 0) counts.delete(userId)
    else counts.set(userId, count)
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
