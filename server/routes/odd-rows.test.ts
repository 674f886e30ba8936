import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { practiceDays, practiceScores, practiceScoreTotals, practiceTotals } from '#db/schema/practice.ts'
import { teams } from '#db/schema/teams.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { usageMonths } from '#db/schema/usage.ts'
import { insertTrainingSession } from '#db/testing/rows.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** Rows that the server does not write, but that an import, a clock or an earlier version may leave behind. */
const portal = new TestPortal()
let teamId: string
let ana: Person
let admin: Person

beforeAll(async () => {
  const { db } = portal.backend
  teamId = await insertTeam(db, 'North')
  ana = await insertPerson(portal.backend, { role: 'trainee', teamId })
  admin = await insertPerson(portal.backend, { role: 'admin', teamId: null })
  const mine = { userId: ana.id }
  await insertTrainingSession(db, { ...mine, status: 'completed', durationS: null, score: null })
  await insertTrainingSession(db, { ...mine, status: 'completed', durationS: null, score: 80 })
  await insertTrainingSession(db, { ...mine, startedAt: new Date('2099-01-01T00:00:00Z') })
  await insertTrainingSession(db, {
    ...mine,
    status: 'completed',
    startedAt: new Date('2099-01-02T00:00:00Z'),
    completedAt: new Date('2001-01-01T00:00:00Z'),
    durationS: 0,
    score: 100,
  })
})

async function readEverything() {
  const team = { params: { id: teamId } }
  const boss = admin.browser
  return {
    sessions: await ana.browser.call('listTrainingSessions'),
    overview: await ana.browser.call('getOverview'),
    analytics: await ana.browser.call('getAnalytics', { query: { days: 30 } }),
    teamAnalytics: await boss.call('getAnalytics', { query: { days: 30, teamId } }),
    users: await boss.call('listUsers'),
    userSessions: await boss.call('listUserSessions', { params: { id: ana.id } }),
    teams: await boss.call('listTeams'),
    team: await boss.call('getTeam', team),
    details: await boss.call('getTeamDetails', team),
    stats: await boss.call('getTeamStats', { params: { teamId } }),
    teamSessions: await boss.call('listTeamSessions', team),
    usage: await boss.call('getUsage', { query: { months: 12 } }),
  }
}

it('[DATA12] lists and sums stand sessions without a duration or a score, and from the future', async () => {
  const { sessions, overview, analytics } = await readEverything()
  expect(sessions).toHaveLength(4)
  expect(overview).toMatchObject({
    // One of them has no score, which counts nowhere.
    sessions: { total: 3, completed: 2 },
    scoredSessions: 2,
    averageScore: 90,
  })
  // The future is not part of the period.
  expect(analytics.current).toMatchObject({ sessions: 1, completed: 1, averageScore: 80 })
})

it('[DATA12] sums that are off are shown within their bounds', async () => {
  const { db } = portal.database
  const off = {
    standard: -3,
    objectionHandling: -1,
    completed: -2,
    durationS: -7_198,
  }
  await db.update(practiceDays).set(off).where(eq(practiceDays.userId, ana.id))
  await db.update(practiceTotals).set(off).where(eq(practiceTotals.userId, ana.id))
  const beyond = { scored: 1, scoreSum: 900 }
  await db.update(practiceScores).set(beyond).where(eq(practiceScores.userId, ana.id))
  await db.update(practiceScoreTotals).set(beyond).where(eq(practiceScoreTotals.userId, ana.id))
  await db.insert(usageMonths).values({
    teamId,
    month: `${new Date().toISOString().slice(0, 7)}-01`,
    kind: 'practice_ms',
    quantity: -60_000,
    unpriced: -60_000,
    costMicroUsd: -5,
  })
  const { overview, analytics, teams: listed, usage } = await readEverything()
  expect(overview).toMatchObject({ sessions: { total: 0, completed: 0 }, practisedS: 0, averageScore: 100 })
  expect(analytics.current).toMatchObject({ sessions: 0, completed: 0 })
  expect(listed).toMatchObject([{ totalSessions: 0, avgTeamScore: 100 }])
  expect(usage.months.map(({ practiceMinutes }) => practiceMinutes.quantity)).toEqual([0])
  // The rows stay as they are: only what is shown is bounded.
  const kept = await db.select().from(trainingSessions).where(eq(trainingSessions.userId, ana.id))
  expect(kept).toHaveLength(4)
  expect(await db.select().from(teams).where(eq(teams.id, teamId))).toHaveLength(1)
})
