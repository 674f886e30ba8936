import { TokenBucket } from '#server/concurrency/token-bucket.ts'
import { ipNetwork } from '#server/domain/account/ip-network.ts'
import type { RequestLimit } from './settings.ts'

/** When to come back if too many requests run: most take milliseconds. */
const busySeconds = 1
/** Logins or addresses that are remembered. */
export const partiesMax = 20_000

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
   * @returns 0, or in how many seconds it may come again if it is refused
   */
  enter(key: string, nowMs: number): number {
    const party = this.#find(key, nowMs)
    for (const { bucket, count } of party.buckets) {
      const waitMs = bucket.msUntil(1 / count, nowMs)
      if (waitMs > 0) return Math.ceil(waitMs / 1_000)
    }
    if (this.#limit.inFlight !== null && party.inFlight >= this.#limit.inFlight) return busySeconds
    for (const { bucket } of party.buckets) bucket.take(1, nowMs)
    party.inFlight += 1
    return 0
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

/** The party of a client without a login: its network. */
export function addressParty(address: string | null): string {
  return address === null ? '' : ipNetwork(address)
}
