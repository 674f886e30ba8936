import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { type Removed, removeExpired } from './remove-expired.ts'

/** An arbitrary constant that nothing else in the database locks. */
export const retentionLock = 7_265_104_335

/**
 * Runs `removeExpired` in one server process at a time. A separate transaction holds the lock during the work,
 * so it is released if the process dies.
 * @returns null if another process is already running it
 */
export function removeExpiredWithLock(
  ctx: Pick<Context, 'db' | 'now'>,
  retentionDays: number,
  signal?: AbortSignal,
): Promise<Removed | null> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${retentionLock}::bigint) as held`,
    )
    return row?.held === true ? removeExpired(ctx, retentionDays, signal) : null
  })
}
