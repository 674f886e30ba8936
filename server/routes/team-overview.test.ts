import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { usage } from '#db/schema/usage.ts'
import { users } from '#db/schema/users.ts'
import {
  emptyReport,
  holdAgainst,
  insertAssignment,
  insertMetrics,
  insertScorecard,
  insertTrainingSession,
} from '#db/testing/rows.ts'
import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const dayMs = 86_400_000
const portal = new TestPortal()
let north: string
let ana: Person
let ben: Person
let zoe: Person
let mara: Person
let admin: Person

beforeEach(async () => {
  const at = portal.backend
  const { db } = portal.database
  await db.delete(users)
  north = await insertTeam(db, 'North')
  const south = await insertTeam(db, 'South')
  ana = await insertPerson(at, { role: 'trainee', teamId: north, firstName: 'Ana' })
  ben = await insertPerson(at, { role: 'trainee', teamId: north, firstName: 'Ben' })
  zoe = await insertPerson(at, { role: 'trainee', teamId: south, firstName: 'Zoe' })
  mara = await insertPerson(at, { role: 'manager', teamId: north })
  admin = await insertPerson(at, { role: 'admin', teamId: null })
})

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
type Held = { by: Person; ago?: number; score?: number | null; severity?: Severity; compliance?: number }

/** A completed session, with one violation of a severity. */
async function hold({ by, ago = 1, score = 60, severity, compliance = 50 }: Held): Promise<string> {
  const startedAt = daysAgo(ago)
  const { id } = await insertTrainingSession(portal.database.db, {
    userId: by.id,
    startedAt,
    status: 'completed',
    completedAt: startedAt,
    durationS: 60,
    score,
  })
  const quote = { itemId: null, line: 0, text: 'Pay or else.' }
  const violation = { violation: 'threat', basis: '', quote, why: '', betterLine: null }
  await insertMetrics(portal.database.db, {
    sessionId: id,
    createdAt: startedAt,
    overallScore: score,
    complianceScore: compliance,
    report:
      severity === undefined ? emptyReport : { ...emptyReport, violations: [{ ...violation, severity }] },
  })
  return id
}
const home = (by = mara) => by.browser.call('getTeamOverview', { query: { timeZone: 'America/Bogota' } })
const attention = async (by = mara) => (await home(by)).attention

