import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { DifficultyLevel } from '#protocol/vocabulary/prospect.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** A Wednesday. */
const now = new Date('2026-05-20T15:00:00Z')
const portal = new TestPortal({ parts: { now: () => now } })
let team: string
let ana: Person

beforeEach(async () => {
  team = await insertTeam(portal.database.db, 'North')
  ana = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
})

type Held = {
  at: string
  score?: number | null
  by?: Person
  empathy?: number | null
  retryOf?: string
  /** With the debtor of another session, at a level. */
  again?: string
  level?: DifficultyLevel
}

/** A completed session that started at a time; open without a score. */
async function hold({ at, score, by = ana, empathy = 44, retryOf, again, level }: Held): Promise<string> {
  const startedAt = new Date(at)
  const debtor = again === undefined ? {} : await debtorOf(again, level)
  const { id } = await insertTrainingSession(portal.database.db, {
    userId: by.id,
    startedAt,
    ...debtor,
    forkedFromSessionId: retryOf ?? null,
    forkedAtLine: retryOf === undefined ? null : 1,
    ...(score === undefined ? {} : { status: 'completed', score, durationS: 300, completedAt: startedAt }),
  })
  if (score !== undefined)
    await insertMetrics(portal.database.db, { sessionId: id, overallScore: score, empathyScore: empathy })
  return id
}
/** The debtor of a session. */
async function debtorOf(sessionId: string, difficultyLevel: DifficultyLevel = 'medium') {
  const { prospectId, scenario } = await portal.database.db
    .select()
    .from(trainingSessions)
    .where(eq(trainingSessions.id, sessionId))
    .then(([held]) => held ?? Promise.reject(new Error('there is no such session')))
  return { prospectId, scenario: { ...scenario, difficultyLevel } }
}
/** Stores lines of a session, one each. */
async function say(sessionId: string, ...speakers: ('assistant' | 'user')[]): Promise<void> {
  await portal.database.db
    .insert(conversationItems)
    .values(
      speakers.map((role, seq) => ({ sessionId, seq, role, text: 'A line.', status: 'complete' as const })),
    )
}
const home = (timeZone?: string, person = ana) =>
  person.browser.call('getPracticeOverview', timeZone === undefined ? {} : { query: { timeZone } })

