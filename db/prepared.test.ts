import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from './schema/users.ts'
import { insertUser } from './testing/rows.ts'
import { createDatabase, type DatabaseClient } from './client.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
/** With one connection, whose statements can be counted. */
let client: DatabaseClient
beforeAll(async () => {
  database = await createTestDatabase()
  client = createDatabase(database.url, { max: 1 })
})
afterAll(async () => {
  await client.close()
  await database.close()
})

const preparedTexts = async () => {
  const rows = await client.sql<{ statement: string }[]>`select statement from pg_prepared_statements`
  return rows.map(({ statement }) => statement)
}

describe('statements', () => {
  it('[DATA13] that come again are prepared, within transactions too', async () => {
    const { id } = await insertUser(database.db)
    const find = () => client.db.select({ name: users.username }).from(users).where(eq(users.id, id))
    for (let n = 0; n < 3; n++) expect(await find()).toHaveLength(1)
    expect((await preparedTexts()).filter((text) => text.startsWith('select "username"'))).toHaveLength(1)
    for (let n = 0; n < 3; n++)
      await client.db.transaction((tx) =>
        tx.transaction((inner) =>
          inner
            .update(users)
            .set({ firstName: `${n}` })
            .where(eq(users.id, id)),
        ),
      )
    expect((await preparedTexts()).filter((text) => text.startsWith('update "users"'))).toHaveLength(1)
  })

  it('[DATA13] that are all different are not prepared', async () => {
    const before = (await preparedTexts()).length
    for (let n = 0; n < 20; n++) await client.db.execute(sql.raw(`select ${n}`))
    for (let n = 1; n < 20; n++)
      await client.db
        .select({ id: users.id })
        .from(users)
        .where(
          sql`${users.role} = any(array[${sql.join(
            Array.from({ length: n }, () => sql`${'admin'}`),
            sql`, `,
          )}])`,
        )
    expect((await preparedTexts()).length - before).toBeLessThanOrEqual(1)
  })

  it('[DATA13] survive a change of their table', async () => {
    const find = () => client.db.select().from(users).limit(1)
    const all = () => client.db.execute(sql`select * from users where username <> ${'nobody'} limit 1`)
    for (let n = 0; n < 3; n++) await Promise.all([find(), all()])
    await database.asOwner('alter table users add column extra text')
    expect(await all()).toHaveLength(1)
  })
})
