import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres, { type Sql } from 'postgres'
import { sql as query } from 'drizzle-orm'
import type { Database } from './client.ts'
import { sqlState } from './errors.ts'
import { EarlierDatabaseError, earlierMigrationsIn } from './earlier-database.ts'
import { retryConflicts } from './retry-conflicts.ts'

/** An arbitrary constant that nothing else in the database locks. */
const migrationLock = 7_265_104_331

const insufficientPrivilege = '42501'

/** The role may not change an outdated schema. The message is for the person who starts the server. */
export class MigrationRightsError extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `${name} has an outdated schema, and its role may not change it. Set DATABASE_OWNER_URL to the role that ` +
        'owns the tables; it is used for migrations only.',
      { cause },
    )
    this.name = 'MigrationRightsError'
  }
}

/** Runs `work` on a separate connection while no other process can migrate the database. */
export async function withMigrationLock<Result>(
  url: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => undefined })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    return await work(sql)
  } finally {
    // Ends the connection and thereby releases the lock.
    await sql.end({ timeout: 5 })
  }
}

/**
 * Migrates the database at `url` to the newest schema; does nothing if it is up to date. Processes that start
 * at the same time wait for each other. A migration that fails is rolled back and throws; after a deadlock it runs again. `name` is the
 * database's name in messages, at the start of a sentence.
 * @throws {EarlierDatabaseError} for a database of an earlier version, which stays unchanged
 * @throws {MigrationRightsError} if the schema is outdated and the role of the URL may not change it
 */
export async function migrateDatabase(
  url: string,
  { folder = migrationsFolder(), name = 'The database' }: { folder?: string; name?: string } = {},
): Promise<void> {
  await withMigrationLock(url, async (sql) => {
    const earlier = await earlierMigrationsIn(sql)
    if (earlier > 0) throw new EarlierDatabaseError(name, earlier)
    // Without this, a role that may not change the schema could not start with a current one.
    if ((await schemaVersion(drizzle(sql)).catch(() => 0)) >= newestMigration(folder)) return
    // Servers of the version before work meanwhile: their transactions and this one may deadlock.
    await retryConflicts(() => migrate(drizzle(sql), { migrationsFolder: folder })).catch(
      (error: unknown) => {
        throw sqlState(error) === insufficientPrivilege ? new MigrationRightsError(name, error) : error
      },
    )
  })
}

/** The version that the newest migration brings: when it was written, in milliseconds. */
export function newestMigration(folder: string = migrationsFolder()): number {
  return Math.max(...readMigrationFiles({ migrationsFolder: folder }).map((file) => file.folderMillis))
}

/** The version of the newest applied migration, or 0 if there is none. Rejects without a database. */
export async function schemaVersion(db: Database): Promise<number> {
  const [row] = await db.execute<{ version: string | null }>(
    query`select max(created_at) as version from drizzle.__drizzle_migrations`,
  )
  return Number(row?.version ?? 0)
}

/** db/migrations of the project, located from the running file: a source file or the server bundle. */
export function migrationsFolder(from: string = fileURLToPath(import.meta.url)): string {
  const folder = path.dirname(from)
  if (existsSync(path.join(folder, 'package.json'))) return path.join(folder, 'db', 'migrations')
  if (folder === path.dirname(folder)) throw new Error(`no package.json above ${from}: no migrations found`)
  return migrationsFolder(folder)
}
