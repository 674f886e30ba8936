import { randomBytes } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import postgres, { type Sql } from 'postgres'
import { describe, expect, inject, it } from 'vitest'
import { carryOver } from './carry-over.ts'
import { createDatabase } from './client.ts'
import { earlierMigrations } from './earlier-database.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

/** What a refused attempt must not change. */
async function state(sql: Sql) {
  return {
    records: [...(await sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`)],
    sessions: [...(await sql`select to_jsonb(s) as row from training_sessions s`)],
    totals: [...(await sql`select to_jsonb(t) as row from practice_totals t`)],
  }
}

/** A database with one session and the first `applied` of the earlier migrations. */
async function withEarlierDatabase(
  applied: number,
  attempt: (database: { sql: Sql; url: string }) => Promise<void>,
): Promise<void> {
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => undefined })
  const name = `earlier_${randomBytes(8).toString('hex')}`
  await admin.unsafe(`create database ${name}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    // Only the first migration, even when more follow: it makes the schema of the earlier ones.
    for (const statement of readMigrationFiles({ migrationsFolder: migrationsFolder() })[0]?.sql ?? [])
      await sql.unsafe(statement)
    await sql.unsafe(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      with person as (insert into users (username, password_hash) values ('ines', 'x') returning id),
      prospect as (insert into prospects (type, name) values ('individual', 'Dana Whitfield') returning id)
      insert into training_sessions (user_id, prospect_id, feedback_language, scenario, seed)
      select person.id, prospect.id, 'en', '{"name": "Dana Whitfield"}', 1 from person, prospect`)
    for (const at of earlierMigrations.slice(0, applied))
      await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`hash of ${at}`}, ${at})`
    await attempt({ sql, url })
  } finally {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  }
}

const all = earlierMigrations.length

describe('a database of an earlier version', () => {
  it('is refused at the start with the command that carries its data over, and stays as it is', async () => {
    await withEarlierDatabase(all, async ({ sql, url }) => {
      const before = await state(sql)
      await expect(migrateDatabase(url, { name: 'The database of DATABASE_URL' })).rejects.toThrow(
        /^The database of DATABASE_URL was made by an earlier version.*npm run db:carry-over$/su,
      )
      expect(await state(sql)).toEqual(before)
    })
  })

  it('is carried over with every row, once, and then starts', async () => {
    await withEarlierDatabase(all, async ({ sql, url }) => {
      const before = await state(sql)
      expect(before.sessions).toHaveLength(1)
      expect(before.totals).toHaveLength(1)
      expect(await carryOver(url, 'The database')).toBe('carried over')
      const after = await state(sql)
      expect(after).toEqual({ ...before, records: [expect.anything()] })
      expect(Number(after.records[0]?.['created_at'])).toBeGreaterThan(earlierMigrations.at(-1) ?? Infinity)
      await migrateDatabase(url)
      expect(await carryOver(url, 'The database')).toBe('nothing to do')
      const [left] = await sql`select count(*)::int from pg_namespace where nspname = 'earlier_schema'`
      expect(left).toEqual({ count: 0 })
    })
  })

  it('[DATA10] negative durations, and the sums with them, become 0 at the next start', async () => {
    await withEarlierDatabase(all, async ({ sql, url }) => {
      await sql`update training_sessions
        set status = 'completed', completed_at = started_at, duration_s = -7198, score = 70`
      expect(await sql`select duration_s from practice_totals`).toEqual([{ duration_s: '-7198' }])
      expect(await carryOver(url, 'The database')).toBe('carried over')
      await migrateDatabase(url)
      expect(await sql`select duration_s from training_sessions`).toEqual([{ duration_s: 0 }])
      for (const sums of [
        await sql`select duration_s from practice_totals`,
        await sql`select duration_s from practice_days`,
      ])
        expect(sums).toEqual([{ duration_s: '0' }])
      await expect(sql`update training_sessions set duration_s = -1`).rejects.toMatchObject({ code: '23514' })
    })
  })

  it('[PREFS8] a stored whisper gets its author, and loses a name that is no account’s', async () => {
    await withEarlierDatabase(all, async ({ sql, url }) => {
      await sql`
        insert into session_events (session_id, seq, type, payload)
        select id, seq, 'whisper.created', jsonb_build_object('from', name, 'text', 'Slow down.')
        from training_sessions, (values (1, 'ines'), (2, 'Someone Gone')) as given (seq, name)`
      expect(await carryOver(url, 'The database')).toBe('carried over')
      await migrateDatabase(url)
      const rows = await sql`
        select payload ->> 'from' as name, payload ->> 'text' as text, username
        from session_events left join users on users.id = author_id order by seq`
      expect(rows).toEqual([
        { name: 'ines', text: 'Slow down.', username: 'ines' },
        { name: '', text: 'Slow down.', username: null },
      ])
    })
  })

  it('with only some migrations: the message says to start the last version with these migrations first', async () => {
    await withEarlierDatabase(9, async ({ sql, url }) => {
      const before = await state(sql)
      const told = /has 9 of its 17 migrations.*First start the last version with these migrations/su
      await expect(migrateDatabase(url)).rejects.toThrow(told)
      await expect(carryOver(url, 'The database')).rejects.toThrow(told)
      expect(await state(sql)).toEqual(before)
    })
  })

  it('is not carried over while a server uses it', async () => {
    await withEarlierDatabase(all, async ({ sql, url }) => {
      const before = await state(sql)
      const server = createDatabase(url, { max: 1 })
      await server.sql`select 1`
      await expect(carryOver(url, 'The database')).rejects.toThrow('is used by a running server')
      await server.close()
      expect(await state(sql)).toEqual(before)
    })
  })

  it('is not carried over with another schema: what differs is named', async () => {
    await withEarlierDatabase(all, async ({ sql, url }) => {
      await sql`create index of_ones_own on users (email)`
      await sql`drop trigger usage_months_inserted on usage`
      const before = await state(sql)
      await expect(carryOver(url, 'The database')).rejects.toThrow(
        /^\+ CREATE INDEX of_ones_own.*^- CREATE TRIGGER usage_months_inserted/msu,
      )
      expect(await state(sql)).toEqual(before)
    })
  })
})
