import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'

/** A server process of its own, with the demo organisation, and how to end it. */
export type Started = { origin: string; end(): Promise<void> }
export const demoPassword = 'the demo password'

/** A server on the database that it brings along. */
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

/** Another Postgres, which the server knows by its address alone and finds empty. */
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
