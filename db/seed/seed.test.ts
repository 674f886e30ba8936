import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coach } from '#protocol/rest/coaches.ts'
import { prospectInput } from '#protocol/rest/prospects.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { difficulties, personalities } from '#protocol/vocabulary/prospect.ts'
import { assignees, assignments } from '../schema/assignments.ts'
import { coaches } from '../schema/coaches.ts'
import { conversationItems } from '../schema/conversation-items.ts'
import { notifications } from '../schema/notifications.ts'
import { performanceMetrics } from '../schema/performance-metrics.ts'
import { prospects } from '../schema/prospects.ts'
import { sessionEvents } from '../schema/session-events.ts'
import { teams } from '../schema/teams.ts'
import { trainingSessions } from '../schema/training-sessions.ts'
import { users } from '../schema/users.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { conversations, history } from './history.ts'
import { sampleProspects } from './sample-prospects.ts'
import type { ScoredMetrics, ScoringInput } from './scoring.ts'
import { seed, type SeedOptions } from './seed.ts'

const now = new Date('2025-06-20T15:00:00Z')
const scored: ScoringInput[] = []

/** A scorer that gives one point per line of the agent, so that mixed-up sessions would be noticed. */
function score(input: ScoringInput): ScoredMetrics {
  scored.push(input)
  const points = input.lines.filter((line) => line.speaker === 'user').length
  return {
    overallScore: points,
    empathyScore: null,
    communicationScore: points,
    objectionHandlingScore: points,
    solutionFocusScore: points,
    complianceScore: points,
    criteriaEdition: 7,
    aiAnalysis: input.prospect.name,
    strengths: [],
    areasForImprovement: [],
    report: {
      language: input.session.feedbackLanguage,
      judge: 'embedded',
      note: null,
      scores: {
        empathy: null,
        communication: points,
        objection_handling: points,
        solution_focus: points,
        compliance: points,
      },
      uncapped: points,
      cap: null,
      criteria: [],
      findings: [],
      violations: [],
      outcome: {
        ending: 'open',
        rightPartyReached: true,
        disclosureGiven: true,
        agreedAmountCents: null,
        installmentCents: null,
        frequency: null,
        firstPaymentOn: null,
        method: null,
        promise: { affordable: false, specific: false, recapped: false },
        rightsInvoked: [],
      },
      feelings: [],
    },
  }
}

