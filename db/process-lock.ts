import { randomInt } from 'node:crypto'
import postgres from 'postgres'
import { connectSeconds, reconnectSeconds, type Sql } from './client.ts'

const retryMs = 500

/** Lets every process on the same database see whether a server process is alive. */
export type ProcessLock = {
  /** Written next to whatever this process starts. Random and never reused, unlike a pid. */
  processId: number
  /**
   * Claims a piece of work that only one process should do, until the returned function is called or the process dies;
   * null if another process has it. Within one process a claim does not exclude another one of the same work.
   */
  claim(kind: string, id: string): Promise<(() => Promise<void>) | null>
  release(): Promise<void>
}

/**
 * Holds an advisory lock on a random number, on its own connection, for the lifetime of the process. Postgres
 * releases it with the connection, so a crash needs no cleanup. A lost connection is reopened and the same
 * number locked again; `onLost` is called.
 */
export async function holdProcessLock(
  url: string,
  options: { onLost?: () => void } = {},
): Promise<ProcessLock> {
  const processId = randomInt(1, 2 ** 48 - 1)
  let released = false
  const sql = postgres(url, {
    max: 1,
    // The driver renews connections after 30-60 minutes and can drop idle ones, which must not happen here.
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    connect_timeout: connectSeconds,
    backoff: reconnectSeconds,
    onnotice: () => undefined,
    onclose: () => {
      if (released) return
      options.onLost?.()
      void relock()
    },
    connection: { application_name: 'training-portal lock' },
  })

  /** False while the server has not yet noticed that the old connection is gone. */
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
    claim: async (kind, id) => {
      // Two 32-bit keys, a space apart from that of the process ids. Equal hashes only make one wait for the other.
      const [row] = await sql<{ claimed: boolean }[]>`
        select pg_try_advisory_lock(hashtext(${kind}), hashtext(${id})) as claimed`
      if (row?.claimed !== true) return null
      return async () => {
        await sql`select pg_advisory_unlock(hashtext(${kind}), hashtext(${id}))`
      }
    },
    release: async () => {
      released = true
      await sql.end({ timeout: 5 })
    },
  }
}

/**
 * Returns those of the given processes that no longer hold their lock. A process that just lost its connection
 * looks dead for about a second until it reacquires the lock. If other processes may be alive, check twice a
 * few seconds apart before acting.
 */
export async function deadProcessIds(sql: Sql, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  // Reading pg_locks instead of trying the locks keeps concurrent checks from disturbing each other.
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
