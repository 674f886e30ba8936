import { createDatabase } from '#db/client.ts'
import type { Config } from '#server/config.ts'
import type { Finding } from './finding.ts'

/** The address of a database without its password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Connects to the configured database. The embedded one belongs to the server while it runs, so it is not touched. */
export async function checkDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Finding> {
  const part = 'Database'
  if (databaseUrl === null)
    return {
      part,
      verdict: 'built_in',
      says: [`none is configured. The server starts its own Postgres in ${dataDir}.`],
    }
  const database = createDatabase(databaseUrl)
  try {
    const [row] = await database.sql<{ version: string }[]>`show server_version`
    return {
      part,
      verdict: 'works',
      says: [`Postgres ${row?.['version'] ?? Object.values(row ?? {})[0] ?? ''} at ${placeOf(databaseUrl)}.`],
    }
  } catch (error) {
    return {
      part,
      verdict: 'fails',
      says: [
        `${placeOf(databaseUrl)} cannot be used: ${error instanceof Error ? error.message : 'unknown reason'}`,
        'Check DATABASE_URL. The server does not start without its database.',
      ],
    }
  } finally {
    await database.close()
  }
}
