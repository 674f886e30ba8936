import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { migrationsFolder } from '../migrate.ts'

/** Runs what a migration does to rows, in a database whose tables and functions it has changed already. */
export async function runChangesOf(db: Database, file: string): Promise<void> {
  const migration = await readFile(path.join(migrationsFolder(), file), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint'))
    if (/^(?:--.*\n|\s)*(?:UPDATE|DELETE)/u.test(statement)) await db.execute(sql.raw(statement))
}
