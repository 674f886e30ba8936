import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { passwordForm } from '#protocol/text/kinds.ts'
import { FairQueue } from '#server/concurrency/fair-queue.ts'
import { ipSite } from '#server/domain/account/ip-network.ts'

/** What a hash costs; `memoryCost` in KiB. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** argon2id with the minimum parameters of OWASP's Password Storage Cheat Sheet (2026). */
export const owaspMinimum: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Where hashes are computed. */
export type Hashing = {
  hash(password: string, cost: HashCost): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
}

/** So many hashes are computed at a time: the event loop keeps a core where there are several. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Who waits for the hash: a person who is logged in, or the address of a person who is not. */
export type HashedFor = { userId: string } | { address: string | null }

export type Passwords = {
  /**
   * Hashes a password for storage as a PHC string, which includes its parameters.
   * @throws {AppError} `rate_limited` or `unavailable` if too many wait
   */
  hash(password: string, hashedFor?: HashedFor): Promise<string>
  /**
   * Whether a password matches a stored hash. Without a hash (unknown user) it verifies against a decoy, so that
   * the response time reveals nothing. A password that was stored before `passwordForm` existed is found as typed.
   * @throws {AppError} like `hash`
   */
  verify(stored: string | null, password: string, hashedFor: HashedFor): Promise<boolean>
}

/**
 * The hashes of this process. One takes 20 to 30 ms of a core, and the runtime's thread pool would compute four at
 * once: somebody who guesses passwords would take the core from everybody else. Networks take turns, so that a guesser
 * waits for others and not they for the guesser. A class behind one router logs in at the same moment.
 */
export function createPasswords(
  cost: HashCost = owaspMinimum,
  { hash, verify }: Hashing = argon2,
): Passwords {
  const turns = new FairQueue({
    concurrency: hashesAtOnce,
    waitingPerPartyMax: 200,
    waitingMax: 1_000,
  })
  const inTurn = <Result>(hashedFor: HashedFor, work: () => Promise<Result>): Promise<Result> =>
    turns.run(work, { party: partyOf(hashedFor), rank: 0 })
  let decoy: Promise<string> | undefined
  return {
    hash: (password, hashedFor = { address: null }) => inTurn(hashedFor, () => hash(password, cost)),
    verify: async (stored, password, hashedFor) => {
      decoy ??= hash('nobody has this password', cost)
      const form = passwordForm(password)
      const against = stored ?? (await decoy)
      const fits = await inTurn(
        hashedFor,
        async () => (await verify(against, form)) || (form !== password && (await verify(against, password))),
      )
      return stored !== null && fits
    },
  }
}

function partyOf(hashedFor: HashedFor): string {
  if ('userId' in hashedFor) return hashedFor.userId
  return hashedFor.address === null ? '' : (ipSite(hashedFor.address) ?? hashedFor.address)
}
