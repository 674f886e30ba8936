import type { Sql, TransactionSql } from 'postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readCatalog } from './catalog.ts'
import { EarlierDatabaseError, earlierMigrations, earlierMigrationsIn } from './earlier-database.ts'
import { migrationsFolder, withMigrationLock } from './migrate.ts'

/** Why the data was not carried over: the message says what to do. Nothing was changed. */
export class CarryOverError extends Error {}

/** Holds the existing objects while `0000_initial` runs for comparison. It never outlives the transaction. */
const aside = 'earlier_schema'

/**
 * Converts a database that has all earlier migrations. No row changes: one transaction compares the schema with what
 * `0000_initial` makes and replaces the records of migrations. A failure leaves the database as it was.
 * @returns `nothing to do` for a database that is new or already converted
 * @throws {EarlierDatabaseError} if the database has only some of the earlier migrations
 * @throws {CarryOverError} if a server uses the database, or its schema differs
 */
export async function carryOver(url: string, name: string): Promise<'carried over' | 'nothing to do'> {
  return withMigrationLock(url, async (sql) => {
    const earlier = await earlierMigrationsIn(sql)
    if (earlier === 0) return 'nothing to do'
    if (earlier < earlierMigrations.length) throw new EarlierDatabaseError(name, earlier)
    await refuseWhileServed(sql, name)
    await sql.begin(replaceRecords)
    return 'carried over'
  })
}

/** A server that starts later waits for the migration lock. */
async function refuseWhileServed(sql: Sql, name: string): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name like 'training-portal%'`
  if (row && row.count > 0)
    throw new CarryOverError(
      `${name} is used by a running server (${row.count} connections). Stop it, then try again. Nothing was changed.`,
    )
}

async function replaceRecords(sql: TransactionSql): Promise<void> {
  const initial = readMigrationFiles({ migrationsFolder: migrationsFolder() })[0]
  if (!initial) throw new Error('there is no migration')
  const found = await readCatalog(sql)
  const wanted = await catalogAfter(sql, initial.sql)
  const differences = [
    ...found.filter((line) => !wanted.includes(line)).map((line) => `+ ${line}`),
    ...wanted.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
  ]
  if (differences.length > 0)
    throw new CarryOverError(
      'The schema is not that of the earlier version: undo what was added (+), restore what is missing (-), then ' +
        `try again. Nothing was changed.\n${differences.join('\n')}`,
    )
  await sql`delete from drizzle.__drizzle_migrations`
  await sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values (${initial.hash}, ${initial.folderMillis})`
}

/**
 * The catalog after the statements run in an empty `public` schema. The existing objects are moved to another schema
 * first; a rollback to the savepoint then undoes everything.
 */
async function catalogAfter(sql: TransactionSql, statements: readonly string[]): Promise<string[]> {
  const done = Symbol('done')
  let catalog: string[] = []
  await sql
    .savepoint(async (inside) => {
      await inside.unsafe(`create schema ${aside}`)
      const objects = await inside<{ move: string }[]>`
        select format('alter table %s set schema ', oid::regclass) as move from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        union all
        select format('alter function %s set schema ', oid::regprocedure) from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
          select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`
      for (const { move } of objects) await inside.unsafe(move + aside)
      for (const statement of statements) await inside.unsafe(statement)
      catalog = await readCatalog(inside)
      // Rolls back to the savepoint.
      throw done
    })
    .catch((reason: unknown) => {
      if (reason !== done) throw reason
    })
  return catalog
}
