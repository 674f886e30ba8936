import { beforeEach, describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const now = new Date('2026-05-20T15:00:00Z')
const portal = new TestPortal({ parts: { now: () => now } })
let team: string
let ana: Person
let mara: Person

beforeEach(async () => {
  const at = portal.backend
  team = await insertTeam(portal.database.db, 'North')
  ana = await insertPerson(at, { role: 'trainee', teamId: team })
  mara = await insertPerson(at, { role: 'manager', teamId: team })
})

type SessionValues = {
  on: string
  score?: number | null
  type?: 'standard' | 'objection_handling'
  durationS?: number
}

/** A session that started at noon (or at the given time); with a score it is completed. */
async function insertSession(
  by: Person,
  { on, score, type = 'standard', durationS = 300 }: SessionValues,
): Promise<string> {
  const startedAt = new Date(on.includes('T') ? on : `${on}T12:00:00Z`)
  const { id } = await insertTrainingSession(portal.database.db, {
    userId: by.id,
    startedAt,
    sessionType: type,
    ...(score === undefined ? {} : { status: 'completed', score, durationS, completedAt: startedAt }),
  })
  if (score !== undefined)
    await insertMetrics(portal.database.db, { sessionId: id, overallScore: score, empathyScore: 44 })
  return id
}

describe('the overview', () => {
  it('[API34] is empty without practice: no score, no change, no active session', async () => {
    expect(await ana.browser.call('getOverview')).toEqual({
      sessions: { total: 0, completed: 0, byType: { standard: 0, objection_handling: 0 } },
      practisedS: 0,
      lastSessionAt: null,
      averageScore: null,
      scoredSessions: 0,
      earlierScored: 0,
      scoredRetries: 0,
      monthChange: null,
      debtors: [],
      scoreChange: null,
      activeSessions: { standardCollection: false, objectionHandling: false },
    })
  })

  it('[DASH11][DASH12] has the mean of all scores and the change of the monthly mean', async () => {
    await insertSession(ana, { on: '2026-05-20', score: 90 })
    await insertSession(ana, { on: '2026-05-01T00:00:00Z', score: 72 })
    await insertSession(ana, { on: '2026-04-30T23:59:59Z', score: 75 })
    await insertSession(ana, { on: '2026-04-01T00:00:00Z', score: null })
    await insertSession(ana, { on: '2026-03-31T23:59:59Z', score: 10, type: 'objection_handling' })
    await insertSession(ana, { on: '2026-05-19', type: 'objection_handling' })
    await insertSession(mara, { on: '2026-05-20', score: 1 })
    expect(await ana.browser.call('getOverview')).toEqual({
      sessions: { total: 5, completed: 4, byType: { standard: 3, objection_handling: 2 } },
      practisedS: 1_200,
      lastSessionAt: '2026-05-20T12:00:00.000Z',
      averageScore: 62,
      scoredSessions: 4,
      earlierScored: 0,
      scoredRetries: 0,
      // 81 against 75.
      monthChange: { points: 6, calls: 2, callsBefore: 1 },
      debtors: expect.any(Array),
      scoreChange: null,
      activeSessions: { standardCollection: false, objectionHandling: true },
    })
  })

  it('[DASH11] does not take a call without a score for the last one', async () => {
    await insertSession(ana, { on: '2026-05-18', score: 60 })
    await insertSession(ana, { on: '2026-05-19', score: null })
    const lastSessionAt = '2026-05-18T12:00:00.000Z'
    expect(await ana.browser.call('getOverview')).toMatchObject({ lastSessionAt })
  })

  it('[DASH12] has no change if last month has no score', async () => {
    await insertSession(ana, { on: '2026-05-20', score: 90 })
    await insertSession(ana, { on: '2026-03-20', score: 50 })
    expect(await ana.browser.call('getOverview')).toMatchObject({ averageScore: 70, monthChange: null })
  })

  it('[DASH4] counts sessions held through the portal', async () => {
    const { id, prospectId } = await ana.browser.startSession()
    expect(await ana.browser.call('getOverview')).toMatchObject({
      sessions: { total: 1, completed: 0 },
      activeSessions: { standardCollection: true, objectionHandling: false },
    })
    await ana.browser.call('chat', {
      body: {
        prospectId,
        sessionId: id,
        messages: [{ role: 'user', content: 'Good morning, am I speaking with Ana Ruiz?' }],
      },
    })
    await ana.browser.call('completeTrainingSession', { params: { id }, body: {} })
    expect(await ana.browser.call('getOverview')).toMatchObject({
      // One line is too little for a score.
      sessions: { total: 0, completed: 0 },
      activeSessions: { standardCollection: false },
    })
  })
})

describe('analytics of a period', () => {
  it('[STATS5][API34] counts its days, compares them with the previous period, and splits by session type', async () => {
    const first = await insertSession(ana, { on: '2026-05-20', score: 80, durationS: 100 })
    await insertSession(ana, {
      on: '2026-05-14T00:00:00Z',
      score: 72,
      durationS: 200,
      type: 'objection_handling',
    })
    // Too short to score: in no figure.
    await insertSession(ana, { on: '2026-05-15', score: null, durationS: 2 })
    const third = await insertSession(ana, { on: '2026-05-14', score: 61, durationS: 450 })
    // The last moment of the previous week, and its first.
    await insertSession(ana, { on: '2026-05-13T23:59:59Z', score: 50 })
    await insertSession(ana, { on: '2026-05-07T00:00:00Z' })
    await insertSession(ana, { on: '2026-05-06T23:59:59Z', score: 99 })
    await portal.database.db.insert(prospects).values([
      { ownerId: ana.id, type: 'individual', name: 'kept', createdAt: new Date('2026-05-18T00:00:00Z') },
      {
        ownerId: ana.id,
        type: 'individual',
        name: 'deleted',
        createdAt: new Date('2026-05-18T00:00:00Z'),
        deletedAt: now,
      },
      { ownerId: mara.id, type: 'individual', name: 'hers', createdAt: new Date('2026-05-18T00:00:00Z') },
    ])
    await portal.database.sql`update prospects set created_at = '2020-01-01' where name = 'Dana Whitfield'`
    const week = await ana.browser.call('getAnalytics', { query: { days: 7 } })
    expect(week).toMatchObject({
      from: '2026-05-14',
      to: '2026-05-20',
      current: {
        sessions: 3,
        completed: 3,
        scored: 3,
        completionRate: 100,
        averageScore: 71,
        averageDurationS: 250,
        prospectsCreated: 1,
      },
      previous: { sessions: 2, completed: 1, completionRate: 50, averageScore: 50, prospectsCreated: 0 },
      types: [
        { sessionType: 'standard', sessions: 2, percentage: 67 },
        { sessionType: 'objection_handling', sessions: 1, percentage: 33 },
      ],
    })
    const nothing = { sessions: 0, completed: 0, averageScore: null, criteriaEdition: null }
    expect(week.course).toHaveLength(7)
    expect(week.course[0]).toEqual({
      from: '2026-05-14',
      to: '2026-05-14',
      sessions: 2,
      completed: 2,
      averageScore: 67,
      criteriaEdition: 1,
    })
    expect(week.course[1]).toEqual({ from: '2026-05-15', to: '2026-05-15', ...nothing })
    expect(week.course[6]).toMatchObject({ to: '2026-05-20', sessions: 1, averageScore: 80 })
    expect(week.latest.map(({ overallScore }) => overallScore)).toEqual([80, 61, 72])
    expect(week.latest[0]).toMatchObject({
      sessionId: first,
      empathyScore: 44,
      prospectName: 'Dana Whitfield',
    })
    expect(week.latest[1]?.sessionId).toBe(third)
    expect((await ana.browser.call('getAnalytics', { query: { days: 30 } })).current.sessions).toBe(6)
    expect((await ana.browser.call('getAnalytics')).from).toBe('2026-04-21')
  })

  it('shows no made-up figures for an empty period', async () => {
    const { current, previous, types, course, latest } = await ana.browser.call('getAnalytics')
    const none = {
      sessions: 0,
      completed: 0,
      scored: 0,
      completionRate: null,
      averageScore: null,
      otherwiseScored: 0,
      averageDurationS: null,
      prospectsCreated: 0,
    }
    expect({ current, previous, latest }).toEqual({
      current: none,
      previous: none,
      latest: [],
    })
    expect(course).toHaveLength(30)
    expect(course.every(({ sessions, averageScore }) => sessions === 0 && averageScore === null)).toBe(true)
    expect(types.map(({ percentage }) => percentage)).toEqual([0, 0])
  })

  it('[STATS6] of a team is available to its manager and admins', async () => {
    await insertSession(ana, { on: '2026-05-19', score: 60 })
    await insertSession(mara, { on: '2026-05-20', score: 80 })
    const query = { days: 7, teamId: team }
    const seen = await mara.browser.call('getAnalytics', { query })
    expect(seen.current).toMatchObject({ sessions: 2, averageScore: 70 })
    expect(seen.latest.map(({ user }) => user.id)).toEqual([mara.id, ana.id])
    expect((await ana.browser.fetch(`/api/analytics?teamId=${team}`)).status).toBe(404)
    const at = portal.backend
    const elsewhere = await insertPerson(at, {
      role: 'manager',
      teamId: await insertTeam(portal.database.db, 'South'),
    })
    expect((await elsewhere.browser.fetch(`/api/analytics?teamId=${team}`)).status).toBe(404)
    const admin = await insertPerson(at, { role: 'admin', teamId: null })
    expect((await admin.browser.call('getAnalytics', { query })).current.sessions).toBe(2)
  })

  it('[STATS1] rejects other periods', async () => {
    for (const query of ['days=8', 'days=', 'days=365.0', 'teamId=x', 'userId=1'])
      expect((await ana.browser.fetch(`/api/analytics?${query}`)).status).toBe(400)
  })
})
