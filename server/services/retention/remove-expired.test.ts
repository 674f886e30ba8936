import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDatabase } from '#db/client.ts'
import { appendEvents } from '#db/events.ts'
import { assignments } from '#db/schema/assignments.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { invitations } from '#db/schema/invitations.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { notifications } from '#db/schema/notifications.ts'
import { passwordResets } from '#db/schema/password-resets.ts'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { practiceTotals } from '#db/schema/practice.ts'
import { prospects } from '#db/schema/prospects.ts'
import { scoreOverrides, sessionComments } from '#db/schema/reviews.ts'
import { sessionEvents } from '#db/schema/session-events.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { usage } from '#db/schema/usage.ts'
import { users } from '#db/schema/users.ts'
import {
  insertAssignment,
  insertComment,
  insertInvitation,
  insertTrainingSession,
  insertUser,
} from '#db/testing/rows.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { removeExpired } from './remove-expired.ts'
import { removeExpiredWithLock, retentionLock } from './remove-expired-with-lock.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let database: TestDatabase
let ctx: { db: TestDatabase['db']; now: () => Date }

beforeAll(async () => {
  database = await createTestDatabase()
  ctx = { db: database.db, now: () => now }
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(trainingSessions)
  await database.db.delete(assignments)
  await database.db.delete(prospects)
  await database.db.delete(users)
})

/** A session of that day with a line, its event and a usage row. */
async function heldSession(startedAt: Date, lastSaidAt = startedAt, userId?: string) {
  const session = await insertTrainingSession(database.db, {
    startedAt,
    status: 'completed',
    durationS: 60,
    score: 70,
    ...(userId === undefined ? {} : { userId }),
  })
  const { firstSeq } = await appendEvents(database.db, session.id, [
    { type: 'conversation.item.created', payload: { item: { text: 'what was said' } } },
  ])
  await database.db
    .update(sessionEvents)
    .set({ createdAt: lastSaidAt })
    .where(eq(sessionEvents.sessionId, session.id))
  await database.db
    .insert(conversationItems)
    .values({ sessionId: session.id, seq: firstSeq, role: 'user', text: 'what was said', status: 'complete' })
  await database.db.insert(usage).values({
    userId: session.userId,
    sessionId: session.id,
    kind: 'voice_characters',
    provider: 'openai',
    quantity: 40,
    day: '2025-01-01',
  })
  return session
}

const left = async () =>
  (await database.db.select({ id: trainingSessions.id }).from(trainingSessions)).map(({ id }) => id)

it('deletes old sessions with their transcripts and keeps usage for billing', async () => {
  const old = await heldSession(daysAgo(31))
  const kept = await heldSession(daysAgo(29))
  await insertComment(database.db, { sessionId: old.id })
  await database.db
    .insert(scoreOverrides)
    .values({ sessionId: old.id, number: 1, score: 70, reason: 'It was better than that.' })
  expect(await removeExpired(ctx, 30)).toMatchObject({ sessions: 1 })
  expect(await left()).toEqual([kept.id])
  for (const table of [sessionEvents, conversationItems, performanceMetrics, sessionComments, scoreOverrides])
    expect(await database.db.select().from(table).where(eq(table.sessionId, old.id))).toEqual([])
  expect(await database.db.select().from(usage).where(eq(usage.userId, old.userId))).toMatchObject([
    { sessionId: null, quantity: 40 },
  ])
  expect(
    await database.db.select().from(practiceTotals).where(eq(practiceTotals.userId, old.userId)),
  ).toMatchObject([{ standard: 0, completed: 0, durationS: 0 }])
})

it('keeps an old session with recent activity', async () => {
  const session = await heldSession(daysAgo(400), daysAgo(2))
  expect(await removeExpired(ctx, 30)).toMatchObject({ sessions: 0 })
  expect(await left()).toEqual([session.id])
})

it('works in batches, including retries and their originals, and stops on abort', async () => {
  const { userId, prospectId, scenario, id } = await heldSession(daysAgo(90))
  await database.db.insert(trainingSessions).values(
    Array.from({ length: 250 }, (_, place) => ({
      userId,
      prospectId,
      scenario,
      feedbackLanguage: 'en' as const,
      seed: place,
      startedAt: daysAgo(80),
      forkedFromSessionId: id,
    })),
  )
  const told = new AbortController()
  told.abort()
  expect(await removeExpired(ctx, 30, told.signal)).toMatchObject({ sessions: 0 })
  expect(await removeExpired(ctx, 30)).toMatchObject({ sessions: 251 })
  expect(await left()).toEqual([])
})

