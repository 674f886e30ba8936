import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrateDatabase, migrationsFolder } from './migrate.ts'
import { trainingSessions } from './schema/training-sessions.ts'
import { emptyReport, insertMetrics, insertTrainingSession } from './testing/rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** The last migration before scores had an edition. */
const lastBefore = '0017_endings_copied'

/** Gives `work` a database of the version before, and drops it. */
async function withDatabaseOfBefore(
  work: (database: { url: string; sql: Sql }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder(), folder, { recursive: true })
  const journal = path.join(folder, 'meta', '_journal.json')
  const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  const before = all.entries.findIndex(({ tag }) => tag === lastBefore)
  await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, before + 1) }))
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => undefined })
  const name = `before_${randomBytes(8).toString('hex')}`
  await admin.unsafe(`create database ${name}`)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  await migrateDatabase(url, { folder })
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await work({ url, sql })
  } finally {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    await rm(folder, { recursive: true })
  }
}

/** Stores a session as a server of the version before does: started, then scored and completed. */
async function completeAsBefore(
  sql: Sql,
  score: number,
  startedAt = '2026-11-03T15:00:00Z',
): Promise<string> {
  const [session] = await sql<{ id: string }[]>`
    insert into training_sessions (user_id, prospect_id, feedback_language, scenario, seed, started_at)
    select users.id, prospects.id, 'en', '{"name": "Dana Whitfield"}', 1, ${startedAt} from users, prospects returning id`
  if (!session) throw new Error('the session was not inserted')
  await sql`
    insert into performance_metrics (session_id, overall_score, ai_analysis, strengths, areas_for_improvement, report)
    values (${session.id}, ${score}, '', '[]', '[]', ${sql.json({ outcome: { ending: 'promise' } })})`
  await sql`
    update training_sessions
    set status = 'completed', completed_at = started_at + interval '4 minutes', duration_s = 240, score = ${score}
    where id = ${session.id}`
  return session.id
}

const insertPeople = (sql: Sql) => sql`
  with person as (insert into users (username, password_hash) values ('ines', 'x'))
  insert into prospects (type, name) values ('individual', 'Dana Whitfield')`

describe('an update of a database with scores', () => {
  it('[EDITION2] gives all that was scored before it the first edition, with its sums', async () => {
    await withDatabaseOfBefore(async ({ url, sql }) => {
      await insertPeople(sql)
      await completeAsBefore(sql, 70)
      await completeAsBefore(sql, 81)
      await completeAsBefore(sql, 66, '2026-11-04T15:00:00Z')
      await migrateDatabase(url)
      expect(await sql`select distinct criteria_edition from performance_metrics`).toEqual([
        { criteria_edition: 1 },
      ])
      expect(await sql`select distinct criteria_edition, ending from training_sessions`).toEqual([
        { criteria_edition: 1, ending: 'promise' },
      ])
      expect(
        await sql`select day::text, criteria_edition, scored, score_sum from practice_scores order by day`,
      ).toEqual([
        { day: '2026-11-03', criteria_edition: 1, scored: 2, score_sum: 151 },
        { day: '2026-11-04', criteria_edition: 1, scored: 1, score_sum: 66 },
      ])
      expect(await sql`select criteria_edition, scored, score_sum from practice_score_totals`).toEqual([
        { criteria_edition: 1, scored: 3, score_sum: 217 },
      ])
    })
  })

  it('[EDITION2] lets a server of the version before go on, whose scores are of the first edition', async () => {
    await withDatabaseOfBefore(async ({ url, sql }) => {
      await insertPeople(sql)
      const role = `app_${randomBytes(6).toString('hex')}`
      await sql.unsafe(`create role ${role}`)
      try {
        await sql.unsafe(`grant usage on schema public to ${role}`)
        await sql.unsafe(`grant select, insert, update, delete on all tables in schema public to ${role}`)
        await migrateDatabase(url)
        // It has no rights on tables that came after its start but those that the update gave.
        await sql.unsafe(`set role ${role}`)
        await completeAsBefore(sql, 72)
        await sql.unsafe(`reset role`)
        expect(await sql`select criteria_edition, scored, score_sum from practice_score_totals`).toEqual([
          { criteria_edition: 1, scored: 1, score_sum: 72 },
        ])
        // What it reads itself.
        expect(await sql`select scored, score_sum from practice_totals`).toEqual([
          { scored: 1, score_sum: 72 },
        ])
      } finally {
        await sql.unsafe(`drop owned by ${role}; drop role ${role}`)
      }
    })
  })
})

describe('a session that is completed', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('[EDITION2] has the edition of its analysis', async () => {
    const { db } = database
    const complete = async (criteriaEdition: number) => {
      const { id } = await insertTrainingSession(db)
      await insertMetrics(db, { sessionId: id, criteriaEdition, report: emptyReport })
      const ended = { status: 'completed', completedAt: new Date(), score: 47 } as const
      const [row] = await db
        .update(trainingSessions)
        .set(ended)
        .where(eq(trainingSessions.id, id))
        .returning()
      return row?.criteriaEdition
    }
    expect(await complete(2)).toBe(2)
    expect(await complete(1)).toBe(1)
  })
})
