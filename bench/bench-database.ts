import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createDatabase, type Database } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'

export type BenchDatabase = { db: Database; url: string; stop(): Promise<void> }

/** Creates an empty, migrated database with durable commits; `stop` removes it. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrateDatabase(postgres.url)
  const client = createDatabase(postgres.url)
  return {
    db: client.db,
    url: postgres.url,
    stop: async () => {
      await client.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
