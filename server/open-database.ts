import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { grantToApp, isSuperuser, prepareAppRole } from '#db/roles.ts'
import type { Config } from './config.ts'
import type { ServerContext } from './context.ts'
import type { Logger } from './telemetry/logger.ts'

/**
 * Starts the embedded database or takes the configured one, and migrates it as the owner of its tables.
 * @returns the URL of the app's role, which has no rights besides the rows of the tables if there is an owner
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  log: Logger,
): Promise<{ url: string; embedded: EmbeddedPostgres | null }> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = config
  if (databaseUrl !== null) {
    await migrateDatabase(databaseOwnerUrl ?? databaseUrl, { name: 'The database of DATABASE_URL' })
    if (databaseOwnerUrl !== null) await grantToApp(databaseOwnerUrl, databaseUrl)
    return { url: databaseUrl, embedded: null }
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log: (message) => log.info(message) })
  try {
    await migrateDatabase(embedded.url, { name: `The embedded database in ${dataDir}` })
    return { url: await prepareAppRole(embedded.url), embedded }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** A superuser can run programs and read files on the machine of the database: one injected statement is enough. */
export async function warnAboutSuperuser({
  sql,
  log,
  security,
}: Pick<ServerContext, 'sql' | 'log' | 'security'>): Promise<void> {
  if (!(await isSuperuser(sql))) return
  log.warn('the role of DATABASE_URL is a superuser; docs/operations.md says how to give the portal its own')
  security.record('superuser_role', {})
}
