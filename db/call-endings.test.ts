import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trainingSessions } from './schema/training-sessions.ts'
import { runChangesOf } from './testing/migration-changes.ts'
import { emptyReport, insertMetrics, insertTrainingSession } from './testing/rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('[HIST2] a session completed by a server that knows no endings has that of its report', async () => {
  const { db } = database
  const { id } = await insertTrainingSession(db)
  await insertMetrics(db, {
    sessionId: id,
    report: { ...emptyReport, outcome: { ...emptyReport.outcome, ending: 'refused' } },
  })
  const completed = { status: 'completed', completedAt: new Date(), score: 70 } as const
  await db.update(trainingSessions).set(completed).where(eq(trainingSessions.id, id))
  expect(await db.select().from(trainingSessions).where(eq(trainingSessions.id, id))).toMatchObject([
    { ending: 'refused' },
  ])
})

it('[HIST2] the migration gives earlier calls the ending of their reports', async () => {
  const { db } = database
  const { id } = await insertTrainingSession(db, { status: 'completed', completedAt: new Date(), score: 70 })
  await insertMetrics(db, {
    sessionId: id,
    report: { ...emptyReport, outcome: { ...emptyReport.outcome, ending: 'promise' } },
  })
  const open = await insertTrainingSession(db)
  await runChangesOf(db, '0016_call_endings.sql')
  const endingOf = async (session: string) => {
    const [row] = await db.select().from(trainingSessions).where(eq(trainingSessions.id, session))
    return row?.ending
  }
  expect(await endingOf(id)).toBe('promise')
  expect(await endingOf(open.id)).toBeNull()
})