it('removes long-deleted prospects that no session needs', async () => {
  const held = await heldSession(daysAgo(5))
  const user = await insertUser(database.db)
  const values = { ownerId: user.id, type: 'individual', name: 'Gone' } as const
  await database.db.insert(prospects).values([
    { ...values, deletedAt: daysAgo(40) },
    { ...values, name: 'Gone lately', deletedAt: daysAgo(3) },
    { ...values, name: 'Here' },
  ])
  await database.db
    .update(prospects)
    .set({ deletedAt: daysAgo(40) })
    .where(eq(prospects.id, held.prospectId))
  expect(await removeExpired(ctx, 30)).toMatchObject({ prospects: 1 })
  const names = await database.db.select({ name: prospects.name }).from(prospects)
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Dana Whitfield', 'Gone lately', 'Here'])
})

it('removes assignments that were due and closed long ago, and keeps the prospects of the rest', async () => {
  const long = daysAgo(90)
  const [over, closedLately, due] = await Promise.all([
    insertAssignment(database.db, { deadline: long, closedAt: long }),
    insertAssignment(database.db, { deadline: long, closedAt: daysAgo(2) }),
    insertAssignment(database.db, { deadline: daysAgo(-2) }),
  ])
  await database.db.update(prospects).set({ deletedAt: long })
  expect(await removeExpired(ctx, 30)).toMatchObject({ assignments: 1, prospects: 1 })
  const kept = await database.db.select({ id: assignments.id }).from(assignments)
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([closedLately.id, due.id]))
  expect(kept.map(({ id }) => id)).not.toContain(over.id)
})

it('removes ended logins with their addresses', async () => {
  const { id: userId } = await insertUser(database.db)
  const login = { userId, createdAt: daysAgo(40), address: '198.51.100.7' }
  await database.db.insert(loginSessions).values([
    { ...login, tokenHash: 'over', lastUsedAt: daysAgo(20), expiresAt: daysAgo(10) },
    { ...login, tokenHash: 'idle', lastUsedAt: daysAgo(8), expiresAt: daysAgo(-5) },
    { ...login, tokenHash: 'open', lastUsedAt: daysAgo(1), expiresAt: daysAgo(-5) },
  ])
  expect(await removeExpired(ctx, 30)).toMatchObject({ logins: 2 })
  expect(await database.db.select({ hash: loginSessions.tokenHash }).from(loginSessions)).toEqual([
    { hash: 'open' },
  ])
})

it('[INVITE6] removes invitations and password resets that are expired or used', async () => {
  const { id: createdBy } = await insertUser(database.db)
  const keep = await insertInvitation(database.db, { createdBy, uses: 2, used: 1, expiresAt: daysAgo(-1) })
  await insertInvitation(database.db, { createdBy, uses: 2, used: 2, expiresAt: daysAgo(-1) })
  await insertInvitation(database.db, { createdBy, expiresAt: daysAgo(1) })
  const other = await insertUser(database.db)
  await database.db.insert(passwordResets).values([
    { userId: createdBy, tokenHash: 'over', expiresAt: daysAgo(1) },
    { userId: other.id, tokenHash: 'valid', expiresAt: daysAgo(-1) },
  ])
  expect(await removeExpired(ctx, 30)).toMatchObject({ links: 3 })
  expect(await database.db.select({ id: invitations.id }).from(invitations)).toEqual([{ id: keep }])
  expect(await database.db.select({ hash: passwordResets.tokenHash }).from(passwordResets)).toEqual([
    { hash: 'valid' },
  ])
})

it('[NOTICE7] removes notifications after 90 days, or with shorter retention earlier', async () => {
  const { id: userId } = await insertUser(database.db)
  for (const days of [91, 89, 29]) {
    const { id } = await insertTrainingSession(database.db, { startedAt: daysAgo(1) })
    await database.db
      .insert(notifications)
      .values({ userId, type: 'session_commented', sessionId: id, createdAt: daysAgo(days) })
  }
  const kept = async () =>
    (await database.db.select({ at: notifications.createdAt }).from(notifications)).map(({ at }) => at)
  expect(await removeExpired(ctx, 365)).toMatchObject({ notifications: 1 })
  expect(await kept()).toEqual([daysAgo(89), daysAgo(29)])
  expect(await removeExpired(ctx, 30)).toMatchObject({ notifications: 1 })
  expect(await kept()).toEqual([daysAgo(29)])
})

it('runs in only one of many processes', async () => {
  for (let each = 0; each < 3; each += 1) await heldSession(daysAgo(100 + each))
  const processes = [1, 2, 3, 4].map(() => createDatabase(database.url, { max: 2 }))
  const other = createDatabase(database.url, { max: 1 })
  await other.sql`select pg_advisory_lock(${retentionLock}::bigint)`
  expect(await removeExpiredWithLock(ctx, 30)).toBeNull()
  await other.close()
  const runs = await Promise.all(processes.map(({ db }) => removeExpiredWithLock({ db, now: ctx.now }, 30)))
  const done = runs.filter((run) => run !== null)
  expect(done.reduce((sum, run) => sum + run.sessions, 0)).toBe(3)
  const [rows] = await database.db.select({ rows: count() }).from(trainingSessions)
  expect(rows).toEqual({ rows: 0 })
  for (const process of processes) await process.close()
})
