import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'

/** A server process with the demo organisation, and a function to stop it. */
export type Started = { origin: string; end(): Promise<void> }
export const demoPassword = 'the demo password'

/** A server on the embedded database. */
export async function onEmbeddedDatabase(file: string): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-contract-'))
  const server = await spawnServer(file, { DATA_DIR: dataDir, DEMO: 'on', DEMO_PASSWORD: demoPassword })
  return {
    origin: server.origin,
    end: async () => {
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A server on a separate, empty Postgres given by its URL. */
export async function onSeparatePostgres(file: string): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-contract-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'elsewhere'), log: () => undefined })
  const server = await spawnServer(file, {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(dataDir, 'server'),
    DEMO: 'on',
    DEMO_PASSWORD: demoPassword,
  })
  return {
    origin: server.origin,
    end: async () => {
      await server.kill('SIGTERM')
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
