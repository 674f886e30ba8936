import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { AssignmentInput } from '#protocol/rest/assignments.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const dayMs = 86_400_000
let offsetMs = 0
const now = (): Date => new Date(Date.now() + offsetMs)
const inDays = (days: number): string => new Date(now().getTime() + days * dayMs).toISOString()

const portal = new TestPortal({ parts: { now } })

type Crew = { teamId: string; manager: Person; admin: Person; ana: Person; ben: Person }

/** A team of its own for each test: a manager, two trainees, and an admin without a team. */
async function crew(): Promise<Crew> {
  const teamId = await insertTeam(portal.at.db, `Team ${crypto.randomUUID()}`)
  const person = (role: 'trainee' | 'manager' | 'admin', team: string | null) =>
    insertPerson(portal.at, { role, teamId: team })
  return {
    teamId,
    manager: await person('manager', teamId),
    admin: await person('admin', null),
    ana: await person('trainee', teamId),
    ben: await person('trainee', teamId),
  }
}

/** An assignment with a prospect of the one who makes it. */
async function assign(by: Person, input: Partial<AssignmentInput>) {
  const prospect = await by.browser.call('createProspect', {
    body: { type: 'individual', name: 'Ana Ruiz', debtAmount: 1_200, personality: 'cooperative' },
  })
  return by.browser.call('createAssignment', {
    body: { prospectId: prospect.id, deadline: inDays(7), ...input },
  })
}

const start = (browser: TestBrowser, id: string) =>
  browser.call('startAssignment', { params: { id }, body: {} })

/** Practises to the end; what is said is enough for a score. */
async function practise(browser: TestBrowser, id: string) {
  const session = await start(browser, id)
  for (const content of [
    'Hello, my name is Laura, calling on behalf of Northway on a recorded line. Am I speaking with you?',
    'I am sorry to hear that. What happened?',
    'Could you manage $50 a month?',
  ])
    await browser.call('chat', {
      body: {
        prospectId: session.prospectId,
        sessionId: session.id,
        messages: [{ role: 'user', content }],
      },
    })
  return browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
}

const due = (browser: TestBrowser) => browser.call('listDueAssignments')
const peopleOf = (browser: TestBrowser, id: string) => browser.call('listAssignees', { params: { id } })
const move = (admin: Person, id: string, teamId: string | null) =>
  admin.browser.call('updateUser', { params: { id }, body: { teamId } })

async function refusal(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const response = await browser.fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const { code, issues } = (await response.json()) as { code: string; issues?: { path: string }[] }
  return issues === undefined
    ? `${response.status} ${code}`
    : `${response.status} ${code} ${issues.map((issue) => issue.path).join()}`
}

