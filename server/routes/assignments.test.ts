import { describe, expect, it } from 'vitest'
import {
  AssignmentFixture,
  listDue,
  listAssignees,
  practise,
  errorOf,
  startAssigned,
} from '#server/testing/assignment-fixture.ts'

const fixture = new AssignmentFixture()

describe('a manager assigns', () => {
  it('[API39] to the whole team: its trainees get the manager’s prospect with the assigned difficulty', async () => {
    const { manager, ana, ben, teamId } = await fixture.createTeam()
    const made = await fixture.assign(manager, { wholeTeam: true, difficulty: 'expert', attemptsMax: 3 })
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
    expect((await listAssignees(manager.browser, made.id)).map(({ user }) => user.id).toSorted()).toEqual(
      [ana.id, ben.id].toSorted(),
    )
    expect(await listDue(ana.browser)).toMatchObject([
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
    expect(await listDue(manager.browser)).toEqual([])
    const session = await startAssigned(ana.browser, made.id)
    const details = await ana.browser.call('getTrainingSession', { params: { id: session.id } })
    expect(details).toMatchObject({
      assignmentId: made.id,
      assignment: { title: null, passMark: 70, deadline: made.deadline },
      prospect: { difficultyLevel: 'expert' },
    })
  })

  it('[ASSIGN6] only to people of their own team', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const other = await fixture.createTeam()
    const made = await fixture.assign(manager, { title: '  First calls ', personIds: [ana.id, ana.id] })
    expect(made).toMatchObject({ title: 'First calls', personIds: [ana.id], counts: { people: 1 } })
    expect(await listDue(ben.browser)).toEqual([])
    const prospectId = made.prospect.id
    const body = { prospectId, deadline: fixture.inDays(1) }
    const post = (more: object) => errorOf(manager.browser, 'POST', '/api/assignments', { ...body, ...more })
    expect(await post({ personIds: [other.ana.id] })).toBe('404 not_found')
    expect(await post({ personIds: [ana.id, crypto.randomUUID()] })).toBe('404 not_found')
    expect(await post({ teamId: other.teamId, wholeTeam: true })).toBe('404 not_found')
    expect(await post({})).toBe('400 invalid_input personIds')
    expect(await post({ personIds: [ana.id], deadline: fixture.inDays(-1) })).toBe(
      '400 invalid_input deadline',
    )
    expect(await post({ personIds: [ana.id], passMark: 101 })).toBe('400 invalid_input passMark')
    expect(await post({ personIds: [ana.id], attemptsMax: 0 })).toBe('400 invalid_input attemptsMax')
  })

  it('[API39] a trainee cannot assign, and reads only their own assignments', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id, ben.id] })
    const own = await ana.browser.call('createProspect', { body: { type: 'individual', name: 'Mine' } })
    const body = { prospectId: own.id, deadline: fixture.inDays(1), personIds: [ben.id] }
    expect(await errorOf(ana.browser, 'POST', '/api/assignments', body)).toBe('403 forbidden')
    const path = `/api/assignments/${made.id}`
    for (const [method, at, sent] of [
      ['GET', path],
      ['GET', `${path}/people`],
      ['PATCH', path, { passMark: 0 }],
      ['DELETE', path],
    ] as const)
      expect(await errorOf(ana.browser, method, at, sent)).toBe('404 not_found')
    expect(await ana.browser.call('listAssignments')).toEqual([])
  })

  it('a manager sees only their own people of an admin’s assignment, and cannot change it', async () => {
    const { admin, manager, ana, ben } = await fixture.createTeam()
    const other = await fixture.createTeam()
    const made = await fixture.assign(admin, { personIds: [ana.id, other.ana.id] })
    expect(made).toMatchObject({ team: null, counts: { people: 2 } })
    const [seen] = await manager.browser.call('listAssignments')
    expect(seen).toMatchObject({ id: made.id, mayEdit: false, counts: { people: 1, notStarted: 1 } })
    const details = await manager.browser.call('getAssignment', { params: { id: made.id } })
    expect(details.personIds).toEqual([ana.id])
    expect((await listAssignees(manager.browser, made.id)).map(({ user }) => user.id)).toEqual([ana.id])
    expect(await errorOf(manager.browser, 'PATCH', `/api/assignments/${made.id}`, { passMark: 1 })).toBe(
      '403 forbidden',
    )
    expect(await errorOf(manager.browser, 'DELETE', `/api/assignments/${made.id}`)).toBe('403 forbidden')
    expect(await errorOf(ben.browser, 'POST', `/api/assignments/${made.id}/sessions`, {})).toBe(
      '404 not_found',
    )
  })

  it('[ASSIGN8] finds them by their titles and prospects, whatever the case and the accents', async () => {
    const { manager } = await fixture.createTeam()
    const titled = await fixture.assign(manager, { wholeTeam: true, title: 'Atención al cliente' })
    const untitled = await fixture.assign(manager, { wholeTeam: true })
    const found = async (search: string) =>
      (await manager.browser.call('listAssignments', { query: { search } })).map(({ id }) => id).toSorted()
    expect(await found('ATENCION')).toEqual([titled.id])
    expect(await found('ana ruiz')).toEqual([titled.id, untitled.id].toSorted())
    expect(await found('100%')).toEqual([])
  })

  it('lists are paged and sorted by deadline, open and closed ones separately', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = []
    for (const days of [3, 1, 2])
      made.push(await fixture.assign(manager, { personIds: [ana.id], deadline: fixture.inDays(days) }))
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
    expect((await listDue(ana.browser)).map(({ id }) => id)).toEqual([made[0]?.id])
  })
})

