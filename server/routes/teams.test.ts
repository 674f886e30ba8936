import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import { insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const now = new Date('2026-05-20T15:00:00Z')
let database: TestDatabase
let server: TestServer
let north: string
let south: string
let ana: Person
let ben: Person
let mara: Person
let sam: Person
let adam: Person
let loner: Person

/** A session that started `daysAgo` days ago; with a score it is completed. */
async function insertSession(by: Person, daysAgo: number, score?: number | null) {
  const startedAt = new Date(now.getTime() - daysAgo * 86_400_000)
  const completed =
    score === undefined
      ? {}
      : ({ status: 'completed', score, durationS: 300, completedAt: startedAt } as const)
  const session = await insertTrainingSession(database.db, { userId: by.id, startedAt, ...completed })
  if (score !== undefined) await insertMetrics(database.db, { sessionId: session.id, overallScore: score })
  return session
}

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database, { now: () => now })
  const at = { db: database.db, origin: server.origin }
  north = await insertTeam(database.db, 'north', 'Utilities')
  south = await insertTeam(database.db, 'South')
  ana = await insertPerson(at, { role: 'trainee', teamId: north, username: 'Ana.north', firstName: 'Ana' })
  ben = await insertPerson(at, { role: 'trainee', teamId: north, username: 'ben.north' })
  mara = await insertPerson(at, { role: 'manager', teamId: north, username: 'mara.north' })
  sam = await insertPerson(at, { role: 'trainee', teamId: south, username: 'sam.south' })
  adam = await insertPerson(at, { role: 'admin', teamId: null, username: 'adam' })
  loner = await insertPerson(at, { role: 'manager', teamId: null, username: 'loner' })
  await database.db.update(teams).set({ managerId: mara.id }).where(eq(teams.id, north))
  // Ana: two consecutive days up to today, a gap, then one long ago. One session is too short to score, one is not
  // completed.
  for (const [daysAgo, score] of [
    [0, 80],
    [1, 71],
    [2, null],
    [4, 60],
    [40, 50],
  ] as const)
    await insertSession(ana, daysAgo, score)
  await insertSession(ana, 3)
  await insertSession(ben, 31, 90)
  await insertSession(sam, 1, 55)
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const statusOf = async (browser: TestBrowser, path: string) => (await browser.fetch(path)).status

describe('people', () => {
  it('[TEAM8][DATA2] an admin sees everyone by username, with figures from their sessions', async () => {
    const all = await adam.browser.call('listUsers')
    expect(all.map(({ username }) => username)).toEqual([
      'adam',
      'Ana.north',
      'ben.north',
      'loner',
      'mara.north',
      'sam.south',
    ])
    expect(all[1]).toMatchObject({
      id: ana.id,
      team: { id: north, name: 'north' },
      sessionsCount: 5,
      avgScore: 65,
      currentStreak: 2,
    })
    expect(all[2]).toMatchObject({ sessionsCount: 1, avgScore: 90, currentStreak: 0 })
    expect(all[4]).toMatchObject({ sessionsCount: 0, avgScore: null, currentStreak: 0 })
  })

  it('[DATA2] a streak holds until the end of the day after', async () => {
    expect((await adam.browser.call('getUser', { params: { id: sam.id } })).currentStreak).toBe(1)
  })

  it('[TEAM8] a manager sees only their own team, with its figures', async () => {
    const known = await mara.browser.call('listUsers')
    expect(known.map(({ id }) => id)).toEqual([ana.id, ben.id, mara.id])
    expect(known[0]).toMatchObject({ avgScore: 65, sessionsCount: 5 })
    expect(await statusOf(mara.browser, `/api/users/${sam.id}`)).toBe(404)
    expect(await statusOf(mara.browser, `/api/users/${sam.id}/sessions`)).toBe(404)
    const sessions = await mara.browser.call('listUserSessions', { params: { id: ana.id } })
    expect(sessions.map(({ score }) => score)).toEqual([80, 71, null, null, 60, 50])
  })

  it('[TEAM8] a trainee sees the names in their own team, and only their own figures', async () => {
    const known = await ben.browser.call('listUsers')
    expect(known.map(({ username }) => username)).toEqual(['Ana.north', 'ben.north', 'mara.north'])
    expect(known[0]).toMatchObject({
      firstName: 'Ana',
      email: null,
      sessionsCount: null,
      avgScore: null,
      currentStreak: null,
      lastActiveAt: null,
    })
    expect(known[1]).toMatchObject({ sessionsCount: 1, avgScore: 90 })
    expect(await ben.browser.call('getUser', { params: { id: ana.id } })).toEqual(known[0])
    expect(await statusOf(ben.browser, `/api/users/${ana.id}/sessions`)).toBe(404)
    expect(await statusOf(ben.browser, `/api/users/${sam.id}`)).toBe(404)
    expect(await ben.browser.call('listUserSessions', { params: { id: ben.id } })).toHaveLength(1)
  })

  it('a user without a team sees only themselves', async () => {
    expect((await loner.browser.call('listUsers')).map(({ id }) => id)).toEqual([loner.id])
    expect(await loner.browser.call('listTeams')).toEqual([])
    expect(await statusOf(loner.browser, `/api/users/${adam.id}`)).toBe(404)
  })
})

