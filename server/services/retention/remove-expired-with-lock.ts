import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { type Removed, removeExpired } from './remove-expired.ts'

/** Any constant that nothing else in the database locks. */
export const retentionLock = 7_265_104_335

/**
 * As `removeExpired`, in one server process at a time: a transaction of its own holds the lock while others do
 * the work, so that it is gone with the process if that dies.
 * @returns null where another process is at it
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