describe('attempts', () => {
  it('[ASSIGN5][ASSIGN6] are completed sessions; the best score counts and passes at the pass mark', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], passMark: 100, attemptsMax: 2 })
    const first = await practise(ana.browser, made.id)
    expect(first.score).toBeGreaterThan(0)
    expect(first.score).toBeLessThan(100)
    expect(await listDue(ana.browser)).toMatchObject([
      { state: 'in_progress', attempts: 1, bestScore: first.score, openSessionId: null },
    ])
    const second = await practise(ana.browser, made.id)
    const best = Math.max(first.score ?? 0, second.score ?? 0)
    const [person] = await listAssignees(manager.browser, made.id)
    expect(person).toMatchObject({ state: 'failed', attempts: 2, bestScore: best, late: false })
    expect(person?.sessions.map(({ id, score }) => [id, score])).toEqual([
      [second.id, second.score],
      [first.id, first.score],
    ])
    const path = `/api/assignments/${made.id}/sessions`
    expect(await errorOf(ana.browser, 'POST', path, {})).toBe('409 conflict')

    // A changed pass mark applies to earlier attempts, and so does a changed limit.
    const change = (body: object) =>
      manager.browser.call('updateAssignment', { params: { id: made.id }, body })
    expect((await change({ attemptsMax: 3 })).counts).toMatchObject({ inProgress: 1, failed: 0 })
    expect((await change({ passMark: best })).counts).toMatchObject({ passed: 1 })
    expect(await errorOf(ana.browser, 'POST', path, {})).toBe('409 conflict')
  })

  it('a reviewer’s decision about a score counts and may revoke a pass', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], passMark: 100 })
    const ended = await practise(ana.browser, made.id)
    const decide = (score: number | null, replaces: string | null) =>
      manager.browser.call('overrideScore', {
        params: { id: ended.id },
        body: { score, reason: 'Heard again.', replaces },
      })
    const { id } = await decide(100, null)
    expect(await listAssignees(manager.browser, made.id)).toMatchObject([
      { state: 'passed', attempts: 1, bestScore: 100, sessions: [{ score: 100 }] },
    ])
    await decide(null, id)
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'in_progress', bestScore: ended.score }])
  })

  it('[API38] leaving a session does not use or add an attempt: the open one is returned', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], attemptsMax: 1 })
    const [one, two] = await Promise.all([
      startAssigned(ana.browser, made.id),
      startAssigned(ana.browser, made.id),
    ])
    expect(two.id).toBe(one.id)
    expect(await listDue(ana.browser)).toMatchObject([
      { state: 'in_progress', attempts: 0, openSessionId: one.id },
    ])
    // Restarts and retries are the trainee's own practice.
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
    expect(await listDue(ana.browser)).toMatchObject([{ attempts: 1, openSessionId: null }])
  })

  it('[ASSIGN7] an open attempt cannot be retried: a copy of it would be a rehearsal', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], attemptsMax: 1 })
    const attempt = await startAssigned(ana.browser, made.id)
    await ana.browser.call('chat', {
      body: {
        prospectId: attempt.prospectId,
        sessionId: attempt.id,
        messages: [{ role: 'user', content: 'Hello, am I speaking with Ana Ruiz?' }],
      },
    })
    const { items } = await ana.browser.call('getTrainingSession', { params: { id: attempt.id } })
    const itemId = items.find(({ role }) => role === 'user')?.id
    expect(
      await errorOf(ana.browser, 'POST', `/api/training-sessions/${attempt.id}/retry`, { itemId }),
    ).toMatch(/^409 conflict/u)
    const { id } = await practise(ana.browser, made.id)
    expect(id).toBe(attempt.id)
    const retry = await ana.browser.call('retryTrainingSession', {
      params: { id },
      body: { itemId: itemId ?? '' },
    })
    expect(retry.assignmentId).toBeNull()
  })

  it('[SESS37] an open attempt cannot be deleted, only ended: another start would be a new debtor', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], attemptsMax: 1 })
    const { id } = await startAssigned(ana.browser, made.id)
    expect(await errorOf(ana.browser, 'DELETE', `/api/training-sessions/${id}`)).toMatch(/^409 conflict/u)
    await ana.browser.call('completeTrainingSession', { params: { id }, body: { allowTooShort: true } })
    expect(await listDue(ana.browser)).toMatchObject([{ attempts: 1, state: 'failed', openSessionId: null }])
    expect(await listAssignees(manager.browser, made.id)).toMatchObject([{ attempts: 1, bestScore: null }])
  })

  it('people who are removed and added again keep their used attempts', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id, ben.id], passMark: 100, attemptsMax: 1 })
    await practise(ana.browser, made.id)
    const name = (...personIds: string[]) =>
      manager.browser.call('updateAssignment', { params: { id: made.id }, body: { personIds } })
    expect(await name(ben.id)).toMatchObject({ personIds: [ben.id], counts: { people: 1 } })
    expect(await listDue(ana.browser)).toEqual([])
    await name(ana.id)
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'failed', attempts: 1 }])
    expect(await errorOf(manager.browser, 'PATCH', `/api/assignments/${made.id}`, { personIds: [] })).toBe(
      '400 invalid_input personIds',
    )
    expect((await listAssignees(manager.browser, made.id)).map(({ user }) => user.id)).toEqual([ana.id])
  })
})