describe('what needs attention', () => {
  it('[DASH22] is a severe violation of the last week, until somebody has reviewed the call', async () => {
    await hold({ by: ana, severity: 'major' })
    await hold({ by: ana, severity: 'severe', ago: 8 })
    const severe = await hold({ by: ana, severity: 'severe', ago: 6 })
    await hold({ by: zoe, severity: 'severe' })
    expect((await attention()).violations).toMatchObject({
      total: 1,
      rows: [{ sessionId: severe, user: { id: ana.id, firstName: 'Ana' }, violation: 'threat' }],
    })
    expect((await attention(admin)).violations.total).toBe(2)
    await mara.browser.call('createComment', { params: { id: severe }, body: { text: 'Seen.' } })
    expect((await attention()).violations).toEqual({ total: 0, rows: [] })
  })

  it('[DASH22] is a call of the last week with a poor score, until somebody has reviewed it', async () => {
    await hold({ by: ana, score: 60 })
    await hold({ by: ana, score: 20, ago: 8 })
    await hold({ by: ana, score: 20, severity: 'severe' })
    const poor = await hold({ by: ana, score: 59 })
    await hold({ by: zoe, score: 10 })
    expect((await attention()).poor).toMatchObject({
      total: 1,
      rows: [{ sessionId: poor, user: { id: ana.id }, score: 59 }],
    })
    expect((await attention(admin)).poor.total).toBe(2)
    await mara.browser.call('createComment', { params: { id: poor }, body: { text: 'Seen.' } })
    expect((await attention()).poor).toEqual({ total: 0, rows: [] })
  })

  it('[DASH22] is an overdue assignment, with the number of people who have not passed it', async () => {
    const { db } = portal.database
    const late = await insertAssignment(db, { title: 'First calls', deadline: daysAgo(1) }, [ana.id, ben.id])
    await insertAssignment(db, { title: 'Other team', deadline: daysAgo(1) }, [zoe.id])
    await insertAssignment(db, { title: 'In time' }, [ana.id])
    await insertAssignment(db, { title: 'Closed', deadline: daysAgo(2), closedAt: daysAgo(1) }, [ana.id])
    expect((await attention()).overdue).toMatchObject({
      total: 1,
      rows: [
        {
          assignmentId: late.id,
          title: 'First calls',
          prospectName: 'Dana Whitfield',
          people: 2,
          firstPeople: [ana, ben]
            .toSorted((a, b) => a.username.localeCompare(b.username))
            .map(({ id }) => ({ id, firstName: id === ana.id ? 'Ana' : 'Ben' })),
        },
      ],
    })
    expect((await attention(admin)).overdue.total).toBe(2)
  })

  it('[DASH22] is a call whose scorecard waits for marks', async () => {
    const { db } = portal.database
    const card = await insertScorecard(db, north)
    const [waiting, marked] = [await hold({ by: ana }), await hold({ by: ana })]
    for (const id of [waiting, marked]) await holdAgainst(db, id, card)
    await db.update(sessionScorecards).set({ pending: 2 }).where(eq(sessionScorecards.sessionId, waiting))
    expect((await attention()).reviews).toMatchObject({ total: 1, rows: [{ sessionId: waiting }] })
  })

  it('[DASH22] is a trainee without a session for a week; a new account has a week to begin', async () => {
    const { db } = portal.database
    await hold({ by: ana, ago: 8 })
    expect((await attention()).away).toMatchObject({ total: 1, rows: [{ user: { id: ana.id } }] })
    await db
      .update(users)
      .set({ createdAt: daysAgo(30) })
      .where(eq(users.id, ben.id))
    expect((await attention()).away.rows.map(({ user, lastSessionAt }) => [user.id, lastSessionAt])).toEqual([
      [ben.id, null],
      [ana.id, expect.any(String)],
    ])
    await insertTrainingSession(db, { userId: ana.id })
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ben.id))
    expect((await attention()).away).toEqual({ total: 0, rows: [] })
  })

  it('[DASH22] is a call that somebody holds right now', async () => {
    const { id } = await ana.browser.startSession()
    expect((await attention()).live).toEqual({ total: 0, rows: [] })
    const client = await portal.openChannel(id, ana.browser)
    await client.join()
    expect((await attention()).live).toMatchObject({
      total: 1,
      rows: [{ sessionId: id, user: { id: ana.id }, communicationMode: 'text' }],
    })
    const strange = await insertPerson(portal.backend, {
      role: 'manager',
      teamId: await insertTeam(portal.database.db, 'East'),
    })
    expect((await attention(strange)).live.total).toBe(0)
    client.close()
  })

  it('[DASH22] shows five of a kind and says how many there are', async () => {
    for (let call = 0; call < 7; call++) await hold({ by: ana, severity: 'severe' })
    const { violations } = await attention()
    expect(violations.total).toBe(7)
    expect(violations.rows).toHaveLength(5)
  })
})

describe('the team of a manager’s home', () => {
  it('[DASH23] has its trend over eight weeks, of three calls of each trainee and week', async () => {
    for (const compliance of [90, 30, 60, 0]) await hold({ by: ana, ago: 7, compliance })
    await hold({ by: ben, ago: 7, compliance: 80 })
    await hold({ by: zoe, ago: 7, compliance: 100 })
    await hold({ by: ben, ago: 7, score: null, compliance: 100 })
    await hold({ by: ben, ago: 70, compliance: 100 })
    const { trend } = await home()
    expect(trend).toHaveLength(8)
    const [practised] = trend.filter(({ calls }) => calls > 0)
    expect(practised).toMatchObject({ calls: 4, scores: { empathy: null } })
    expect(trend.at(-2)).toEqual(practised)
    expect(trend.at(-1)).toMatchObject({ calls: 0, scores: { compliance: null } })
  })

  it('[DASH24] lists the trainees with the last call, the last scores, and the goal', async () => {
    await ben.browser.call('setWeeklyGoal', { body: { callsPerWeek: 1 } })
    await hold({ by: ben, ago: 9, score: 40 })
    await hold({ by: ben, ago: 8, score: 55 })
    const last = await hold({ by: ben, ago: 0, score: null })
    const { trainees } = await home()
    expect(trainees.total).toBe(2)
    const of = (person: Person) => trainees.rows.find(({ user }) => user.id === person.id)
    expect(of(ben)).toMatchObject({
      team: { id: north, name: 'North' },
      lastCall: { sessionId: last, prospectName: 'Dana Whitfield', score: null },
      scores: [40, 55],
      // The last one is too short to score.
      week: { completed: 0, goal: 1 },
    })
    expect(of(ana)).toMatchObject({ lastCall: null, scores: [], week: { completed: 0, goal: 3 } })
    const all = (await home(admin)).trainees
    expect(all.rows.map(({ user }) => user.id)).toContain(zoe.id)
  })

  it('[DASH21][API48] is for managers of a team and for admins', async () => {
    const path = '/api/overview/team'
    expect((await ana.browser.fetch(path)).status).toBe(403)
    const unplaced = await insertPerson(portal.backend, { role: 'manager', teamId: null })
    expect((await unplaced.browser.fetch(path)).status).toBe(403)
    expect((await mara.browser.fetch(path)).status).toBe(200)
    expect((await mara.browser.fetch('/api/overview/installation')).status).toBe(403)
  })
})

