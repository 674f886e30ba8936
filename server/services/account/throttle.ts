import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { guessWaits, strangersAfterLogin } from '#server/domain/account/guess-waits.ts'
import { ipNetwork, ipSite } from '#server/domain/account/ip-network.ts'
import { AppError } from '#server/errors/app-error.ts'
import {
  countGuess,
  forgetGuesses,
  type GuessCounter,
  isRemembered,
  remember,
  sweepGuesses,
  uncountGuess,
} from './guess-counters.ts'

export const throttleLimits = {
  /** An attempt waits at most this long for its turn and is then checked; longer waits are refused at once. */
  heldMaxMs: 5_000,
  /** How often an attempt waits again because another one took its turn. */
  turnsMax: 3,
  /** Attempts of one network and of all clients that wait in one process; they hold a connection and nothing else. */
  heldPerNetworkMax: 5,
  heldPerProcessMax: 100,
  /** How long a network stays known for an account after its last login there. */
  knownNetworkDays: 90,
} as const

const sweepEveryMs = 60_000

/**
 * A password attempt. `account` is the stored username, or what was typed if there is no such account. `passwordHash`
 * is the stored one: failures count against a password, so that a new one starts at zero everywhere. `device` is the token
 * of a device that is known for the account.
 */
export type PasswordAttempt = {
  account: string
  passwordHash: string | null
  device: string | null
  address: string | null
}

/**
 * Slows wrong passwords (docs/decisions/0008). Counters are in the database, so that they hold across server
 * processes. An attempt is counted before the password is checked, so that concurrent attempts cannot exceed a limit.
 */
export type Throttle = {
  /**
   * Counts an attempt, after waiting a few seconds if necessary. Call `right` when the password was right.
   * @throws {AppError} `rate_limited` if the wait is longer, with its time
   */
  countAttempt(who: PasswordAttempt): Promise<{ right(): Promise<void> }>
  /** Notes that the owner of the account is in this network, so that strangers elsewhere cannot slow them there. */
  rememberNetwork(account: string, address: string | null): Promise<void>
}

/** Waits for these milliseconds. */
export type Pause = (ms: number) => Promise<unknown>

/** `pause` lets attempts wait; tests pass one that does not take the time. */
export function createThrottle(db: Database, secret: string, pause: Pause = sleep): Throttle {
  // People sometimes type their password as their name, so the text is stored only as an HMAC.
  const keyOf = (text: string) => createHmac('sha256', secret).update(`attempt\n${text}`).digest('base64url')
  const counter = (kind: keyof typeof guessWaits, who: string): GuessCounter => ({
    key: `${kind}:${keyOf(who)}`,
    waits: guessWaits[kind],
  })
  const strangersOf = ({ account, passwordHash }: PasswordAttempt) =>
    counter('strangers', `${account.toLowerCase()}\n${passwordHash}`)
  const networkOf = (account: string, address: string | null) =>
    `${account.toLowerCase()}\n${address === null ? '' : ipNetwork(address)}`
  const knownKey = (account: string, address: string) => `known:${keyOf(networkOf(account, address))}`
  const held = new HeldAttempts(pause)
  let sweptAtMs = performance.now()

  /** The counters of an attempt, those that most attempts share last. */
  async function countersOf(attempt: PasswordAttempt): Promise<GuessCounter[]> {
    const { account, passwordHash, device, address } = attempt
    // A known device is counted only by itself, so that strangers cannot use up its attempts.
    if (device !== null) return [counter('one', `${device}\n${passwordHash}`)]
    const one = counter('one', `${networkOf(account, address)}\n${passwordHash}`)
    if (address === null) return [one, strangersOf(attempt)]
    if (await isRemembered(db, knownKey(account, address))) return [one]
    return [one, counter('address', ipSite(address) ?? address), strangersOf(attempt)]
  }

  async function admit(counters: readonly GuessCounter[], address: string | null): Promise<void> {
    const startMs = performance.now()
    for (let turn = 1; ; turn += 1) {
      const waitSeconds = await countGuess(db, counters)
      if (waitSeconds === 0) return
      const waitMs = waitSeconds * 1_000
      const inTime = performance.now() - startMs + waitMs <= throttleLimits.heldMaxMs
      if (!inTime || turn > throttleLimits.turnsMax || !(await held.wait(address, waitMs)))
        throw rateLimited(waitMs)
    }
  }

  async function sweepSometimes(): Promise<void> {
    if (performance.now() - sweptAtMs < sweepEveryMs) return
    sweptAtMs = performance.now()
    await sweepGuesses(db)
  }

  return {
    async countAttempt(who) {
      const counters = await countersOf(who)
      await admit(counters, who.address)
      await sweepSometimes()
      return {
        async right() {
          const [one, ...shared] = counters
          if (one) await forgetGuesses(db, [one.key])
          for (const each of shared) await uncountGuess(db, each, 1)
          await uncountGuess(db, strangersOf(who), 0, strangersAfterLogin)
        },
      }
    },
    async rememberNetwork(account, address) {
      if (address !== null) await remember(db, knownKey(account, address), throttleLimits.knownNetworkDays)
    },
  }
}

/** The attempts that wait for their turn in this process. */
class HeldAttempts {
  readonly #byNetwork = new Map<string, number>()
  readonly #pause: Pause
  #count = 0

  constructor(pause: Pause) {
    this.#pause = pause
  }

  /** Waits, or returns false at once if too many wait already. */
  async wait(address: string | null, ms: number): Promise<boolean> {
    const network = address === null ? '' : (ipSite(address) ?? address)
    const inNetwork = this.#byNetwork.get(network) ?? 0
    if (inNetwork >= throttleLimits.heldPerNetworkMax || this.#count >= throttleLimits.heldPerProcessMax)
      return false
    this.#byNetwork.set(network, inNetwork + 1)
    this.#count += 1
    try {
      await this.#pause(ms)
      return true
    } finally {
      this.#count -= 1
      const left = (this.#byNetwork.get(network) ?? 1) - 1
      if (left === 0) this.#byNetwork.delete(network)
      else this.#byNetwork.set(network, left)
    }
  }
}

function rateLimited(waitMs: number): AppError {
  return new AppError('rate_limited', 'too many attempts; try again later', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
}