describe('a manager assigns', () => {
  it('to the whole team: its trainees have it, with the manager’s own prospect and the difficulty asked for', async () => {
    const { manager, ana, ben, teamId } = await crew()
    const made = await assign(manager, { wholeTeam: true, difficulty: 'expert', attemptsMax: 3 })
    expect(made).toMatchObject({
      title: null,
      prospect: { name: 'Ana Ruiz', difficultyLevel: 'medium' },
      difficulty: 'expert',
      passMark: 70,
      team: { id: teamId },
      wholeTeam: true,
      createdBy: { id: manager.id },
      mayEdit: true,
      counts: { people: 2, notStarted: 2 },
      personIds: [],
    })
    expect((await peopleOf(manager.browser, made.id)).map(({ user }) => user.id).toSorted()).toEqual(
      [ana.id, ben.id].toSorted(),
    )
    expect(await due(ana.browser)).toMatchObject([
      {
        id: made.id,
        state: 'not_started',
        attempts: 0,
        attemptsMax: 3,
        bestScore: null,
        prospect: { difficultyLevel: 'expert' },
        openSessionId: null,
      },
    ])
    expect(await due(manager.browser)).toEqual([])
    const session = await start(ana.browser, made.id)
    const details = await ana.browser.call('getTrainingSession', { params: { id: session.id } })
    expect(details).toMatchObject({
      assignmentId: made.id,
      assignment: { title: null, passMark: 70, deadline: made.deadline },
      prospect: { difficultyLevel: 'expert' },
    })
  })

  it('to people of the own team, and to nobody else', async () => {
    const { manager, ana, ben } = await crew()
    const other = await crew()
    const made = await assign(manager, { title: '  First calls ', personIds: [ana.id, ana.id] })
    expect(made).toMatchObject({ title: 'First calls', personIds: [ana.id], counts: { people: 1 } })
    expect(await due(ben.browser)).toEqual([])
    const prospectId = made.prospect.id
    const body = { prospectId, deadline: inDays(1) }
    const post = (more: object) => refusal(manager.browser, 'POST', '/api/assignments', { ...body, ...more })
    expect(await post({ personIds: [other.ana.id] })).toBe('404 not_found')
    expect(await post({ personIds: [ana.id, crypto.randomUUID()] })).toBe('404 not_found')
    expect(await post({ teamId: other.teamId, wholeTeam: true })).toBe('404 not_found')
    expect(await post({})).toBe('400 invalid_input personIds')
    expect(await post({ personIds: [ana.id], deadline: inDays(-1) })).toBe('400 invalid_input deadline')
    expect(await post({ personIds: [ana.id], passMark: 101 })).toBe('400 invalid_input passMark')
    expect(await post({ personIds: [ana.id], attemptsMax: 0 })).toBe('400 invalid_input attemptsMax')
  })

  it('a trainee assigns nothing and reads nobody’s part but the own', async () => {
    const { manager, ana, ben } = await crew()
    const made = await assign(manager, { personIds: [ana.id, ben.id] })
    const own = await ana.browser.call('createProspect', { body: { type: 'individual', name: 'Mine' } })
    const body = { prospectId: own.id, deadline: inDays(1), personIds: [ben.id] }
    expect(await refusal(ana.browser, 'POST', '/api/assignments', body)).toBe('403 forbidden')
    const path = `/api/assignments/${made.id}`
    for (const [method, at, sent] of [
      ['GET', path],
      ['GET', `${path}/people`],
      ['PATCH', path, { passMark: 0 }],
      ['DELETE', path],
    ] as const)
      expect(await refusal(ana.browser, method, at, sent)).toBe('404 not_found')
    expect(await ana.browser.call('listAssignments')).toEqual([])
  })

  it('of an admin’s for people of many teams a manager reads the own people, and changes nothing', async () => {
    const { admin, manager, ana, ben } = await crew()
    const other = await crew()
    const made = await assign(admin, { personIds: [ana.id, other.ana.id] })
    expect(made).toMatchObject({ team: null, counts: { people: 2 } })
    const [seen] = await manager.browser.call('listAssignments')
    expect(seen).toMatchObject({ id: made.id, mayEdit: false, counts: { people: 1, notStarted: 1 } })
    const details = await manager.browser.call('getAssignment', { params: { id: made.id } })
    expect(details.personIds).toEqual([ana.id])
    expect((await peopleOf(manager.browser, made.id)).map(({ user }) => user.id)).toEqual([ana.id])
    expect(await refusal(manager.browser, 'PATCH', `/api/assignments/${made.id}`, { passMark: 1 })).toBe(
      '403 forbidden',
    )
    expect(await refusal(manager.browser, 'DELETE', `/api/assignments/${made.id}`)).toBe('403 forbidden')
    expect(await refusal(ben.browser, 'POST', `/api/assignments/${made.id}/sessions`, {})).toBe(
      '404 not_found',
    )
  })

  it('the lists come by deadline, in pages, the open ones apart from the closed', async () => {
    const { manager, ana } = await crew()
    const made = []
    for (const days of [3, 1, 2])
      made.push(await assign(manager, { personIds: [ana.id], deadline: inDays(days) }))
    const byDeadline = [made[1], made[2], made[0]].map((each) => each?.id)
    for (const path of ['/api/assignments', '/api/assignments/due']) {
      const { browser } = path.endsWith('due') ? ana : manager
      const seen: string[] = []
      let query = '?limit=2'
      for (;;) {
        const response = await browser.fetch(`${path}${query}`)
        seen.push(...((await response.json()) as { id: string }[]).map(({ id }) => id))
        const next = response.headers.get('x-next-cursor')
        if (next === null) break
        query = `?limit=2&after=${next}`
      }
      expect(seen).toEqual(byDeadline)
    }
    for (const each of made.slice(1))
      await manager.browser.call('updateAssignment', { params: { id: each.id }, body: { closed: true } })
    const ids = async (status: string) =>
      (await manager.browser.call('listAssignments', { query: { status } })).map(({ id }) => id)
    expect(await ids('open')).toEqual([made[0]?.id])
    expect(await ids('closed')).toEqual([made[2]?.id, made[1]?.id])
    expect((await due(ana.browser)).map(({ id }) => id)).toEqual([made[0]?.id])
  })
})

