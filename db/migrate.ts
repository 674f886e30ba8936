import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** Any constant that nothing else in the database locks. */
const migrationLock = 7_265_104_331

/**
 * Brings the database at `url` to the newest schema; does nothing where it is there already. Processes
 * that start at the same time wait for each other. A migration that fails leaves no trace and throws.
 */
export async function migrateDatabase(url: string, folder: string = migrationsFolder()): Promise<void> {
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => undefined })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    // Ends the session and with it the lock.
    await sql.end({ timeout: 5 })
  }
}

/** db/migrations of the project, found from the file that runs: a source file or the server's bundle. */
export function migrationsFolder(from: string = fileURLToPath(import.meta.url)): string {
  const folder = path.dirname(from)
  if (existsSync(path.join(folder, 'package.json'))) return path.join(folder, 'db', 'migrations')
  if (folder === path.dirname(folder)) throw new Error(`no package.json above ${from}: no migrations found`)
  return migrationsFolder(folder)
}
