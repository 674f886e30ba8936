import { sql as query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { preparing } from './prepared.ts'
import { retryConflicts } from './retry-conflicts.ts'

export type Database = PostgresJsDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Lets a function run on its own or inside a transaction. */
export type Executor = Database | Transaction
/** The driver below drizzle, for what drizzle does not support: LISTEN and advisory locks. */
export type Sql = postgres.Sql

export type DatabaseClient = {
  /**
   * `transaction` runs its work again after a serialization failure or a deadlock, each time in a new transaction: the
   * work must change nothing but the database.
   */
  db: Database
  sql: Sql
  /** Waits up to 5 s for running queries, then closes every connection. */
  close(): Promise<void>
}

const applicationName = 'training-portal'

/** Maximum connections in the pool of one process. */
export const poolMax = 10

/**
 * How many seconds a connection may take. The driver's clock runs on while this process computes: with 5 s, a cold
 * server on a busy machine gave up on connections that had been made. A server that refuses is noticed at once.
 */
export const connectSeconds = 20

/**
 * How many seconds a lost connection waits before it is opened again. The driver's default grows with the failures of
 * all connections together: a pool that loses ten at once, as when Postgres restarts, would wait 20 s.
 */
export const reconnectSeconds = () => 0.2 + 0.3 * Math.random()

/**
 * A connection pool for `url`. Connections open on demand and stay open, because opening one costs several
 * milliseconds of password hashing. Timestamps are strings through `sql` and dates through `db`.
 */
export function createDatabase(url: string, options: { max?: number } = {}): DatabaseClient {
  const sql = postgres(url, {
    max: options.max ?? poolMax,
    prepare: true,
    // The lookup is only needed for array types, which the schema does not use. Skipping it saves one round
    // trip.
    fetch_types: false,
    connect_timeout: connectSeconds,
    backoff: reconnectSeconds,
    onnotice: () => undefined,
    connection: { application_name: applicationName },
  })
  return { db: retrying(drizzle(preparing(sql))), sql, close: () => sql.end({ timeout: 5 }) }
}

/** The one place where conflicts between transactions are handled. */
function retrying(db: Database): Database {
  const transact = db.transaction.bind(db)
  db.transaction = (work, config) => retryConflicts(() => transact(work, config))
  return db
}

const dialect = new PgDialect()

/**
 * Runs a prepared statement. After its first use on a connection it costs one round trip, whereas drizzle's
 * `execute` asks the server to describe the parameters each time. Use it only for statements with fixed text,
 * since each text stays prepared for the lifetime of the connection.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  on: Executor,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const prepared = on._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    dialect.sqlToQuery(statement),
    undefined,
    name,
    false,
  )
  return prepared.execute()
}

/** What the pools of all processes are doing, as reported by the database. */
export async function connectionStates(
  db: Database,
): Promise<{ active: number; idle: number; inTransaction: number }> {
  const [row] = await db.execute<{ active: number; idle: number; in_transaction: number }>(query`
    select
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'idle')::int as idle,
      count(*) filter (where state like 'idle in transaction%')::int as in_transaction
    from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName}`)
  if (!row) throw new Error('pg_stat_activity returned no row')
  return { active: row.active, idle: row.idle, inTransaction: row.in_transaction }
}
