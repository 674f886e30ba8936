import { connectionStates, poolMax } from '#db/client.ts'
import type { Context } from '#server/context.ts'

/** The query waits for a free connection like any other; after this time the gauges are omitted. */
const queryTimeoutMs = 2_000

/** The database gauges and their descriptions. */
export const databaseGauges = {
  portal_database_round_trip_seconds: 'Time to get a pool connection and one query result',
  portal_database_pool_max: 'Maximum connections of this process’s pool',
  portal_database_connections_active: 'Connections of all portal processes that run a statement',
  portal_database_connections_idle: 'Idle connections of all portal processes',
  portal_database_connections_in_transaction: 'Connections of all portal processes idle in a transaction',
} as const

/** How busy the database is. Rejects if it does not respond in time. */
export async function readDatabaseGauges(
  ctx: Pick<Context, 'db'>,
): Promise<Record<keyof typeof databaseGauges, number>> {
  const startMs = performance.now()
  const states = await Promise.race([connectionStates(ctx.db), timeout()])
  const seconds = (performance.now() - startMs) / 1_000
  return {
    portal_database_round_trip_seconds: seconds,
    portal_database_pool_max: poolMax,
    portal_database_connections_active: states.active,
    portal_database_connections_idle: states.idle,
    portal_database_connections_in_transaction: states.inTransaction,
  }
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database did not respond in time')), queryTimeoutMs).unref()
  })
}
