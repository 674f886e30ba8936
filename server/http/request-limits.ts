import type { MiddlewareHandler } from 'hono'
import { addressParty, partiesMax, RequestCounter } from '#server/services/limits/request-counter.ts'
import type { RequestSettings } from '#server/services/limits/settings.ts'
import type { HttpEnv } from './env.ts'

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
    const key = isValid ? token : addressParty(c.get('address'))
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
