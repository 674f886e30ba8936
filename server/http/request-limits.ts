import type { MiddlewareHandler } from 'hono'
import { ipNetwork } from '#server/domain/account/ip-network.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { Rate } from '#server/services/limits/rate.ts'
import type { RequestLimit, RequestSettings } from '#server/services/limits/settings.ts'
import type { HttpEnv } from './env.ts'

/** When to come back if too many requests run: most take milliseconds. */
const busySeconds = 1
/** Logins or addresses that are remembered. */
const partiesMax = 20_000

type Bucket = { rate: Rate; tokens: number; atMs: number }
type Party = { inFlight: number; buckets: Bucket[] }

/** Counts the requests of each login, or of each address. Kept in memory: it protects this process, at little cost. */
export class RequestCounter {
  readonly #limit: RequestLimit
  readonly #parties = new Map<string, Party>()

  constructor(limit: RequestLimit) {
    this.#limit = limit
  }

  /**
   * Counts a request that begins at a time of the monotonic clock.
   * @throws {AppError} `rate_limited`
   */
  enter(key: string, nowMs: number): void {
    const party = this.#find(key, nowMs)
    for (const bucket of party.buckets) {
      const refill = bucket.rate.count / bucket.rate.periodSeconds / 1_000
      bucket.tokens = Math.min(bucket.rate.count, bucket.tokens + (nowMs - bucket.atMs) * refill)
      bucket.atMs = nowMs
      if (bucket.tokens < 1) throw tooMany(Math.ceil((1 - bucket.tokens) / refill / 1_000))
    }
    if (this.#limit.inFlight !== null && party.inFlight >= this.#limit.inFlight) throw tooMany(busySeconds)
    for (const bucket of party.buckets) bucket.tokens -= 1
    party.inFlight += 1
  }

  /** The request has been answered. */
  leave(key: string): void {
    const party = this.#parties.get(key)
    if (party) party.inFlight -= 1
  }

  /** The number of remembered parties. */
  get size(): number {
    return this.#parties.size
  }

  #find(key: string, nowMs: number): Party {
    const known = this.#parties.get(key)
    const party = known ?? {
      inFlight: 0,
      buckets: this.#limit.rates.map((rate) => ({ rate, tokens: rate.count, atMs: nowMs })),
    }
    // At the end of the order in which parties are forgotten.
    this.#parties.delete(key)
    this.#parties.set(key, party)
    if (this.#parties.size > partiesMax) this.#forgetOne()
    return party
  }

  #forgetOne(): void {
    for (const [key, { inFlight }] of this.#parties)
      if (inFlight === 0) {
        this.#parties.delete(key)
        return
      }
  }
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('rate_limited', 'too many requests; try again later', { retryAfterSeconds })
}

/**
 * Refuses requests beyond the limits of their login or address, before anything is read from the database. A made-up
 * login is a new one each time, so requests count for the address as well.
 */
export function limitRequests(settings: RequestSettings): MiddlewareHandler<HttpEnv> {
  const logins = new RequestCounter(settings.login)
  const addresses = new RequestCounter(settings.address)
  return async (c, next) => {
    const nowMs = performance.now()
    const token = c.get('token')
    const address = c.get('address')
    const entered: (() => void)[] = []
    const enter = (counter: RequestCounter, key: string) => {
      counter.enter(key, nowMs)
      entered.push(() => counter.leave(key))
    }
    try {
      if (address !== null) enter(addresses, ipNetwork(address))
      if (token !== null) enter(logins, token.slice(0, keyMax))
      await next()
    } finally {
      for (const leave of entered) leave()
    }
  }
}

/** Longer than a real token; a cookie may have many kilobytes. */
const keyMax = 100
