import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqlState } from './errors.ts'
import { inRetriedTransaction } from './retried-transaction.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Fails as often as it says with this SQLSTATE, then succeeds. */
function failing(code: string, times: number) {
  const run = { attempts: 0 }
  const result = inRetriedTransaction(database.db, async (tx) => {
    run.attempts += 1
    if (run.attempts <= times)
      await tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))
    return 'done'
  })
  return { run, result }
}

it.each(['40001', '40P01'])('runs a transaction again that failed with %s', async (code) => {
  const { run, result } = failing(code, 2)
  expect(await result).toBe('done')
  expect(run.attempts).toBe(3)
})

it('gives up at last, with the failure', async () => {
  const { run, result } = failing('40001', Infinity)
  const error: unknown = await result.catch((reason: unknown) => reason)
  expect(sqlState(error)).toBe('40001')
  expect(run.attempts).toBe(12)
})

it('does not run a transaction again that failed for another reason', async () => {
  const { run, result } = failing('23505', 1)
  const error: unknown = await result.catch((reason: unknown) => reason)
  expect(sqlState(error)).toBe('23505')
  expect(run.attempts).toBe(1)
})