describe('attempts', () => {
  it('are the sessions that were ended; the best score counts, and passes from the pass mark on', async () => {
    const { manager, ana } = await crew()
    const made = await assign(manager, { personIds: [ana.id], passMark: 100, attemptsMax: 2 })
    const first = await practise(ana.browser, made.id)
    expect(first.score).toBeGreaterThan(0)
    expect(first.score).toBeLessThan(100)
    expect(await due(ana.browser)).toMatchObject([
      { state: 'in_progress', attempts: 1, bestScore: first.score, openSessionId: null },
    ])
    const second = await practise(ana.browser, made.id)
    const best = Math.max(first.score ?? 0, second.score ?? 0)
    const [person] = await peopleOf(manager.browser, made.id)
    expect(person).toMatchObject({ state: 'failed', attempts: 2, bestScore: best, late: false })
    expect(person?.sessions.map(({ id, score }) => [id, score])).toEqual([
      [second.id, second.score],
      [first.id, first.score],
    ])
    const path = `/api/assignments/${made.id}/sessions`
    expect(await refusal(ana.browser, 'POST', path, {})).toBe('409 conflict')

    // The mark is for all that was done, and so is another attempt.
    const change = (body: object) =>
      manager.browser.call('updateAssignment', { params: { id: made.id }, body })
    expect((await change({ attemptsMax: 3 })).counts).toMatchObject({ inProgress: 1, failed: 0 })
    expect((await change({ passMark: best })).counts).toMatchObject({ passed: 1 })
    expect(await refusal(ana.browser, 'POST', path, {})).toBe('409 conflict')
  })

  it('a reviewer’s decision about a score counts, and may take a pass back', async () => {
    const { manager, ana } = await crew()
    const made = await assign(manager, { personIds: [ana.id], passMark: 100 })
    const ended = await practise(ana.browser, made.id)
    const decide = (score: number | null, replaces: string | null) =>
      manager.browser.call('overrideScore', {
        params: { id: ended.id },
        body: { score, reason: 'Heard again.', replaces },
      })
    const { id } = await decide(100, null)
    expect(await peopleOf(manager.browser, made.id)).toMatchObject([
      { state: 'passed', attempts: 1, bestScore: 100, sessions: [{ score: 100 }] },
    ])
    await decide(null, id)
    expect(await due(ana.browser)).toMatchObject([{ state: 'in_progress', bestScore: ended.score }])
  })

  it('leaving a session is none, and no way to another: the open one is given back', async () => {
    const { manager, ana } = await crew()
    const made = await assign(manager, { personIds: [ana.id], attemptsMax: 1 })
    const [one, two] = await Promise.all([start(ana.browser, made.id), start(ana.browser, made.id)])
    expect(two.id).toBe(one.id)
    expect(await due(ana.browser)).toMatchObject([
      { state: 'in_progress', attempts: 0, openSessionId: one.id },
    ])
    // A restart and a retry are practice of one's own.
    const restarted = await ana.browser.call('createTrainingSession', {
      body: { prospectId: (await ana.browser.startSession()).prospectId },
    })
    expect(restarted.assignmentId).toBeNull()
    const ended = await practise(ana.browser, made.id)
    expect(ended.id).toBe(one.id)
    const { items } = await ana.browser.call('getTrainingSession', { params: { id: one.id } })
    const line = items.find(({ role }) => role === 'user')
    const retry = await ana.browser.call('retryTrainingSession', {
      params: { id: one.id },
      body: { itemId: line?.id ?? '' },
    })
    expect(retry.assignmentId).toBeNull()
    expect(await due(ana.browser)).toMatchObject([{ attempts: 1, openSessionId: null }])
  })

  it('named again after a removal, somebody has used up the same ones', async () => {
    const { manager, ana, ben } = await crew()
    const made = await assign(manager, { personIds: [ana.id, ben.id], passMark: 100, attemptsMax: 1 })
    await practise(ana.browser, made.id)
    const name = (...personIds: string[]) =>
      manager.browser.call('updateAssignment', { params: { id: made.id }, body: { personIds } })
    expect(await name(ben.id)).toMatchObject({ personIds: [ben.id], counts: { people: 1 } })
    expect(await due(ana.browser)).toEqual([])
    await name(ana.id)
    expect(await due(ana.browser)).toMatchObject([{ state: 'failed', attempts: 1 }])
    expect(await refusal(manager.browser, 'PATCH', `/api/assignments/${made.id}`, { personIds: [] })).toBe(
      '400 invalid_input personIds',
    )
    expect((await peopleOf(manager.browser, made.id)).map(({ user }) => user.id)).toEqual([ana.id])
  })
})

