import { lt, sql, inArray } from 'drizzle-orm'
import { executePrepared, type Database } from '#db/client.ts'
import { rateBuckets } from '#db/schema/rate-buckets.ts'
import type { Rate } from './rate.ts'

export type Draw = { key: string; rate: Rate; wanted: number }
/** `waitMs`: how long until the bucket has the next token; 0 if everything wanted was granted. */
export type Drawn = { granted: number; waitMs: number }

/** Of two draws the one that began first may write last; a longer way back is a step of the clock. */
const clockStepSeconds = 10

/** Expired buckets removed at a time, so that one deletion never takes long. */
const sweepRows = 1_000

/**
 * Takes up to `wanted` tokens from each bucket in one statement. The refill is computed from the database's clock,
 * so that processes with different clocks share a bucket. Rows are locked in the order of their keys, so that two
 * draws cannot deadlock. After a step back of that clock the refill continues from the new time.
 */
export async function drawTokens(db: Database, draws: readonly Draw[]): Promise<Map<string, Drawn>> {
  const asked = draws.map(({ key, rate, wanted }) => ({
    key,
    wanted,
    capacity: rate.count,
    refill: rate.count / rate.periodSeconds,
  }))
  const rows = await executePrepared<{ key: string; granted: number; tokens: number }>(
    db,
    'rate_draw',
    sql`insert into rate_buckets as bucket
        (key, tokens, capacity, refill_per_second, granted, updated_at, expires_at)
      select key, capacity - least(wanted, capacity), capacity, refill, least(wanted, capacity), now(),
        now() + make_interval(secs => least(wanted, capacity) / greatest(refill, 1e-9))
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (key text, wanted int, capacity float8, refill float8)
      order by key
      on conflict (key) do update set
        (tokens, granted, expires_at) = (
          select refilled - granted, granted, excluded.updated_at
            + make_interval(secs => (excluded.capacity - refilled + granted) / greatest(excluded.refill_per_second, 1e-9))
          from (
            select refilled, least(excluded.granted, floor(refilled)) as granted
            from (
              select least(excluded.capacity, bucket.tokens + excluded.refill_per_second
                * greatest(0, extract(epoch from excluded.updated_at - bucket.updated_at))) as refilled
            ) as before
          ) as after
        ),
        capacity = excluded.capacity,
        refill_per_second = excluded.refill_per_second,
        updated_at = case when bucket.updated_at > excluded.updated_at + make_interval(secs => ${clockStepSeconds})
          then excluded.updated_at else greatest(bucket.updated_at, excluded.updated_at) end
      returning key, granted, tokens`,
  )
  const results = new Map<string, Drawn>()
  for (const { key, wanted, capacity, refill } of asked) {
    const row = rows.find((each) => each.key === key)
    if (!row) throw new Error('a rate bucket was not returned')
    const granted = Number(row.granted)
    const missing = capacity === 0 ? Infinity : Math.max(0, 1 - Number(row.tokens))
    const waitMs = granted >= wanted ? 0 : Math.min(maxWaitMs, Math.ceil((missing / refill) * 1_000))
    results.set(key, { granted, waitMs })
  }
  return results
}

/** What a limit of 0 says: nothing is refilled. */
const maxWaitMs = 86_400_000

/** Deletes buckets that are full again. @returns the number of deleted rows */
export async function sweepBuckets(db: Database): Promise<number> {
  const expired = db
    .select({ key: rateBuckets.key })
    .from(rateBuckets)
    .where(lt(rateBuckets.expiresAt, sql`now()`))
    .limit(sweepRows)
    .for('update', { skipLocked: true })
  const removed = await db
    .delete(rateBuckets)
    .where(inArray(rateBuckets.key, expired))
    .returning({ key: rateBuckets.key })
  return removed.length
}
