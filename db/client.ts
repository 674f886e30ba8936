import { sql as query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Database = PostgresJsDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either of them: a function that takes one can run by itself or as a part of a transaction. */
export type Executor = Database | Transaction
/** The driver below drizzle, for what drizzle has no words for: LISTEN, advisory locks. */
export type Sql = postgres.Sql

export type DatabaseClient = {
  db: Database
  sql: Sql
  /** Lets running queries finish (5 s at most), then closes every connection. */
  close(): Promise<void>
}

const applicationName = 'training-portal'

/** Connections that the pool of a process may open. */
export const poolMax = 10

/**
 * A pool of connections to `url`. Connections are opened when needed and kept: opening one costs several
 * milliseconds of password hashing. Timestamps that come through `sql` are strings, through `db` dates.
 */
export function createDatabase(url: string, options: { max?: number } = {}): DatabaseClient {
  const sql = postgres(url, {
    max: options.max ?? poolMax,
    prepare: true,
    // Array types are the only use of the lookup, and the schema has none: one round trip less.
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: { application_name: applicationName },
  })
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) }
}

const dialect = new PgDialect()

/**
 * Runs a statement as a prepared one: after its first use on a connection it costs one round trip, where
 * drizzle's own `execute` asks the server to describe the parameters each time. For statements of a
 * fixed text only, since each text stays prepared as long as the connection lives.
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

/** What the pools of all processes on this database are doing, as the database sees it. */
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
  if (!row) throw new Error('the database has no figures')
  return { active: row.active, idle: row.idle, inTransaction: row.in_transaction }
}
