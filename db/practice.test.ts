import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { practiceDays, practiceScoreTotals, practiceTotals } from './schema/practice.ts'
import { trainingSessions } from './schema/training-sessions.ts'
import { users } from './schema/users.ts'
import { runChangesOf } from './testing/migration-changes.ts'
import { insertTrainingSession, insertUser } from './testing/rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const sessionFigures = sql`
  count(*) filter (where session_type = 'standard') as standard,
  count(*) filter (where session_type = 'objection_handling') as objection_handling,
  count(*) filter (where status = 'completed') as completed,
  count(score) filter (where forked_at_line is null) as scored,
  coalesce(sum(score) filter (where forked_at_line is null), 0) as score_sum,
  coalesce(sum(duration_s), 0) as duration_s`
const counted = sql`from training_sessions where status <> 'completed' or score is not null`
const scores = sql`criteria_edition, count(*) as scored, sum(score) as score_sum
  from training_sessions where score is not null and forked_at_line is null`
const storedScores = sql`criteria_edition, scored, score_sum`
const storedFigures = sql`standard, objection_handling, completed, scored, score_sum, duration_s`

/** Rows in which the stored figures and the sessions differ, in either direction. */
async function differences() {
  const between = async (read: ReturnType<typeof sql>, stored: ReturnType<typeof sql>) =>
    await database.db.execute(sql`(${read} except ${stored}) union all (${stored} except ${read})`)
  const day = sql`(started_at at time zone 'UTC')::date`
  return [
    ...(await between(
      sql`select user_id, ${day} as day, ${sessionFigures} ${counted} group by 1, 2`,
      sql`select user_id, day, ${storedFigures} from practice_days`,
    )),
    ...(await between(
      sql`select user_id, ${sessionFigures} ${counted} group by 1`,
      sql`select user_id, ${storedFigures} from practice_totals where standard + objection_handling > 0`,
    )),
    ...(await between(
      sql`select user_id, ${day} as day, ${scores} group by 1, 2, 3`,
      sql`select user_id, day, ${storedScores} from practice_scores`,
    )),
    ...(await between(
      sql`select user_id, ${scores} group by 1, 2`,
      sql`select user_id, ${storedScores} from practice_score_totals`,
    )),
  ]
}

it('the stored figures match the sessions after every insert, update and delete', async () => {
  const { db } = database
  const [ana, ben] = [await insertUser(db), await insertUser(db)]
  const ids: string[] = []
  for (const [place, userId] of [ana.id, ana.id, ana.id, ben.id, ben.id].entries()) {
    const session = await insertTrainingSession(db, {
      userId,
      sessionType: place % 2 === 0 ? 'standard' : 'objection_handling',
      // Two sessions of the same day, one second before and one after midnight UTC.
      startedAt: new Date(`2026-05-0${place < 2 ? 1 : 2}T${place === 1 ? '23:59:59' : '00:00:01'}Z`),
    })
    ids.push(session.id)
  }
  expect(await differences()).toEqual([])

  const complete = { status: 'completed', completedAt: new Date(), durationS: 90 } as const
  await db
    .update(trainingSessions)
    .set({ ...complete, score: 71 })
    .where(inArray(trainingSessions.id, ids.slice(0, 3)))
  await db
    .update(trainingSessions)
    .set({ ...complete, score: null })
    .where(eq(trainingSessions.id, ids[3] ?? ''))
  expect(await differences()).toEqual([])
  await db
    .update(trainingSessions)
    .set({ score: 40, userId: ben.id, startedAt: new Date('2026-04-30T12:00:00Z') })
    .where(eq(trainingSessions.id, ids[0] ?? ''))
  expect(await differences()).toEqual([])

  const before = await db.select().from(practiceDays)
  await expect(
    db.transaction(async (tx) => {
      await tx.delete(trainingSessions).where(eq(trainingSessions.userId, ben.id))
      throw new Error('roll back')
    }),
  ).rejects.toThrow('roll back')
  expect(await db.select().from(practiceDays)).toEqual(before)

  await db.delete(trainingSessions).where(inArray(trainingSessions.id, ids.slice(1, 3)))
  expect(await differences()).toEqual([])
  await db.delete(users).where(eq(users.id, ben.id))
  expect(await differences()).toEqual([])
  expect(await db.select().from(practiceTotals).where(eq(practiceTotals.userId, ben.id))).toEqual([])
})

it('[EDITION3] sums are kept by edition, through every change of a session', async () => {
  const { db } = database
  const { id: userId } = await insertUser(db)
  const ended = { userId, status: 'completed', completedAt: new Date(), durationS: 90 } as const
  const first = await insertTrainingSession(db, { ...ended, score: 70 })
  const second = await insertTrainingSession(db, { ...ended, score: 47, criteriaEdition: 2 })
  const totals = () =>
    db
      .select({
        edition: practiceScoreTotals.criteriaEdition,
        scored: practiceScoreTotals.scored,
        scoreSum: practiceScoreTotals.scoreSum,
      })
      .from(practiceScoreTotals)
      .where(eq(practiceScoreTotals.userId, userId))
      .orderBy(practiceScoreTotals.criteriaEdition)
  const set = (id: string, values: Partial<typeof trainingSessions.$inferInsert>) =>
    db.update(trainingSessions).set(values).where(eq(trainingSessions.id, id))
  expect(await totals()).toEqual([
    { edition: 1, scored: 1, scoreSum: 70 },
    { edition: 2, scored: 1, scoreSum: 47 },
  ])
  await set(second.id, { score: 60 })
  expect(await differences()).toEqual([])
  await set(first.id, { criteriaEdition: 2 })
  expect(await totals()).toEqual([{ edition: 2, scored: 2, scoreSum: 130 }])
  await set(first.id, { score: null })
  expect(await totals()).toEqual([{ edition: 2, scored: 1, scoreSum: 60 }])
  await db.delete(trainingSessions).where(eq(trainingSessions.userId, userId))
  expect(await totals()).toEqual([])
  expect(await differences()).toEqual([])
})

it('[DASH11] a retry counts as a session, and its score in no average, even once its first try is gone', async () => {
  const { db } = database
  const { id: userId } = await insertUser(db)
  const ended = { userId, status: 'completed', completedAt: new Date(), durationS: 90 } as const
  const first = await insertTrainingSession(db, { ...ended, score: 90 })
  const retry = await insertTrainingSession(db, {
    ...ended,
    score: 30,
    forkedFromSessionId: first.id,
    forkedAtLine: 4,
  })
  const figures = async () => {
    const [row] = await db.select().from(practiceTotals).where(eq(practiceTotals.userId, userId))
    return row && { completed: row.completed, scored: row.scored, scoreSum: row.scoreSum }
  }
  expect(await figures()).toEqual({ completed: 2, scored: 1, scoreSum: 90 })
  await db.update(trainingSessions).set({ score: 55 }).where(eq(trainingSessions.id, retry.id))
  expect(await figures()).toEqual({ completed: 2, scored: 1, scoreSum: 90 })
  await db.delete(trainingSessions).where(eq(trainingSessions.id, first.id))
  expect(await figures()).toEqual({ completed: 1, scored: 0, scoreSum: 0 })
  await db.delete(trainingSessions).where(eq(trainingSessions.id, retry.id))
  expect(await figures()).toEqual({ completed: 0, scored: 0, scoreSum: 0 })
  expect(await differences()).toEqual([])
})

it('[DASH11] a call without a score is in no figure until a reviewer gives it one', async () => {
  const { db } = database
  const { id: userId } = await insertUser(db)
  const session = await insertTrainingSession(db, { userId })
  const figures = () =>
    db
      .select({ standard: practiceDays.standard, completed: practiceDays.completed })
      .from(practiceDays)
      .where(eq(practiceDays.userId, userId))
  const set = (values: Partial<typeof trainingSessions.$inferInsert>) =>
    db.update(trainingSessions).set(values).where(eq(trainingSessions.id, session.id))
  expect(await figures()).toEqual([{ standard: 1, completed: 0 }])
  await set({ status: 'completed', completedAt: new Date(), durationS: 4 })
  expect(await figures()).toEqual([])
  expect(await differences()).toEqual([])
  await set({ score: 60 })
  expect(await figures()).toEqual([{ standard: 1, completed: 1 }])
  await set({ score: null })
  expect(await figures()).toEqual([])
  await db.delete(trainingSessions).where(eq(trainingSessions.id, session.id))
  expect(await differences()).toEqual([])
})

it('[DASH11] the migration takes the scores of earlier retries out of the averages', async () => {
  const { db } = database
  const { id: userId } = await insertUser(db)
  const ended = { userId, status: 'completed', completedAt: new Date(), durationS: 90 } as const
  const first = await insertTrainingSession(db, { ...ended, score: 90 })
  const retryOf = { forkedFromSessionId: first.id, forkedAtLine: 4 }
  await insertTrainingSession(db, { ...ended, ...retryOf, score: 30 })
  await insertTrainingSession(db, { ...ended, ...retryOf, score: null })
  // As the triggers counted before it.
  for (const table of [practiceDays, practiceTotals])
    await db
      .update(table)
      .set({ scored: sql`${table.scored} + 1`, scoreSum: sql`${table.scoreSum} + 30` })
      .where(eq(table.userId, userId))
  expect(await differences()).not.toEqual([])
  await runChangesOf(database.db, '0014_retries_not_averaged.sql')
  expect(await differences()).toEqual([])
})

it('[DASH11] the migration takes earlier calls without a score out of the figures', async () => {
  const { db } = database
  // Those without a score that the triggers have left out already.
  await db.delete(trainingSessions)
  const { id: userId } = await insertUser(db)
  const ended = { userId, status: 'completed', completedAt: new Date() } as const
  await insertTrainingSession(db, { ...ended, durationS: 90, score: 90, startedAt: new Date('2026-05-01') })
  await insertTrainingSession(db, { ...ended, durationS: 4, startedAt: new Date('2026-05-01') })
  await insertTrainingSession(db, { ...ended, durationS: 5, startedAt: new Date('2026-05-02') })
  // As the triggers counted before it.
  await db
    .update(practiceDays)
    .set({ standard: 2, completed: 2, durationS: 94 })
    .where(eq(practiceDays.userId, userId))
  await db.insert(practiceDays).values({ userId, day: '2026-05-02', standard: 1, completed: 1, durationS: 5 })
  await db
    .update(practiceTotals)
    .set({ standard: 3, completed: 3, durationS: 99 })
    .where(eq(practiceTotals.userId, userId))
  expect(await differences()).not.toEqual([])
  await runChangesOf(database.db, '0015_unscored_not_counted.sql')
  expect(await differences()).toEqual([])
})

it('an update that does not affect the figures leaves them untouched', async () => {
  const session = await insertTrainingSession(database.db)
  const version = async () => {
    const [row] = await database.db.execute<{ xmin: string }>(
      sql`select xmin from practice_totals where user_id = ${session.userId}`,
    )
    return row?.xmin
  }
  const before = await version()
  await database.db.update(trainingSessions).set({ headSeq: 5 }).where(eq(trainingSessions.id, session.id))
  expect(await version()).toBe(before)
  expect(before).toBeDefined()
})
