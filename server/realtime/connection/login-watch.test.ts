import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { loginLifetimes } from '#server/services/account/login-session.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let server: TestServer
let now: Date

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00Z')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startTestServer(database, { now: () => now })
})
afterEach(async () => {
  await server.close()
  vi.useRealTimers()
})

/** A user with an open channel. */
async function joined() {
  const browser = new TestBrowser(server.origin)
  const user = await browser.register()
  const { id } = await browser.startSession()
  const channel = await ChannelClient.open(server.webSocketUrl(id), {
    cookie: browser.cookie,
    origin: server.origin,
  })
  await channel.join()
  return { browser, user, channel }
}

it('[J5] closes the channel of an expired login within a minute', async () => {
  const { channel } = await joined()
  now = new Date(now.getTime() + loginLifetimes.idleMs + 1)
  const fresh = await joined()
  vi.advanceTimersByTime(60_000)
  expect(await channel.closed()).toBe(closeCodes.unauthenticated)
  expect(fresh.channel.closeCode).toBeNull()
  fresh.channel.close()
})

it('[J5] checks every login again when notifications may have been missed', async () => {
  const { user, channel } = await joined()
  // The listening connection is lost, and a login ends before it is restored.
  await database.sql.begin(async (sql) => {
    await sql`delete from login_sessions where user_id = ${user.id}`
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`
  })
  expect(await channel.closed()).toBe(closeCodes.unauthenticated)
})

it('[J5] says that the account was switched off, at once and after a missed notification', async () => {
  const [told, missed, other] = [await joined(), await joined(), await joined()]
  await database.sql.begin(async (sql) => {
    await sql`update users set deactivated_at = now() where id in ${sql([told.user.id, missed.user.id])}`
    await sql`with ended as (delete from login_sessions where user_id = ${told.user.id} returning id)
      select pg_notify('login_ended', id::text) from ended`
    await sql`delete from login_sessions where user_id = ${missed.user.id}`
  })
  expect(await told.channel.closed()).toBe(closeCodes.accountInactive)
  vi.advanceTimersByTime(60_000)
  expect(await missed.channel.closed()).toBe(closeCodes.accountInactive)
  expect(other.channel.closeCode).toBeNull()
  other.channel.close()
})
