import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#db/client.ts'
import { attempts } from '#db/schema/attempts.ts'
import { AppError } from '#server/errors/app-error.ts'

/**
 * Wrong passwords within a quarter of an hour after which no further one is looked at. Ten guesses at an
 * account are far below what guessing the least password allowed takes (NIST SP 800-63B asks for at most
 * 100 in a row); an address may be a whole office behind one router.
 */
export const throttleLimits = {
  windowSeconds: 15 * 60,
  account: 10,
  knownDevice: 10,
  address: 100,
  /** New accounts from one address: a whole class may begin at once, a script may not go on for ever. */
  registrations: 100,
} as const

/** Who tries a password. `device` is the mark of a device that is known for the account. */
export type PasswordAttempt = { account: string; device: string | null; address: string | null }

/**
 * Counts wrong passwords in the database, so that the limits hold across server processes. `guess` takes
 * a try before the password is looked at: however many come at once, no more than the limit get through.
 * @throws {AppError} `rate_limited` when there is none left
 */
export type Throttle = {
  countAttempt(who: PasswordAttempt): Promise<{ right(): Promise<void> }>
  /** Counts a try at a new account, whatever comes of it: each costs a hash, and tells whether a name is taken. */
  countRegistration(address: string | null): Promise<void>
}

export function createThrottle(db: Database, secret: string): Throttle {
  const limiter = (name: string, points: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attempts,
      keyPrefix: name,
      points,
      duration: throttleLimits.windowSeconds,
    })
  const account = limiter('account', throttleLimits.account)
  const knownDevice = limiter('device', throttleLimits.knownDevice)
  const address = limiter('address', throttleLimits.address)
  const registrations = limiter('registrations', throttleLimits.registrations)
  // What people type as their name is sometimes their password: no such text is stored.
  const keyOf = (text: string) => createHmac('sha256', secret).update(`attempt\n${text}`).digest('base64url')

  return {
    async countRegistration(from) {
      if (from !== null) await consume(registrations, keyOf(ipNetwork(from)))
    },
    async countAttempt(who) {
      // A known device answers for itself alone: no stranger uses up its tries.
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

/** Whoever has one IPv6 address has its whole /64. */
function ipNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail === undefined ? [] : tail.split(':')
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  return groups.slice(0, 4).join(':')
}
