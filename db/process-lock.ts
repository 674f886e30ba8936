import { randomInt } from 'node:crypto'
import postgres from 'postgres'
import type { Sql } from './client.ts'

const retryMs = 500

/** What tells a living server process from a dead one, for every process on the same database. */
export type ProcessLock = {
  /** Written beside whatever this process has begun. Random: it never comes again, unlike a pid. */
  processId: number
  release(): Promise<void>
}

/**
 * Holds an advisory lock on a random number, on a connection of its own, for as long as the process
 * lives. Postgres drops it with the connection, so a crash needs no cleaning up. A connection that is lost
 * is opened again and the same number locked; `onLost` hears of it.
 */
export async function holdProcessLock(
  url: string,
  options: { onLost?: () => void } = {},
): Promise<ProcessLock> {
  const processId = randomInt(1, 2 ** 48 - 1)
  let released = false
  const sql = postgres(url, {
    max: 1,
    // The driver renews connections after 30-60 minutes and drops idle ones if told so: not this one.
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => undefined,
    onclose: () => {
      if (released) return
      options.onLost?.()
      void relock()
    },
    connection: { application_name: 'training-portal lock' },
  })

  /** False while the server still believes in the lost connection. */
  async function lock(): Promise<boolean> {
    const [row] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${processId}::bigint) as held`
    return row?.held === true
  }

  let relocking = false
  async function relock(): Promise<void> {
    if (relocking) return
    relocking = true
    while (!released && !(await lock().catch(() => false))) {
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref())
    }
    relocking = false
  }

  await lock()
  return {
    processId,
    release: async () => {
      released = true
      await sql.end({ timeout: 5 })
    },
  }
}

/**
 * Which of the given processes hold their lock no more. A process whose connection was just lost looks
 * dead for about a second while it locks again: where other processes may be alive, ask twice, a few
 * seconds apart, before acting.
 */
export async function deadProcessIds(sql: Sql, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  // pg_locks is read rather than the locks tried: two processes that ask at once do not disturb each other.
  const rows = await sql<{ id: string }[]>`
    select given.id from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) as given (id)
    where not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = given.id::bigint
    )`
  return rows.map((row) => Number(row.id))
}
