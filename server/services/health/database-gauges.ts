import { connectionStates, poolMax } from '#db/client.ts'
import type { Context } from '#server/context.ts'

/** The look waits for a free connection like everybody else; longer than this, and there is no figure. */
const queryTimeoutMs = 2_000

/** What the figures of the database are called, with what they mean. */
export const databaseGauges = {
  portal_database_round_trip_seconds: 'Time to get a connection of the pool and an answer on it',
  portal_database_pool_max: 'Connections that the pool of this process may open',
  portal_database_connections_active: 'Connections of all portal processes that work on a statement',
  portal_database_connections_idle: 'Connections of all portal processes that wait for one',
  portal_database_connections_in_transaction: 'Connections of all portal processes idle in a transaction',
} as const

/** How busy the database is with us. Rejects when it does not answer in time. */
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
    setTimeout(() => reject(new Error('the database gives no figures')), queryTimeoutMs).unref()
  })
}
