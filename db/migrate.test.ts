import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import postgres from 'postgres'
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

describe('migrateDatabase', () => {
  it('makes processes that start at the same time wait for each other', async () => {
    const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => undefined })
    const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
    await admin.unsafe(`create database ${name}`)
    const url = new URL(inject('databaseUrl'))
    url.pathname = `/${name}`
    await Promise.all([1, 2, 3].map(() => migrateDatabase(url.href)))
    const { db, close } = createDatabase(url.href)
    expect(await db.select().from(users)).toEqual([])
    await close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
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
