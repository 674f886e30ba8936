import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqlState } from './errors.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import type { Transaction } from './client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.asOwner(`
    create table places (id int primary key, taken int not null default 0);
    grant all on places to public`)
  await database.db.execute(sql`insert into places (id) values (1), (2)`)
})
afterAll(() => database.close())

const kinds = {
  'read committed': (work: (tx: Transaction) => Promise<string>) => database.db.transaction(work),
  serializable: (work: (tx: Transaction) => Promise<string>) =>
    database.db.transaction(work, { isolationLevel: 'serializable' }),
}

/** Fails as often as it says with this SQLSTATE, then succeeds. */
function failing(code: string, times: number, kind: keyof typeof kinds = 'read committed') {
  const run = { attempts: 0 }
  const result = kinds[kind](async (tx) => {
    run.attempts += 1
    if (run.attempts <= times)
      await tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))
    return 'done'
  })
  return { run, result }
}

it.each([
  ['40001', 'serializable'],
  ['40P01', 'serializable'],
  ['40001', 'read committed'],
  ['40P01', 'read committed'],
] as const)('[DATA11] after %s, a %s transaction runs again', async (code, kind) => {
  const { run, result } = failing(code, 2, kind)
  expect(await result).toBe('done')
  expect(run.attempts).toBe(3)
})

it('[DATA11] two transactions that lock the same rows in opposite order both succeed', async () => {
  let bothHold: () => void = () => undefined
  const meeting = new Promise<void>((resolve) => (bothHold = resolve))
  let holding = 0
  const take = (first: number, second: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`update places set taken = taken + 1 where id = ${first}`)
      holding += 1
      if (holding === 2) bothHold()
      await meeting
      await tx.execute(sql`update places set taken = taken + 1 where id = ${second}`)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  const rows = await database.db.execute<{ taken: number }>(sql`select taken from places order by id`)
  expect(rows.map(({ taken }) => taken)).toEqual([2, 2])
})

it('gives up after 12 attempts, with the failure', async () => {
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