describe('the deadline', () => {
  it('[ASSIGN5][API38] makes everyone who has not passed overdue; they may still pass late', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const made = await fixture.assign(manager, { wholeTeam: true, passMark: 1, deadline: fixture.inDays(1) })
    await practise(ana.browser, made.id)
    await fixture.daysLater(2, async () => {
      expect((await manager.browser.call('listAssignments'))[0]?.counts).toEqual({
        people: 2,
        notStarted: 0,
        inProgress: 0,
        passed: 1,
        failed: 0,
        waiting: 0,
        overdue: 1,
      })
      // Nothing remains to be done after the deadline for someone who has passed.
      expect(await listDue(ana.browser)).toEqual([])
      expect(await listDue(ben.browser)).toMatchObject([{ state: 'overdue' }])
      await practise(ben.browser, made.id)
      const people = await listAssignees(manager.browser, made.id)
      const late = Object.fromEntries(people.map(({ user, ...rest }) => [user.id, rest.late]))
      expect(people.map(({ state }) => state)).toEqual(['passed', 'passed'])
      expect(late).toEqual({ [ana.id]: false, [ben.id]: true })
      // An assignment closed before the deadline keeps the state it had then.
      const closed = await fixture.assign(manager, { personIds: [ana.id], deadline: fixture.inDays(1) })
      await manager.browser.call('updateAssignment', { params: { id: closed.id }, body: { closed: true } })
      await fixture.daysLater(4, async () => {
        expect((await listAssignees(manager.browser, closed.id))[0]?.state).toBe('not_started')
        // A new deadline makes it due again.
        const reopened = await manager.browser.call('updateAssignment', {
          params: { id: closed.id },
          body: { closed: false, deadline: fixture.inDays(3) },
        })
        expect(reopened).toMatchObject({ closedAt: null, counts: { notStarted: 1 } })
      })
    })
  })
})