describe('a trainee’s home', () => {
  it('[DASH17][API48] is empty without practice, with the usual goal', async () => {
    expect(await home()).toMatchObject({
      averageScore: null,
      monthChange: null,
      trend: [],
      recent: [],
      streakWeeks: 0,
      week: {
        from: '2026-05-18',
        to: '2026-05-24',
        today: '2026-05-20',
        goal: limits.weeklyGoal,
        completed: 0,
      },
      team: { completed: 0, goal: 3 },
    })
  })

  it('[DASH17] counts the scored calls of the week, by the day and the week of the time zone', async () => {
    // Sunday evening in Bogotá, Monday in UTC.
    await hold({ at: '2026-05-18T03:00:00Z', score: 60 })
    await hold({ at: '2026-05-18T05:00:00Z', score: 65 })
    await hold({ at: '2026-05-20T04:59:59Z', score: 71 })
    // Too short to score.
    await hold({ at: '2026-05-19T12:00:00Z', score: null })
    await hold({ at: '2026-05-20T14:00:00Z' })
    const inUtc = (await home()).week
    expect(inUtc).toMatchObject({ completed: 3 })
    expect(inUtc.days.map(({ completed }) => completed)).toEqual([2, 0, 1, 0, 0, 0, 0])
    const inBogota = (await home('America/Bogota')).week
    expect(inBogota).toMatchObject({ completed: 2, today: '2026-05-20' })
    expect(inBogota.days.map(({ completed }) => completed)).toEqual([1, 1, 0, 0, 0, 0, 0])
    expect((await home('Pacific/Auckland')).week.today).toBe('2026-05-21')
  })

  it('[DASH18] follows the streak back over weeks, as the time zone counts them', async () => {
    await hold({ at: '2026-05-15T12:00:00Z', score: 60 })
    // The first hours of Monday in UTC, still Sunday in Bogotá.
    await hold({ at: '2026-05-04T02:00:00Z', score: 60 })
    await hold({ at: '2026-04-20T12:00:00Z', score: 60 })
    // This week has not been practised yet, which ends nothing.
    expect((await home()).streakWeeks).toBe(2)
    expect((await home('America/Bogota')).streakWeeks).toBe(1)
    // An open call is no practice yet, and one that is too short to score is none.
    await hold({ at: '2026-05-19T12:00:00Z' })
    await hold({ at: '2026-05-19T12:00:00Z', score: null })
    expect((await home()).streakWeeks).toBe(2)
    await hold({ at: '2026-05-19T12:00:00Z', score: 60 })
    expect((await home()).streakWeeks).toBe(3)
    await hold({ at: '2026-04-27T12:00:00Z', score: 60 })
    expect((await home()).streakWeeks).toBe(5)
  })

  it('[DASH18] is asked for in a time zone that exists', async () => {
    const answer = await ana.browser.fetch('/api/overview/practice?timeZone=Mars/Olympus')
    expect(answer.status).toBe(400)
  })

  it('[DASH17][API48] takes a goal of 1 to 20 calls a week', async () => {
    expect((await home()).week).toMatchObject({ goal: 3, chosen: false })
    await ana.browser.call('setWeeklyGoal', { body: { callsPerWeek: 5 } })
    expect((await home()).week).toMatchObject({ goal: 5, chosen: true })
    for (const callsPerWeek of [0, limits.weeklyGoalMax + 1, 2.5]) {
      const answer = await ana.browser.fetch('/api/overview/goal', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ callsPerWeek }),
      })
      expect(answer.status).toBe(400)
    }
    expect((await home()).week.goal).toBe(5)
  })

  it('[DASH19] shows the last scored calls by dimension, oldest first, without retries', async () => {
    const ids: string[] = []
    for (let day = 1; day <= limits.trendCalls + 1; day++)
      ids.push(
        await hold({
          at: `2026-05-${String(day).padStart(2, '0')}T12:00:00Z`,
          score: 50 + day,
          empathy: day === 3 ? null : day,
        }),
      )
    await hold({ at: '2026-05-12T12:00:00Z', score: 99, retryOf: ids[4] ?? '' })
    await hold({ at: '2026-05-13T12:00:00Z', score: null })
    const { trend } = await home()
    expect(trend.map(({ sessionId }) => sessionId)).toEqual(ids.slice(1))
    expect(trend[0]).toMatchObject({ overall: 52, scores: { empathy: 2, communication: null } })
    expect(trend[1]?.scores.empathy).toBeNull()
  })

  it('[DASH20] compares each recent call with the last one with that debtor, and a retry with its first try', async () => {
    const first = await hold({ at: '2026-05-01T12:00:00Z', score: 50 })
    const second = await hold({ at: '2026-05-02T12:00:00Z', score: 70, again: first })
    const unscored = await hold({ at: '2026-05-03T12:00:00Z', score: null, again: first })
    const retry = await hold({ at: '2026-05-04T12:00:00Z', score: 90, retryOf: first })
    await say(retry, 'assistant', 'user', 'assistant')
    const third = await hold({ at: '2026-05-05T12:00:00Z', score: 64, again: first })
    const open = await hold({ at: '2026-05-06T12:00:00Z' })
    const { recent } = await home()
    expect(recent.map(({ id, change }) => [id, change])).toEqual([
      [open, null],
      [third, -6],
      [retry, 40],
      [unscored, null],
      [second, 20],
    ])
  })

  it('[DASH20] tells a retry whose first try is deleted from a first call', async () => {
    const first = await hold({ at: '2026-05-01T12:00:00Z', score: 50 })
    const retry = await hold({ at: '2026-05-04T12:00:00Z', score: 90, retryOf: first })
    await portal.database.db.delete(trainingSessions).where(eq(trainingSessions.id, first))
    const call = await hold({ at: '2026-05-05T12:00:00Z', score: 64 })
    const { recent } = await home()
    expect(recent.map(({ id, isRetry, retryOf }) => [id, isRetry, retryOf])).toEqual([
      [call, false, null],
      [retry, true, null],
    ])
  })

  it('[DASH20] compares no calls with different debtors or at different levels', async () => {
    const first = await hold({ at: '2026-05-01T12:00:00Z', score: 50 })
    const other = await hold({ at: '2026-05-02T12:00:00Z', score: 70 })
    const harder = await hold({ at: '2026-05-03T12:00:00Z', score: 40, again: first, level: 'advanced' })
    const same = await hold({ at: '2026-05-04T12:00:00Z', score: 62, again: first })
    const { recent } = await home()
    expect(recent.map(({ id, change }) => [id, change])).toEqual([
      [same, 12],
      [harder, null],
      [other, null],
      [first, null],
    ])
  })

  it.each([
    ['beginner', 'easy'],
    ['hard', 'advanced'],
  ] as const)('[DASH20] compares calls at the levels %s and %s, which are one', async (before, after) => {
    const debtor = await hold({ at: '2026-05-01T12:00:00Z', score: 50 })
    await hold({ at: '2026-05-02T12:00:00Z', score: 60, again: debtor, level: before })
    const last = await hold({ at: '2026-05-03T12:00:00Z', score: 65, again: debtor, level: after })
    const { recent } = await home()
    expect(recent[0]).toMatchObject({ id: last, change: 5 })
  })

  it('[DASH11][DASH20][PLAN9] compares no retry that is too short, and lets none change the average', async () => {
    const first = await hold({ at: '2026-05-01T12:00:00Z', score: 80 })
    await say(first, 'assistant', 'user', 'user', 'assistant', 'user', 'user')
    const short = await hold({ at: '2026-05-02T12:00:00Z', score: 30, retryOf: first })
    await say(short, 'user', 'user', 'user', 'assistant')
    const whole = await hold({ at: '2026-05-03T12:00:00Z', score: 90, retryOf: first })
    await say(whole, 'assistant', 'user', 'user', 'user', 'assistant')
    const unanswered = await hold({ at: '2026-05-04T12:00:00Z', score: 20, retryOf: first })
    await say(unanswered, 'assistant', 'user', 'user', 'user')
    const { averageScore, scoredSessions, scoredRetries, recent } = await home()
    expect(recent.map(({ id, change }) => [id, change])).toEqual([
      [unanswered, null],
      [whole, 10],
      [short, null],
      [first, null],
    ])
    expect({ averageScore, scoredSessions, scoredRetries }).toEqual({
      averageScore: 80,
      scoredSessions: 1,
      scoredRetries: 3,
    })
  })

  it('[DASH20] has nothing to compare the first call with', async () => {
    await hold({ at: '2026-05-01T12:00:00Z', score: 50 })
    const ben = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    await hold({ at: '2026-04-01T12:00:00Z', score: 10, by: ben })
    expect((await home()).recent).toMatchObject([{ score: 50, change: null }])
  })

  it('[DASH3][DASH15] sums up what counts for the goals of the team, in which nobody makes up for another', async () => {
    const ben = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    await insertPerson(portal.backend, { role: 'manager', teamId: team })
    await ben.browser.call('setWeeklyGoal', { body: { callsPerWeek: 2 } })
    for (let call = 0; call < 4; call++) await hold({ at: '2026-05-19T12:00:00Z', score: 60, by: ben })
    await hold({ at: '2026-05-19T12:00:00Z', score: 60 })
    expect((await home()).team).toEqual({ completed: 3, goal: 5 })
    const loner = await insertPerson(portal.backend, { role: 'trainee', teamId: null })
    expect((await home(undefined, loner)).team).toBeNull()
  })
})
