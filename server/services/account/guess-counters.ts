import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { rateLimitAttempts as counters } from '#db/schema/rate-limit-attempts.ts'
import { fewFailures, type GuessWaits } from '#server/domain/account/guess-waits.ts'

export type GuessCounter = { key: string; waits: GuessWaits }

/** An attempt so far in the future was made before the clock was set back. */
const setBackSeconds = 60

/** Forgotten counters removed at a time, so that one deletion never takes long. */
const sweepRows = 1_000

/**
 * Counts an attempt on every counter, or on none if one of them still has to wait. The row of a counter holds its
 * failures and when it is forgotten, which also tells its last attempt. The clock is the database's, so that all
 * server processes agree. Pass counters that many attempts share last: their rows stay locked for the shortest time;
 * always in the same order of kinds, so that two attempts cannot deadlock.
 * @returns how many seconds to wait; 0 if the attempt was counted
 */
export async function countGuess(db: Database, list: readonly GuessCounter[]): Promise<number> {
  const refusal = new Refusal()
  try {
    await db.transaction(async (tx) => {
      for (const counter of list) {
        refusal.waitSeconds = await count(tx, counter)
        if (refusal.waitSeconds > 0) throw refusal
      }
    })
    return 0
  } catch (error) {
    if (error !== refusal) throw error
    return refusal.waitSeconds
  }
}

/** Rolls the counters back that were counted already. */
class Refusal extends Error {
  waitSeconds = 0
}

async function count(tx: Transaction, { key, waits }: GuessCounter): Promise<number> {
  const own = counters.points
  const wait = waitAfter(sql`${own}`, waits)
  // Not now(): that is when the transaction began, before it waited for the row of another attempt.
  const clock = sql`clock_timestamp()`
  // The attempt before this one was made when the row's time to live began. If that is in the future, the clock was set
  // back, and nobody waits for the time to come again.
  const next = sql`${counters.expire} - ${lifetime(sql`${own}`, waits)} + ${interval(wait)}`
  const setBack = interval(sql`${setBackSeconds}::float8`)
  const forgotten = sql`${counters.expire} <= ${clock}`
  const rows = await tx.execute(sql`
    insert into ${counters} (key, points, expire) values (${key}, 1, ${clock} + ${lifetime(sql`1`, waits)})
    on conflict (key) do update set
      points = case when ${forgotten} then 1 else ${own} + 1 end,
      expire = ${clock} + case when ${forgotten} then ${lifetime(sql`1`, waits)}
        else ${lifetime(sql`(${own} + 1)`, waits)} end
    where ${forgotten} or ${wait} = 0 or ${next} <= ${clock} or ${next} - ${interval(wait)} > ${clock} + ${setBack}
    returning key`)
  if (rows.length > 0) return 0
  const [left] = await tx.execute<{ seconds: number }>(sql`
    select least(${wait}, extract(epoch from ${next} - ${clock}))::float8 as seconds
    from ${counters} where key = ${key}`)
  return Math.max(waitMinSeconds, left?.seconds ?? 0)
}

/** The turn may have come between the two statements. */
const waitMinSeconds = 0.05

/** The wait in seconds after so many failures. */
function waitAfter(failures: SQL, { seconds }: GuessWaits): SQL {
  return sql`((${JSON.stringify(seconds)}::jsonb ->> least(${failures}, ${seconds.length - 1}::int))::float8)`
}

/** How long the row of a counter with so many failures is kept: never shorter than its wait. */
function lifetime(failures: SQL, waits: GuessWaits): SQL {
  const { few, many } = waits.forgetSeconds
  return interval(sql`greatest(2 * ${waitAfter(failures, waits)},
    case when ${failures} < ${fewFailures}::int then ${few}::float8 else ${many}::float8 end)`)
}

function interval(seconds: SQL): SQL {
  return sql`make_interval(secs => ${seconds})`
}

/** Takes failures back, since an attempt was right, and leaves at most `failuresMax`. */
export async function uncountGuess(
  db: Database,
  { key, waits }: GuessCounter,
  count: number,
  failuresMax: number = maxInt,
): Promise<void> {
  const { points } = counters
  const lowered = sql`${points} - ${count}::int > ${failuresMax}::int`
  await db
    .update(counters)
    .set({
      points: sql`greatest(0, least(${points} - ${count}::int, ${failuresMax}::int))`,
      // The row of a stop lives longer, and its last attempt is computed from that.
      expire: sql`case when ${lowered} then now() + ${lifetime(sql`${failuresMax}::int`, waits)}
        else ${counters.expire} end`,
    })
    .where(eq(counters.key, key))
}

const maxInt = 2 ** 31 - 1

export async function forgetGuesses(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(counters).where(inArray(counters.key, [...keys]))
}

/** Notes that a key is known until so many days from now. */
export async function remember(db: Database, key: string, days: number): Promise<void> {
  const expire = sql`now() + make_interval(days => ${days}::int)`
  await db
    .insert(counters)
    .values({ key, points: 0, expire })
    .onConflictDoUpdate({ target: counters.key, set: { expire } })
}

export async function isRemembered(db: Database, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: counters.key })
    .from(counters)
    .where(and(eq(counters.key, key), gt(counters.expire, sql`now()`)))
  return rows.length > 0
}

/** Deletes counters that are forgotten. */
export async function sweepGuesses(db: Database): Promise<void> {
  const expired = db
    .select({ key: counters.key })
    .from(counters)
    .where(lt(counters.expire, sql`now()`))
    .limit(sweepRows)
    .for('update', { skipLocked: true })
  await db.delete(counters).where(inArray(counters.key, expired))
}
