import { createHmac } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { ipNetwork, ipSite } from '#server/domain/account/ip-network.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { type Drawn, drawTokens, sweepBuckets } from './draw-tokens.ts'
import type { Rate } from './rate.ts'
import { type ItemCaps, type LimitedAction, type LimitSettings, siteFactor } from './settings.ts'

/** Who acts; null where there is none. */
export type LimitSubject = { accountId: string | null; address: string | null }

/** The limits of this installation. */
export type Limits = {
  /** How many prospects and coaches one account may have. */
  readonly items: ItemCaps
  /**
   * Takes `cost` tokens from every bucket of the action, or none.
   * @throws {AppError} `rate_limited` with the time until the next token
   */
  take(action: LimitedAction, subject: LimitSubject, cost?: number): Promise<void>
  /**
   * Refuses an action whose bucket this process knows to be empty, before its input is read and checked.
   * @throws {AppError} `rate_limited` with the time until the next token
   */
  refuseKnownEmpty(action: LimitedAction, subject: LimitSubject): void
}

/**
 * A process draws tokens of frequent actions in blocks of this part of the bucket and hands them out from memory,
 * so that a turn usually costs no round trip. Tokens drawn and not used are lost, which only refuses slightly
 * earlier: a limit is never exceeded.
 */
const blockPart = 1 / 6
const blockMax = 50
const inBlocks: ReadonlySet<LimitedAction> = new Set(['turn', 'connect', 'speech'])
/** How long a process keeps drawn tokens. */
const heldMs = 60_000
/** The buckets that a process remembers; the least recently drawn one is forgotten. */
const heldMax = 20_000
const sweepEveryMs = 60_000

type Bucket = { name: string; rate: Rate; block: number }
/** The tokens of one bucket that this process has drawn. Times are those of the monotonic clock. */
type Held = {
  bucket: Bucket
  tokens: number
  heldUntilMs: number
  /** The shared bucket is empty until then, which saves asking it again. */
  emptyUntilMs: number
  drawing: Promise<void> | null
}

/** @param secret key of the HMAC under which accounts and addresses are stored */
export function createLimits(
  { db, log }: { db: Database; log: Logger },
  secret: string,
  settings: LimitSettings,
): Limits {
  return new SharedLimits(db, log, secret, settings)
}

class SharedLimits implements Limits {
  readonly #db: Database
  readonly #log: Logger
  readonly #secret: string
  readonly #settings: LimitSettings
  readonly #held = new Map<string, Held>()
  readonly items: ItemCaps
  #sweptAtMs = performance.now()

  constructor(db: Database, log: Logger, secret: string, settings: LimitSettings) {
    this.#db = db
    this.#log = log
    this.#secret = secret
    this.#settings = settings
    this.items = settings.items
  }

  async take(action: LimitedAction, subject: LimitSubject, cost = 1): Promise<void> {
    // A setting may list a bucket twice.
    const held = [...new Set(this.#bucketsOf(action, subject).map((bucket) => this.#find(bucket)))]
    for (;;) {
      const nowMs = performance.now()
      for (const each of held) if (each.heldUntilMs <= nowMs) each.tokens = 0
      const short = held.filter((each) => each.tokens < price(each, cost))
      if (short.length === 0) {
        for (const each of held) each.tokens -= price(each, cost)
        return
      }
      const waitMs = Math.max(...short.map(({ emptyUntilMs }) => emptyUntilMs - nowMs))
      if (waitMs > 0) throw rateLimited(waitMs)
      await (short.find(({ drawing }) => drawing !== null)?.drawing ?? this.#draw(short, cost))
    }
  }

  refuseKnownEmpty(action: LimitedAction, subject: LimitSubject): void {
    const nowMs = performance.now()
    for (const { name } of this.#bucketsOf(action, subject)) {
      const held = this.#held.get(name)
      if (held && held.tokens < 1 && held.emptyUntilMs > nowMs) throw rateLimited(held.emptyUntilMs - nowMs)
    }
  }

  #bucketsOf(action: LimitedAction, { accountId, address }: LimitSubject): Bucket[] {
    const { account, address: perAddress, installation } = this.#settings[action]
    const site = address === null ? null : ipSite(address)
    const bucketsFor = (who: string | null, rates: readonly Rate[], factor = 1): Bucket[] =>
      who === null
        ? []
        : rates.map(({ count, periodSeconds }) => {
            const rate = { count: count * factor, periodSeconds }
            const block = inBlocks.has(action)
              ? Math.min(blockMax, Math.max(1, Math.floor(rate.count * blockPart)))
              : 1
            return { name: `${action} ${who} ${rate.count}/${periodSeconds}`, rate, block }
          })
    return [
      ...bucketsFor(accountId === null ? null : `account ${accountId}`, account),
      ...bucketsFor(address === null ? null : `address ${ipNetwork(address)}`, perAddress),
      ...bucketsFor(site === null ? null : `site ${site}`, perAddress, siteFactor),
      ...bucketsFor('installation', installation),
    ]
  }

  #find(bucket: Bucket): Held {
    const known = this.#held.get(bucket.name)
    if (known) return known
    const fresh = { bucket, tokens: 0, heldUntilMs: 0, emptyUntilMs: 0, drawing: null }
    this.#held.set(bucket.name, fresh)
    const oldest = this.#held.size > heldMax ? this.#held.keys().next() : null
    if (oldest?.done === false) this.#held.delete(oldest.value)
    return fresh
  }

  /**
   * One statement for all of them. Draws no more than a block, however many callers wait: what a narrower bucket
   * then refuses would be lost to everybody else.
   */
  #draw(short: readonly Held[], cost: number): Promise<void> {
    const draws = short.map((each) => ({
      key: this.#keyOf(each.bucket),
      rate: each.bucket.rate,
      wanted: Math.max(each.bucket.block, price(each, cost)) - each.tokens,
    }))
    const drawing = drawTokens(this.#db, draws)
      .then((drawn) => {
        for (const [n, each] of short.entries()) this.#receive(each, drawn.get(draws[n]?.key ?? ''))
      })
      .finally(() => {
        for (const each of short) each.drawing = null
      })
    for (const each of short) each.drawing = drawing
    this.#sweepSometimes()
    return drawing
  }

  #receive(held: Held, drawn: Drawn | undefined): void {
    if (!drawn) return
    const nowMs = performance.now()
    held.tokens += drawn.granted
    held.heldUntilMs = nowMs + heldMs
    held.emptyUntilMs = nowMs + drawn.waitMs
    // Moves the entry to the end of the order in which entries are forgotten.
    this.#held.delete(held.bucket.name)
    this.#held.set(held.bucket.name, held)
  }

  #keyOf(bucket: Bucket): string {
    return createHmac('sha256', this.#secret).update(`limit\n${bucket.name}`).digest('base64url')
  }

  /** Rows are added only by draws, so draws also remove them: no timer has to be stopped. */
  #sweepSometimes(): void {
    const nowMs = performance.now()
    if (nowMs - this.#sweptAtMs < sweepEveryMs) return
    this.#sweptAtMs = nowMs
    sweepBuckets(this.#db).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'deleting expired rate buckets failed'),
    )
  }
}

/** No action costs more than a full bucket, or it would never be allowed. */
function price({ bucket }: Held, cost: number): number {
  return Math.max(1, Math.min(cost, bucket.rate.count))
}

function rateLimited(waitMs: number): AppError {
  return new AppError('rate_limited', 'too many requests in a short time; try again later', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
}