const options: SeedOptions = {
  now,
  demoPassword: 'first password',
  hashPassword: async (password) => `hash of ${password}`,
  score,
  law: () => ({ jurisdiction: 'us', capacity: 'agency' }),
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('samples', () => {
  it('[ENUM5] are valid prospects that cover every personality and difficulty', () => {
    const all = Object.values(sampleProspects)
    for (const { id: _, ...fields } of all) expect(prospectInput.parse(fields)).toMatchObject(fields)
    expect(all.map((each) => each.personality).toSorted()).toEqual([...personalities].toSorted())
    expect(new Set(all.map((each) => each.difficultyLevel))).toEqual(new Set(difficulties))
    expect(new Set(all.map((each) => each.primaryLanguage))).toEqual(
      new Set(['english', 'spanish', 'bilingual']),
    )
    expect(new Set(all.map((each) => each.type))).toEqual(new Set(['individual', 'business']))
    expect(new Set(all.map((each) => each.debtType)).size).toBe(all.length)
  })
})

describe('conversations', () => {
  it.each(Object.entries(conversations))('%s has 8 to 14 lines within the typing limit', (_, { lines }) => {
    expect(lines.length).toBeGreaterThanOrEqual(8)
    expect(lines.length).toBeLessThanOrEqual(14)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(limits.lineMax)
    expect(lines.some((line, index) => index % 2 === 1 && line.includes('{agent}'))).toBe(true)
  })
})

describe('seed', () => {
  it('creates the demo organisation once, even when two processes start together', async () => {
    const made = await Promise.all([seed(database.db, options), seed(database.db, options)])
    expect(made.filter(Boolean)).toHaveLength(1)
    const held = Object.values(history).flat().length
    expect(await database.db.$count(trainingSessions)).toBe(held)
    expect(await database.db.$count(performanceMetrics)).toBe(held)
    expect(await database.db.$count(prospects)).toBe(8)
    expect(await database.db.$count(teams, isNull(teams.managerId))).toBe(0)
    for (const row of await database.db.select().from(coaches)) {
      // What a reader's language adds is no part of the row [MENTOR9].
      coach.omit({ translations: true }).parse({ ...row, createdAt: row.createdAt.toISOString() })
    }
  })

  it('resets the password of the demo accounts only, at each start', async () => {
    expect(await seed(database.db, { ...options, demoPassword: 'second password' })).toBe(false)
    const withIt = await database.db
      .select({ username: users.username, role: users.role })
      .from(users)
      .where(eq(users.passwordHash, 'hash of second password'))
      .orderBy(asc(users.username))
    expect(withIt).toEqual([
      { username: 'demo.admin', role: 'admin' },
      { username: 'demo.manager', role: 'manager' },
      { username: 'demo.trainee', role: 'trainee' },
    ])
  })

  it('[EDITION2] scores each session by its own lines and the edition of the scorer, and dates it within the last 60 days', async () => {
    const sessions = await database.db.select().from(trainingSessions)
    for (const session of sessions) {
      const input = scored.find((each) => each.session.id === session.id)
      expect(session.score).toBe(input?.lines.filter((line) => line.speaker === 'user').length)
      expect(session.criteriaEdition).toBe(7)
      expect(session.scenario).toEqual(input?.prospect)
      expect(session.startedAt.getTime()).toBeGreaterThan(now.getTime() - 60 * 24 * 60 * 60 * 1_000)
      expect(session.completedAt?.getTime()).toBeLessThan(now.getTime())
    }
    expect(new Set(sessions.map((session) => session.sessionLanguage))).toEqual(
      new Set(['english', 'spanish', 'bilingual']),
    )
  })

  it('has assignments whose attempts and best scores match the sessions', async () => {
    const kept = await database.db.select().from(assignees)
    expect(await database.db.$count(assignments)).toBe(3)
    expect(new Set(kept.map(({ attempts }) => attempts > 0))).toEqual(new Set([true, false]))
    for (const { assignmentId, userId, attempts, bestScore } of kept) {
      const held = await database.db
        .select({ score: trainingSessions.score })
        .from(trainingSessions)
        .where(and(eq(trainingSessions.assignmentId, assignmentId), eq(trainingSessions.userId, userId)))
      expect(held).toHaveLength(attempts)
      expect(bestScore).toBe(
        attempts === 0 ? null : Math.max(...held.map(({ score: points }) => points ?? 0)),
      )
    }
  })

  it('tells people of their assignments, and the manager who passed them', async () => {
    const told = await database.db.select().from(notifications)
    const given = told.filter(({ type }) => type === 'assignment_given')
    expect(given).toHaveLength(await database.db.$count(assignees))
    const passed = told.filter(({ type }) => type === 'assignment_passed')
    const [manager] = await database.db.select().from(users).where(eq(users.username, 'demo.manager'))
    const rows = await database.db
      .select({ mark: assignments.passMark, best: assignees.bestScore })
      .from(assignees)
      .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    expect(passed).toHaveLength(rows.filter(({ mark, best }) => (best ?? 0) >= mark).length)
    expect(passed.every(({ userId }) => userId === manager?.id)).toBe(true)
    expect(new Set(told.map(({ readAt }) => readAt === null))).toEqual(new Set([true, false]))
  })

  it('[P6] the events of a session match its items', async () => {
    const [trainee] = await database.db.select().from(users).where(eq(users.username, 'demo.trainee'))
    const [session] = await database.db
      .select()
      .from(trainingSessions)
      .where(and(eq(trainingSessions.userId, trainee?.id ?? ''), eq(trainingSessions.status, 'completed')))
      .limit(1)
    const id = session?.id ?? ''
    const items = await database.db
      .select()
      .from(conversationItems)
      .where(eq(conversationItems.sessionId, id))
      .orderBy(asc(conversationItems.seq))
    const events = await database.db
      .select()
      .from(sessionEvents)
      .where(eq(sessionEvents.sessionId, id))
      .orderBy(asc(sessionEvents.seq))
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
    expect(session?.headSeq).toBe(events.length)
    expect(session?.messageCount).toBe(items.length)
    expect(events.slice(0, -1).map((event) => event.payload)).toEqual(
      items.map((item) => ({
        item: {
          id: item.id,
          role: item.role,
          text: item.text,
          at: item.createdAt.toISOString(),
          status: 'complete',
          ...(item.responseId ? { response_id: item.responseId } : {}),
        },
      })),
    )
    expect(items.some((item) => item.text.includes('{agent}'))).toBe(false)
    const [metrics] = await database.db
      .select()
      .from(performanceMetrics)
      .where(eq(performanceMetrics.sessionId, id))
    expect(events.at(-1)).toMatchObject({ type: 'session.completed', payload: { metrics_id: metrics?.id } })
  })
})
