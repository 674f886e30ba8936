import type { MiddlewareHandler } from 'hono'
import { TokenBucket } from '#server/concurrency/token-bucket.ts'
import { ipNetwork } from '#server/domain/account/ip-network.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { RequestLimit, RequestSettings } from '#server/services/limits/settings.ts'
import type { HttpEnv } from './env.ts'

/** When to come back if too many requests run: most take milliseconds. */
const busySeconds = 1
/** Logins or addresses that are remembered. */
const partiesMax = 20_000

type Party = { inFlight: number; buckets: { bucket: TokenBucket; count: number }[] }

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
    for (const { bucket, count } of party.buckets) {
      const waitMs = bucket.msUntil(1 / count, nowMs)
      if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1_000))
    }
    if (this.#limit.inFlight !== null && party.inFlight >= this.#limit.inFlight) throw tooMany(busySeconds)
    for (const { bucket } of party.buckets) bucket.take(1, nowMs)
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
      buckets: this.#limit.rates.map(({ count, periodSeconds }) => ({
        bucket: new TokenBucket(count / periodSeconds, periodSeconds, nowMs),
        count,
      })),
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
 * Refuses requests beyond the limits of their login, before anything is read from the database. A request without a
 * login, or with one that has not been found valid lately, counts for its address instead: made-up logins are new ones
 * each time, and a class of 100 who are logged in shares one address.
 */
export function limitRequests(settings: RequestSettings): MiddlewareHandler<HttpEnv> {
  const logins = new RequestCounter(settings.login)
  const addresses = new RequestCounter(settings.address)
  const validUntilMs = new Map<string, number>()

  function noteValid(token: string, nowMs: number): void {
    validUntilMs.delete(token)
    validUntilMs.set(token, nowMs + validMs)
    const oldest = validUntilMs.size > partiesMax ? validUntilMs.keys().next() : null
    if (oldest?.done === false) validUntilMs.delete(oldest.value)
  }

  return async (c, next) => {
    const nowMs = performance.now()
    const token = c.get('token')
    const isValid = token !== null && (validUntilMs.get(token) ?? 0) > nowMs
    const address = c.get('address')
    const key = isValid ? token : address === null ? '' : ipNetwork(address)
    const counter = isValid ? logins : addresses
    counter.enter(key, nowMs)
    try {
      await next()
    } finally {
      counter.leave(key)
    }
    if (token !== null && c.get('loginId') !== null) noteValid(token, nowMs)
  }
}

/** How long a login is taken for valid: an ended one is refused by its address's limit only after that. */
const validMs = 5 * 60_000
