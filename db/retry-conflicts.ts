import { setTimeout as sleep } from 'node:timers/promises'
import { sqlState } from './errors.ts'

/** Concurrent transactions fail in turn, and each attempt lets at least one of them commit. */
const attemptsMax = 12
const firstDelayMs = 5
const delayMaxMs = 200

/** Serialization failure and deadlock: Postgres rolled the transaction back, and the same work may now succeed. */
const retriedStates: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/**
 * Runs `transact`, which is one transaction, and runs it again if Postgres aborted it because of another one. The
 * random delay keeps those that conflicted from meeting again.
 * @throws what `transact` throws, or the last failure after `attemptsMax` attempts
 */
export async function retryConflicts<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact()
    } catch (error) {
      if (attempt === attemptsMax || !retriedStates.has(sqlState(error))) throw error
      const delayMs = Math.min(delayMaxMs, firstDelayMs * 2 ** attempt)
      await sleep(delayMs * Math.random())
    }
  }
}