describe('an admin’s home', () => {
  it('[DASH25][API48] has the accounts without a team, what it runs on, and the usage of the month', async () => {
    const { db } = portal.database
    const loner = await insertPerson(portal.backend, { role: 'trainee', teamId: null })
    await insertPerson(portal.backend, { role: 'admin', teamId: null })
    const today = new Date().toISOString().slice(0, 10)
    const spent = { provider: 'portal', day: today, userId: ana.id } as const
    await db.insert(usage).values([
      { ...spent, teamId: north, kind: 'practice_ms', quantity: 120_000, costMicroUsd: 500 },
      { ...spent, teamId: null, kind: 'practice_ms', quantity: 60_000, costMicroUsd: null },
      { ...spent, teamId: north, kind: 'model_tokens_in', quantity: 70, costMicroUsd: null },
    ])
    const installation = await admin.browser.call('getInstallationOverview')
    expect(installation).toMatchObject({
      withoutTeam: { total: 1, rows: [{ id: loner.id }] },
      providers: {
        model: { builtIn: true, provider: 'embedded' },
        voice: { builtIn: true },
        liveTranscription: null,
        transcription: null,
      },
      usage: {
        month: today.slice(0, 7),
        practiceMinutes: { quantity: 3, costMicroUsd: 500, unpriced: 1 },
        modelTokensIn: { quantity: 70, costMicroUsd: null, unpriced: 70 },
        costMicroUsd: 500,
      },
    })
  })
})

describe('one team', () => {
  const homeOf = (teamId: string, by = admin) =>
    by.browser.call('getTeamOverview', { query: { timeZone: 'America/Bogota', teamId } })

  it('[TEAM16] is read by an admin as by its manager, and its assignments too', async () => {
    const { db } = portal.database
    await hold({ by: ana, severity: 'severe' })
    await hold({ by: zoe, severity: 'severe' })
    const shared = await insertAssignment(db, { title: 'Both teams', deadline: daysAgo(1) }, [ana.id, zoe.id])
    await insertAssignment(db, { title: 'The other', deadline: daysAgo(1) }, [zoe.id])
    const found = await homeOf(north)
    expect(found).toEqual(await home())
    expect(found.trainees.rows.map(({ user }) => user.id).toSorted()).toEqual([ana.id, ben.id].toSorted())
    const listed = await admin.browser.call('listAssignments', { query: { teamId: north } })
    // As an admin, who may change it, but with the people of this team alone.
    expect(listed).toMatchObject([{ id: shared.id, mayEdit: true, counts: { people: 1, overdue: 1 } }])
    expect(await mara.browser.call('listAssignments', { query: { teamId: north } })).toMatchObject([
      { id: shared.id, mayEdit: false },
    ])
  })

  it('[TEAM16] is not found by a manager of another one, nor by a trainee', async () => {
    const south = (await admin.browser.call('listTeams')).find(({ name }) => name === 'South')?.id ?? ''
    for (const [who, teamId] of [
      [mara, south],
      [ana, north],
    ] as const)
      for (const path of [`/api/overview/team?teamId=${teamId}`, `/api/assignments?teamId=${teamId}`])
        expect(await who.browser.attempt('GET', path)).toEqual({ status: 404, code: 'not_found' })
  })
})
