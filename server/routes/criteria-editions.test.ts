import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { users } from '#db/schema/users.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import { criteriaEdition } from '#server/domain/scoring/edition.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** A Wednesday. */
const now = new Date('2026-05-20T15:00:00Z')
const portal = new TestPortal({ parts: { now: () => now } })
let team: string
let ana: Person
let ben: Person
let mara: Person

beforeEach(async () => {
  const at = portal.backend
  await portal.database.db.delete(users)
  team = await insertTeam(portal.database.db, 'North')
  ana = await insertPerson(at, { role: 'trainee', teamId: team })
  ben = await insertPerson(at, { role: 'trainee', teamId: team })
  mara = await insertPerson(at, { role: 'manager', teamId: team })
})

type Held = { at: string; score: number; edition?: number; by?: Person; like?: string; retryOf?: string }

/** A completed session; by default of the present edition. `like`: with the debtor of another one. */
async function hold({
  at,
  score,
  edition = criteriaEdition,
  by = ana,
  like,
  retryOf,
}: Held): Promise<string> {
  const { db } = portal.database
  const startedAt = new Date(at)
  const [debtor] =
    like === undefined
      ? []
      : await db
          .select({ prospectId: trainingSessions.prospectId, scenario: trainingSessions.scenario })
          .from(trainingSessions)
          .where(eq(trainingSessions.id, like))
  const { id } = await insertTrainingSession(db, {
    userId: by.id,
    startedAt,
    ...debtor,
    status: 'completed',
    score,
    durationS: 300,
    completedAt: startedAt,
    criteriaEdition: edition,
    ...(retryOf === undefined ? {} : { forkedFromSessionId: retryOf, forkedAtLine: 0 }),
  })
  await insertMetrics(db, {
    sessionId: id,
    overallScore: score,
    empathyScore: score,
    criteriaEdition: edition,
  })
  return id
}

const home = () => ana.browser.call('getPracticeOverview', {})
const analyticsOf = (person: Person, teamId?: string) =>
  person.browser.call('getAnalytics', {
    query: { days: '30', ...(teamId === undefined ? {} : { teamId }) },
  })

describe('scores of one edition alone', () => {
  it.each([1, criteriaEdition])(
    '[EDITION3] %i: nothing is left out and everything compared',
    async (edition) => {
      const first = await hold({ at: '2026-04-10T10:00:00Z', score: 60, edition })
      await hold({ at: '2026-05-10T10:00:00Z', score: 70, edition, like: first })
      const { averageScore, earlierScored, monthChange, recent } = await home()
      expect({ averageScore, earlierScored }).toEqual({ averageScore: 65, earlierScored: 0 })
      expect(monthChange).toEqual({ points: 10, calls: 1, callsBefore: 1 })
      expect(recent.map(({ change, otherCriteria }) => [change, otherCriteria])).toEqual([
        [10, false],
        [null, false],
      ])
      const { current, previous } = await analyticsOf(ana)
      expect(current).toMatchObject({ averageScore: 70, scored: 1, otherwiseScored: 0 })
      expect(previous).toMatchObject({ averageScore: 60, scored: 1, otherwiseScored: 0 })
    },
  )
})

