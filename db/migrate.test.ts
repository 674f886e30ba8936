import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import postgres, { type Sql } from 'postgres'
import { createDatabase } from './client.ts'
import { isUniqueViolation, sqlState } from './errors.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'
import { users } from './schema/users.ts'
import { insertTrainingSession, insertUser } from './testing/rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Gives `work` a new database without tables, and drops it. */
async function withEmptyDatabase(
  work: (database: { url: string; sql: Sql }) => Promise<void>,
): Promise<void> {
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => undefined })
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  await admin.unsafe(`create database ${name}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await work({ url, sql })
  } finally {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  }
}

describe('migrateDatabase', () => {
  it('makes processes that start at the same time wait for each other', async () => {
    await withEmptyDatabase(async ({ url }) => {
      await Promise.all([1, 2, 3].map(() => migrateDatabase(url)))
      const { db, close } = createDatabase(url)
      expect(await db.select().from(users)).toEqual([])
      await close()
    })
  })

  it('[DATA11] runs again after a deadlock', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
    await mkdir(path.join(folder, 'meta'))
    const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_places', breakpoints: true }]
    await writeFile(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
    // A sequence keeps its value when the transaction is rolled back.
    await writeFile(
      path.join(folder, '0000_places.sql'),
      `do $$ begin if nextval('attempts') = 1 then raise exception using errcode = '40P01'; end if; end $$;`,
    )
    await withEmptyDatabase(async ({ url, sql }) => {
      await sql`create sequence attempts`
      await migrateDatabase(url, { folder })
      expect(await sql`select last_value from attempts`).toEqual([{ last_value: '2' }])
    })
    await rm(folder, { recursive: true })
  })

  it('finds the migrations from a source file and from the bundle', () => {
    const found = migrationsFolder()
    expect(existsSync(path.join(found, 'meta', '_journal.json'))).toBe(true)
    const root = path.resolve(found, '..', '..')
    expect(migrationsFolder(path.join(root, 'dist', 'server', 'main.js'))).toBe(found)
    expect(() => migrationsFolder('/nowhere/main.js')).toThrow('no package.json')
  })
})

describe('schema', () => {
  it('makes usernames unique regardless of case', async () => {
    await insertUser(database.db, { username: 'Inés' })
    const again = await insertUser(database.db, { username: 'INÉS' }).catch((error: unknown) => error)
    expect(isUniqueViolation(again, 'users_username_unique')).toBe(true)
  })

  it('[ROLE1][ENUM2] rejects a value outside the vocabulary', async () => {
    const error =
      await database.sql`insert into users (username, password_hash, role) values ('x', 'y', 'owner')`.catch(
        (caught: unknown) => caught,
      )
    expect(sqlState(error)).toBe('23514')
  })

  it('returns a timestamp exactly as written', async () => {
    const startedAt = new Date('2025-03-04T05:06:07.089Z')
    const session = await insertTrainingSession(database.db, { startedAt })
    expect(session.startedAt).toEqual(startedAt)
  })
})
