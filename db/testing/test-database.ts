import { inject } from 'vitest'
import { createDatabase, type DatabaseClient } from '../client.ts'
import { copyTemplate, urlOfDatabase, withAdmin } from './test-server.ts'

/** A database with the role of the app. */
export type TestDatabase = DatabaseClient & {
  url: string
  /** Runs statements that only the owner of the tables may run. */
  asOwner(statements: string): Promise<void>
}

/** A migrated, empty database for one test file. Close it in `afterAll`, which drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { name, url: ownerUrl, drop } = await copyTemplate(inject('databaseUrl'))
  const url = urlOfDatabase(inject('appDatabaseUrl'), name)
  const client = createDatabase(url)
  return {
    ...client,
    url,
    asOwner: (statements) => withAdmin(ownerUrl, (sql) => sql.unsafe(statements)),
    close: async () => {
      await client.close()
      await drop()
    },
  }
}