describe('the deadline', () => {
  it('makes overdue whoever has not passed, who may still pass, late', async () => {
    const { manager, ana, ben } = await crew()
    const made = await assign(manager, { wholeTeam: true, passMark: 1, deadline: inDays(1) })
    await practise(ana.browser, made.id)
    try {
      offsetMs = 2 * dayMs
      expect((await manager.browser.call('listAssignments'))[0]?.counts).toEqual({
        people: 2,
        notStarted: 0,
        inProgress: 0,
        passed: 1,
        failed: 0,
        overdue: 1,
      })
      // Who has passed has nothing left to look at after the deadline.
      expect(await due(ana.browser)).toEqual([])
      expect(await due(ben.browser)).toMatchObject([{ state: 'overdue' }])
      await practise(ben.browser, made.id)
      const people = await peopleOf(manager.browser, made.id)
      const late = Object.fromEntries(people.map(({ user, ...rest }) => [user.id, rest.late]))
      expect(people.map(({ state }) => state)).toEqual(['passed', 'passed'])
      expect(late).toEqual({ [ana.id]: false, [ben.id]: true })
      // What is closed before it stays as it was then.
      const closed = await assign(manager, { personIds: [ana.id], deadline: inDays(1) })
      await manager.browser.call('updateAssignment', { params: { id: closed.id }, body: { closed: true } })
      offsetMs = 4 * dayMs
      expect((await peopleOf(manager.browser, closed.id))[0]?.state).toBe('not_started')
      // A new deadline makes it due again.
      const reopened = await manager.browser.call('updateAssignment', {
        params: { id: closed.id },
        body: { closed: false, deadline: inDays(3) },
      })
      expect(reopened).toMatchObject({ closedAt: null, counts: { notStarted: 1 } })
    } finally {
      offsetMs = 0
    }
  })
})