describe('teams', () => {
  it('[TEAM7][TEAM10][DATA3] an admin sees every team by name, with the figures of its members', async () => {
    const all = await adam.browser.call('listTeams')
    expect(all).toMatchObject([
      {
        id: north,
        industry: 'Utilities',
        manager: { id: mara.id, username: 'mara.north' },
        memberCount: 3,
        activeTrainees: 1,
        // 80, 71, 60, 50 and 90.
        avgTeamScore: 70,
        totalSessions: 6,
      },
      { id: south, manager: null, memberCount: 1, activeTrainees: 1, avgTeamScore: 55, totalSessions: 1 },
    ])
  })

  it('[TEAM7] managers and trainees see only their own team; trainees see none of its figures', async () => {
    const [own, ...others] = await mara.browser.call('listTeams')
    expect(others).toEqual([])
    expect(own).toMatchObject({ id: north, totalSessions: 6 })
    expect(await ben.browser.call('listTeams')).toMatchObject([
      { id: north, memberCount: 3, activeTrainees: null, avgTeamScore: null, totalSessions: null },
    ])
    for (const { browser } of [mara, ben])
      for (const rest of ['', '/details', '/sessions', '/stats'])
        expect(await statusOf(browser, `/api/teams/${south}${rest}`)).toBe(404)
  })

  it('[DASH14] counts a team’s progress against at least sixty sessions', async () => {
    for (const { browser } of [ana, mara, adam])
      expect(await browser.call('getTeamStats', { params: { teamId: north } })).toEqual({
        completed: 5,
        total: 60,
        percentage: 8,
      })
  })

  it('[TEAM9][DATA3] details have the members, the progress and the five latest sessions with names', async () => {
    const details = await mara.browser.call('getTeamDetails', { params: { id: north } })
    expect(details.members.map(({ id }) => id)).toEqual([ana.id, ben.id, mara.id])
    expect(details.progress.completed).toBe(5)
    expect(details.recentSessions).toHaveLength(5)
    expect(details.recentSessions[0]).toMatchObject({ score: 80, user: { id: ana.id, firstName: 'Ana' } })
    const seenByBen = await ben.browser.call('getTeamDetails', { params: { id: north } })
    expect(seenByBen.recentSessions.map(({ userId }) => userId)).toEqual([ben.id])
    expect(seenByBen.members[0]).toMatchObject({ id: ana.id, avgScore: null })
    const { recentSessions: _, progress: __, ...rest } = details
    expect(await mara.browser.call('getTeam', { params: { id: north } })).toEqual(rest)
  })

  it('[API17] a team’s sessions are those of all its members, newest first; a trainee sees only their own', async () => {
    const sessions = await mara.browser.call('listTeamSessions', { params: { id: north } })
    expect(sessions.map(({ user, score }) => [user.username, score])).toEqual([
      ['Ana.north', 80],
      ['Ana.north', 71],
      ['Ana.north', null],
      ['Ana.north', null],
      ['Ana.north', 60],
      ['ben.north', 90],
      ['Ana.north', 50],
    ])
    const own = await ben.browser.call('listTeamSessions', { params: { id: north } })
    expect(own.map(({ user }) => user.id)).toEqual([ben.id])
  })
})

describe('pages', () => {
  /** Reads a list page by page. */
  async function readPages(browser: TestBrowser, path: string, limit: number): Promise<string[][]> {
    const pages: string[][] = []
    let query = new URLSearchParams({ limit: String(limit) })
    for (;;) {
      const response = await browser.fetch(`${path}?${query}`)
      expect(response.status).toBe(200)
      pages.push(((await response.json()) as { id: string }[]).map(({ id }) => id))
      const after = response.headers.get('x-next-cursor')
      if (after === null) return pages
      query = new URLSearchParams({ limit: String(limit), after })
    }
  }
  const idsOf = async (browser: TestBrowser, path: string) =>
    ((await (await browser.fetch(path)).json()) as { id: string }[]).map(({ id }) => id)

  const lists: [string, () => Person, () => string][] = [
    ['people', () => adam, () => '/api/teams/users'],
    ['a team’s sessions', () => mara, () => `/api/teams/${north}/sessions`],
    ['a person’s sessions', () => mara, () => `/api/users/${ana.id}/sessions`],
    ['the own metrics', () => ana, () => '/api/performance-metrics'],
    ['the own sessions', () => ana, () => '/api/training-sessions'],
  ]
  it.each(lists)('pages of %s add up to the whole list', async (_what, who, path) => {
    const { browser } = who()
    const whole = await idsOf(browser, path())
    for (const limit of [1, 2, whole.length, 200]) {
      const pages = await readPages(browser, path(), limit)
      expect(pages.flat()).toEqual(whole)
      expect(pages).toHaveLength(Math.ceil(whole.length / limit))
    }
  })

  it('sessions that started in the same millisecond are neither lost nor repeated', async () => {
    const at = { db: database.db, origin: server.origin }
    const many = await insertPerson(at, { role: 'trainee', teamId: null })
    for (let place = 0; place < 5; place += 1) await insertSession(many, 1)
    const pages = await readPages(many.browser, '/api/training-sessions', 2)
    expect(new Set(pages.flat()).size).toBe(5)
    expect(pages.flat()).toEqual(await idsOf(many.browser, '/api/training-sessions'))
  })

  it('[LIM7] rejects invalid page sizes and cursors', async () => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'limit=2&after=%00',
      'after=e30',
      'limit=2&size=3',
    ])
      expect(await statusOf(ana.browser, `/api/training-sessions?${query}`)).toBe(400)
  })
})
