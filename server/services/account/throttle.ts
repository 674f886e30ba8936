import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#db/client.ts'
import { rateLimitAttempts } from '#db/schema/rate-limit-attempts.ts'
import { ipNetwork } from '#server/domain/account/ip-network.ts'
import { AppError } from '#server/errors/app-error.ts'

/**
 * Limits on wrong passwords per 15 minutes, after which further attempts are not checked. Ten attempts per
 * account are far below what guessing even a minimal password takes (NIST SP 800-63B requires at most 100 in a
 * row). An address may be a whole office behind one router.
 */
export const throttleLimits = {
  windowSeconds: 15 * 60,
  account: 10,
  knownDevice: 10,
  address: 100,
} as const

/** A password attempt. `device` is the token of a device that is known for the account. */
export type PasswordAttempt = { account: string; device: string | null; address: string | null }

/**
 * Counts wrong passwords in the database, so that the limits hold across server processes. An attempt is
 * counted before the password is checked, so that concurrent attempts cannot exceed the limit.
 * @throws {AppError} `rate_limited` when the limit is reached
 */
export type Throttle = {
  countAttempt(who: PasswordAttempt): Promise<{ right(): Promise<void> }>
}

export function createThrottle(db: Database, secret: string): Throttle {
  const limiter = (name: string, points: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimitAttempts,
      keyPrefix: name,
      points,
      duration: throttleLimits.windowSeconds,
    })
  const account = limiter('account', throttleLimits.account)
  const knownDevice = limiter('device', throttleLimits.knownDevice)
  const address = limiter('address', throttleLimits.address)
  // People sometimes type their password as their name, so the text is stored only as an HMAC.
  const keyOf = (text: string) => createHmac('sha256', secret).update(`attempt\n${text}`).digest('base64url')

  return {
    async countAttempt(who) {
      // A known device is counted only by itself, so that strangers cannot use up its attempts.
      const counters =
        who.device === null
          ? [
              { limit: account, key: keyOf(who.account.toLowerCase()) },
              ...(who.address === null ? [] : [{ limit: address, key: keyOf(ipNetwork(who.address)) }]),
            ]
          : [{ limit: knownDevice, key: keyOf(who.device) }]
      for (const { limit, key } of counters) await consume(limit, key)
      return {
        async right() {
          for (const { limit, key } of counters) await limit.reward(key)
        },
      }
    },
  }
}

async function consume(limit: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limit.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError('rate_limited', 'too many attempts; try again later', {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000),
    })
  }
}