describe('scores of two editions', () => {
  it('[EDITION3][EDITION4] a trainee’s means and changes are of the present one, and the trend says which is which', async () => {
    const before = await hold({ at: '2026-05-02T10:00:00Z', score: 72, edition: 1 })
    await hold({ at: '2026-05-12T10:00:00Z', score: 47, like: before })
    await hold({ at: '2026-05-14T10:00:00Z', score: 51, like: before })
    const { averageScore, scoredSessions, earlierScored, trend, recent, monthChange } = await home()
    expect({ averageScore, scoredSessions, earlierScored }).toEqual({
      averageScore: 49,
      scoredSessions: 2,
      earlierScored: 1,
    })
    expect(monthChange).toBeNull()
    expect(trend.map((call) => [call.overall, call.criteriaEdition])).toEqual([
      [72, 1],
      [47, criteriaEdition],
      [51, criteriaEdition],
    ])
    expect(recent.map(({ change, otherCriteria }) => [change, otherCriteria])).toEqual([
      [4, false],
      [null, true],
      [null, false],
    ])
  })

  it('[EDITION3] a month before of the earlier edition is not compared with this one', async () => {
    await hold({ at: '2026-04-10T10:00:00Z', score: 72, edition: 1 })
    await hold({ at: '2026-05-12T10:00:00Z', score: 47 })
    expect(await home()).toMatchObject({ averageScore: 47, monthChange: null, earlierScored: 1 })
    const { current, previous, course } = await analyticsOf(ana)
    expect(current).toMatchObject({ averageScore: 47, scored: 1, otherwiseScored: 0 })
    expect(previous).toMatchObject({ averageScore: null, scored: 0, otherwiseScored: 1 })
    expect(course.flatMap((day) => (day.averageScore === null ? [] : [day.criteriaEdition]))).toEqual([
      criteriaEdition,
    ])
  })

  it('[EDITION3] a period, and each stretch of it, has the mean of its newest edition', async () => {
    await hold({ at: '2026-05-11T10:00:00Z', score: 80, edition: 1 })
    await hold({ at: '2026-05-12T10:00:00Z', score: 72, edition: 1 })
    await hold({ at: '2026-05-12T12:00:00Z', score: 44 })
    const { current, course, latest } = await analyticsOf(ana)
    expect(current).toMatchObject({ averageScore: 44, scored: 1, otherwiseScored: 2, completed: 3 })
    const days = course.filter((day) => day.averageScore !== null)
    expect(days.map((day) => [day.from, day.averageScore, day.criteriaEdition, day.completed])).toEqual([
      ['2026-05-11', 80, 1, 1],
      ['2026-05-12', 44, criteriaEdition, 2],
    ])
    expect(latest.map((call) => [call.overallScore, call.criteriaEdition])).toEqual([
      [44, criteriaEdition],
      [72, 1],
      [80, 1],
    ])
  })

  it('[EDITION4] a retry by other criteria than its first try has no change of score', async () => {
    const first = await hold({ at: '2026-05-10T10:00:00Z', score: 72, edition: 1 })
    const retry = await hold({ at: '2026-05-11T10:00:00Z', score: 50, retryOf: first })
    await portal.database.db
      .insert(conversationItems)
      .values(
        [first, retry].flatMap((sessionId) =>
          (['assistant', 'user', 'assistant', 'user', 'assistant', 'user', 'assistant'] as const).map(
            (role, seq) => ({ sessionId, seq, role, text: 'A line.', status: 'complete' as const }),
          ),
        ),
      )
    const { recent } = await home()
    expect(recent[0]).toMatchObject({ id: retry, change: null, otherCriteria: true })
  })

  it('[EDITION3] the figures of a team and of its members are of the newest edition', async () => {
    await hold({ at: '2026-05-11T10:00:00Z', score: 80, edition: 1 })
    await hold({ at: '2026-05-12T10:00:00Z', score: 44 })
    await hold({ at: '2026-05-12T11:00:00Z', score: 90, edition: 1, by: ben })
    const [north] = await mara.browser.call('listTeams', {})
    expect(north).toMatchObject({ avgTeamScore: 44, criteriaEdition, hasEarlierScores: true })
    const members = await mara.browser.call('listUsers', {})
    const figuresOf = (person: Person) => {
      const member = members.find(({ id }) => id === person.id)
      return [member?.avgScore, member?.criteriaEdition, member?.hasEarlierScores]
    }
    expect(figuresOf(ana)).toEqual([44, criteriaEdition, true])
    expect(figuresOf(ben)).toEqual([90, 1, false])
    expect(figuresOf(mara)).toEqual([null, null, false])
    const { current } = await analyticsOf(mara, team)
    expect(current).toMatchObject({ averageScore: 44, otherwiseScored: 2 })
  })

  it('[EDITION3] a manager’s home has each week’s newest edition, and the edition of each trainee’s scores', async () => {
    await hold({ at: '2026-05-13T10:00:00Z', score: 80, edition: 1 })
    await hold({ at: '2026-05-18T10:00:00Z', score: 70, edition: 1 })
    await hold({ at: '2026-05-19T10:00:00Z', score: 40 })
    const { trend, trainees, attention } = await mara.browser.call('getTeamOverview', {})
    expect(trend.slice(-2).map((week) => [week.calls, week.scores.empathy, week.criteriaEdition])).toEqual([
      [1, 80, 1],
      [1, 40, criteriaEdition],
    ])
    expect(trend[0]).toMatchObject({ calls: 0, criteriaEdition: null })
    const row = trainees.rows.find(({ user }) => user.id === ana.id)
    expect([row?.scores, row?.criteriaEditions]).toEqual([
      [80, 70, 40],
      [1, 1, criteriaEdition],
    ])
    expect(attention.poor.rows).toMatchObject([{ score: 40, criteriaEdition }])
  })

  it('[EDITION3] the best score with a debtor is of the newest edition', async () => {
    const first = await hold({ at: '2026-05-10T10:00:00Z', score: 80, edition: 1 })
    await hold({ at: '2026-05-12T10:00:00Z', score: 47, like: first })
    const other = await hold({ at: '2026-05-13T10:00:00Z', score: 75, edition: 1 })
    const prospectOf = async (id: string) =>
      (await ana.browser.call('getTrainingSession', { params: { id } })).prospectId
    const listed = await ana.browser.call('listProspects', {})
    const bestWith = (id: string) => {
      const found = listed.find((prospect) => prospect.id === id)
      return [found?.bestScore, found?.bestScoreEdition]
    }
    expect(bestWith(await prospectOf(first))).toEqual([47, criteriaEdition])
    expect(bestWith(await prospectOf(other))).toEqual([75, 1])
  })

  it('[EDITION2] a session, its metrics and the export of the account say the edition', async () => {
    const before = await hold({ at: '2026-05-10T10:00:00Z', score: 72, edition: 1 })
    const after = await hold({ at: '2026-05-12T10:00:00Z', score: 47 })
    const details = (id: string) => ana.browser.call('getTrainingSession', { params: { id } })
    expect(await details(before)).toMatchObject({ criteriaEdition: 1, earlierCriteria: true })
    expect(await details(after)).toMatchObject({ criteriaEdition, earlierCriteria: false })
    const metricsOf = (id: string) => ana.browser.call('getSessionMetrics', { params: { id } })
    expect(await metricsOf(before)).toMatchObject({ criteriaEdition: 1 })
    expect(await metricsOf(after)).toMatchObject({ criteriaEdition })
    const listed = await ana.browser.call('listPerformanceMetrics', {})
    expect(listed.map((metrics) => metrics.criteriaEdition)).toEqual([criteriaEdition, 1])
    const { sessions } = await ana.browser.call('exportAccount', {})
    expect(sessions.map((session) => [session.criteriaEdition, session.analysis?.criteriaEdition])).toEqual([
      [1, 1],
      [criteriaEdition, criteriaEdition],
    ])
  })
})
