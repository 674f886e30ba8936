import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { copyTemplate } from '#db/testing/test-server.ts'
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

/** A server on a Postgres that it did not start, given by the URL of an empty database. */
export async function onSeparatePostgres(file: string): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-contract-'))
  const database = await copyTemplate(inject('databaseUrl'), 'template0')
  const server = await spawnServer(file, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_PASSWORD: demoPassword,
  })
  return {
    origin: server.origin,
    end: async () => {
      await server.kill('SIGTERM')
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
