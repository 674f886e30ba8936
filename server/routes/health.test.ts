import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#db/testing/test-database.ts'
import { startTestServer } from '#server/testing/start-server.ts'

it('is ready only with a fully migrated database', async () => {
  const database = await createTestDatabase()
  const server = await startTestServer(database)
  const ready = async () => {
    const response = await fetch(`${server.origin}/readyz`)
    return [response.status, await response.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ready' }])
  // Like a restored backup of an older version.
  await database.db.execute(sql`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  expect(await ready()).toEqual([503, { status: 'no database of this version' }])
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await server.close()
  await database.close()
})
