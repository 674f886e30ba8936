import { setTimeout as sleep } from 'node:timers/promises'
import { findCompletion } from '#db/events.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { RoomLedger } from './room-ledger.ts'

/**
 * How long a caller waits for somebody else's analysis: longer than two attempts of a model that judges, with a queue
 * before them.
 */
const waitMaxMs = 110_000
/** How often another process's progress is read, if its message is lost. */
const pollMs = 250

/**
 * The analysis that ends a session: it runs once, in one process. A caller who asks meanwhile waits for it and gets
 * its result.
 */
export class SharedAnalysis {
  readonly #ctx: ServerContext
  readonly #sessionId: string
  readonly #ledger: RoomLedger
  /** The analysis that runs or is waited for in this process; null if none. */
  #current: Promise<number> | null = null

  constructor(ctx: ServerContext, sessionId: string, ledger: RoomLedger) {
    this.#ctx = ctx
    this.#sessionId = sessionId
    this.#ledger = ledger
  }

  get running(): boolean {
    return this.#current !== null
  }

  /**
   * Runs the analysis, or joins the one under way. Returns the `seq` of the session's end.
   * @throws {AppError} `analysis_running` if the one under way takes too long; otherwise what the analysis throws
   */
  run(analyze: () => Promise<number>): Promise<number> {
    if (this.#current) return withinDeadline(this.#current)
    const current = this.#claimAndRun(analyze).finally(() => {
      this.#current = null
    })
    this.#current = current
    return current
  }

  async #claimAndRun(analyze: () => Promise<number>): Promise<number> {
    const endMs = performance.now() + waitMaxMs
    for (;;) {
      const release = await this.#claim()
      if (release)
        try {
          // Another process may have finished between the first look and the claim.
          return (await this.#completionSeq()) ?? (await analyze())
        } finally {
          await release().catch(() => undefined)
        }
      if (performance.now() > endMs) throw stillRunning()
      await sleep(pollMs)
      const seq = await this.#completionSeq()
      if (seq !== null) return seq
    }
  }

  /** Without the connection that holds claims the work may be done twice; the database stores one result. */
  async #claim(): Promise<(() => Promise<void>) | null> {
    try {
      return await this.#ctx.processLock.claim('analysis', this.#sessionId)
    } catch (error) {
      this.#ctx.log.warn({ sessionId: this.#sessionId, err: error }, 'could not claim an analysis')
      return () => Promise.resolve()
    }
  }

  /** The `seq` of the session's end, with this process's transcript up to date; null if it is not over. */
  async #completionSeq(): Promise<number | null> {
    const seq = await findCompletion(this.#ctx.db, this.#sessionId)
    if (seq === null) return null
    this.#ledger.noteHead(seq)
    await this.#ledger.caughtUp()
    return seq
  }
}

function stillRunning(): AppError {
  return new AppError('analysis_running', 'the session is still being analyzed', { retryAfterSeconds: 10 })
}

async function withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  try {
    return await Promise.race([
      work,
      sleep(waitMaxMs, undefined, { signal: over.signal, ref: false }).then(() => {
        throw stillRunning()
      }),
    ])
  } finally {
    over.abort()
  }
}
