import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'

export const builtServer = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/**
 * Starts the built server as `npm start` does, with the demo, on the given database and in its own data
 * folder.
 */
export async function startPortal(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<{ server: ServerProcess; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const server = await spawnServer(builtServer, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    // As `npm start` does: otherwise the first line of a call waits for what is loaded on first use.
    SERVER_WARMS_UP: 'on',
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
