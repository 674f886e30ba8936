import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'

export const builtServer = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/** The built server as `npm start` runs it, with the demo, on a database and in a data folder of its own. */
export async function startPortal(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<{ server: ServerProcess; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const server = await spawnServer(builtServer, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    ...env,
  })
  return {
    server,
    stop: async () => {
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
