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
  await database.asOwner(`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  expect(await ready()).toEqual([503, { status: 'no database of this version' }])
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await server.close()
  await database.close()
})

it('is ready while a backup reads every table', async () => {
  const database = await createTestDatabase()
  const server = await startTestServer(database)
  await database.sql.begin(async (backup) => {
    // As pg_dump does for as long as it runs.
    await backup`lock table write_probe in access share mode`
    const response = await fetch(`${server.origin}/readyz`)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
  })
  await server.close()
  await database.close()
})

it('is not ready while the database can store nothing, as on a full disk', async () => {
  const database = await createTestDatabase()
  const server = await startTestServer(database)
  const ready = async () => {
    const response = await fetch(`${server.origin}/readyz`)
    return [response.status, await response.json()]
  }
  const full = [503, { status: 'the database cannot store anything' }]
  await database.asOwner(`
    create function refuse_write() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$;
    create trigger disk_is_full before insert on write_probe execute function refuse_write()`)
  expect(await Promise.all([ready(), ready()])).toEqual([full, full])
  expect(await ready()).toEqual(full)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await database.asOwner('drop trigger disk_is_full on write_probe')
  expect(await ready()).toEqual([200, { status: 'ready' }])
  const [probe] = await database.sql`select count(*)::int as rows from write_probe`
  expect(probe).toEqual({ rows: 0 })
  await server.close()
  await database.close()
})
