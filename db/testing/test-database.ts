import { inject } from 'vitest'
import { createDatabase, type DatabaseClient } from '../client.ts'
import { copyTemplate } from './test-server.ts'

export type TestDatabase = DatabaseClient & { url: string }

/** A migrated, empty database for one test file. Close it in `afterAll`, which drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate(inject('databaseUrl'))
  const client = createDatabase(url)
  return {
    ...client,
    url,
    close: async () => {
      await client.close()
      await drop()
    },
  }
}
