import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from './client.ts'
import { sqlState } from './errors.ts'

/** Concurrent transactions fail in turn, and each attempt lets at least one of them commit. */
const attemptsMax = 12
const firstDelayMs = 5
const delayMaxMs = 200

/** Serialisation failure and deadlock: Postgres rolled the transaction back, and the same work may now succeed. */
const retriedStates: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/**
 * Runs `work` in a transaction. Postgres aborts one of two that conflict, and expects the client to run it again:
 * each attempt is a new transaction, so `work` must only change the database. The random delay keeps those that
 * conflicted from meeting again.
 * @throws what `work` throws, or the last failure after `attemptsMax` attempts
 */
export async function inRetriedTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === attemptsMax || !retriedStates.has(sqlState(error))) throw error
      const delayMs = Math.min(delayMaxMs, firstDelayMs * 2 ** attempt)
      await sleep(delayMs * Math.random())
    }
  }
}
