import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deadProcessIds, holdProcessLock } from './process-lock.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('distinguishes live processes from dead ones', async () => {
  const living = await holdProcessLock(database.url)
  const gone = await holdProcessLock(database.url)
  expect(await deadProcessIds(database.sql, [living.processId, gone.processId])).toEqual([])
  await gone.release()
  expect(await deadProcessIds(database.sql, [living.processId, gone.processId])).toEqual([gone.processId])
  await living.release()
  expect(await deadProcessIds(database.sql, [living.processId])).toEqual([living.processId])
  expect(await deadProcessIds(database.sql, [])).toEqual([])
})

it('reacquires the same lock after losing its connection', async () => {
  const onLost = vi.fn<() => void>()
  const lock = await holdProcessLock(database.url, { onLost })
  const holders = async () =>
    (
      await database.sql<{ pid: number }[]>`
        select pid from pg_locks where locktype = 'advisory' and granted
          and (classid::bigint << 32) | objid::bigint = ${lock.processId}::bigint`
    ).map((row) => row.pid)

  const [first] = await holders()
  expect(first).toBeTypeOf('number')
  await database.sql`select pg_terminate_backend(${first ?? 0}::int)`
  await vi.waitFor(async () => {
    const [second] = await holders()
    expect(second).toBeTypeOf('number')
    expect(second).not.toBe(first)
  }, 5_000)
  expect(onLost).toHaveBeenCalled()
  expect(await deadProcessIds(database.sql, [lock.processId])).toEqual([])
  await lock.release()
})
