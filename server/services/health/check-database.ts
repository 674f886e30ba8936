import { newestMigration, schemaVersion } from '#db/migrate.ts'
import type { Context } from '#server/context.ts'

let needed: number | null = null

/** Rejects if the database does not respond or lacks a migration that this process needs. */
export async function checkDatabase(ctx: Pick<Context, 'db'>): Promise<void> {
  needed ??= newestMigration()
  const version = await schemaVersion(ctx.db)
  if (version < needed) throw new Error(`the schema version is ${version}, but ${needed} is required`)
}