describe('people and teams that change', () => {
  it('who joins the team has what is still due, who leaves has not, and comes back to what was done', async () => {
    const { admin, manager, ana, teamId } = await crew()
    const soon = await assign(manager, {
      wholeTeam: true,
      passMark: 100,
      attemptsMax: 2,
      deadline: inDays(1),
    })
    const later = await assign(manager, { wholeTeam: true, deadline: inDays(9) })
    await practise(ana.browser, soon.id)
    await move(admin, ana.id, null)
    expect(await due(ana.browser)).toEqual([])
    expect((await manager.browser.call('listAssignments')).map(({ counts }) => counts.people)).toEqual([1, 1])
    await move(admin, ana.id, teamId)
    expect(await due(ana.browser)).toMatchObject([{ id: soon.id, attempts: 1 }, { id: later.id }])

    try {
      offsetMs = 2 * dayMs
      const late = await insertPerson(portal.at, { role: 'trainee', teamId: null })
      await move(admin, late.id, teamId)
      expect(await due(late.browser)).toMatchObject([{ id: later.id, state: 'not_started' }])
    } finally {
      offsetMs = 0
    }
  })

  it('named people leave a team’s with the team, and keep an admin’s; a new role is another matter', async () => {
    const { admin, manager, ana, teamId } = await crew()
    const ofTeam = await assign(manager, { personIds: [ana.id] })
    const ofAll = await assign(admin, { personIds: [ana.id] })
    const whole = await assign(manager, { wholeTeam: true })
    await move(admin, ana.id, null)
    expect((await due(ana.browser)).map(({ id }) => id)).toEqual([ofAll.id])
    expect(await refusal(ana.browser, 'POST', `/api/assignments/${ofTeam.id}/sessions`, {})).toBe(
      '404 not_found',
    )
    await admin.browser.call('updateUser', { params: { id: ana.id }, body: { role: 'manager', teamId } })
    // Whoever leads the team reads it, and is not one of its trainees.
    const people = await peopleOf(manager.browser, whole.id)
    expect(people.map(({ user }) => user.id)).not.toContain(ana.id)
  })

  it('closes with a team that is dissolved, and outlives the prospect and the account of its maker', async () => {
    const { admin, manager, ana, ben, teamId } = await crew()
    const ofTeam = await assign(manager, { wholeTeam: true })
    const ofAll = await assign(admin, { personIds: [ana.id] })
    await admin.browser.call('deleteProspect', { params: { id: ofAll.prospect.id } })
    expect(await start(ana.browser, ofAll.id)).toMatchObject({ prospectName: 'Ana Ruiz' })

    const gone = await manager.browser.fetch('/api/user', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a long enough password' }),
    })
    expect(gone.status).toBe(204)
    expect(await due(ben.browser)).toMatchObject([{ id: ofTeam.id, createdBy: null }])
    await start(ben.browser, ofTeam.id)
    await admin.browser.call('deleteTeam', { params: { id: teamId } })
    expect(await due(ben.browser)).toEqual([])
    const seen = await admin.browser.call('getAssignment', { params: { id: ofTeam.id } })
    expect(seen.closedAt).not.toBeNull()
    expect(seen.counts).toMatchObject({ people: 2, inProgress: 1 })
  })

  it('deleted, it leaves the sessions that were held for it', async () => {
    const { manager, ana } = await crew()
    const made = await assign(manager, { personIds: [ana.id], passMark: 100 })
    const ended = await practise(ana.browser, made.id)
    await manager.browser.call('deleteAssignment', { params: { id: made.id } })
    expect(await due(ana.browser)).toEqual([])
    const kept = await ana.browser.call('getTrainingSession', { params: { id: ended.id } })
    expect(kept).toMatchObject({ assignmentId: null, assignment: null, score: ended.score })
    const rows = await portal.at.db.select().from(trainingSessions).where(eq(trainingSessions.id, ended.id))
    expect(rows[0]?.status).toBe('completed')
  })

  it('is in the export of both', async () => {
    const { manager, ana } = await crew()
    const made = await assign(manager, { personIds: [ana.id], title: 'Ours', attemptsMax: 2 })
    const exported = async (browser: TestBrowser) => browser.call('exportAccount')
    expect((await exported(ana.browser)).assigned).toMatchObject([
      { id: made.id, title: 'Ours', prospectName: 'Ana Ruiz', attempts: 0, attemptsMax: 2 },
    ])
    expect((await exported(manager.browser)).assignments).toMatchObject([{ id: made.id, title: 'Ours' }])
    expect((await exported(manager.browser)).assigned).toEqual([])
  })
})
