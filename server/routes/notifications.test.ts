import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { assignees } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { teams } from '#db/schema/teams.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import { insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import { accountExport } from '#protocol/rest/privacy.ts'
import { AssignmentFixture, errorOf, practise } from '#server/testing/assignment-fixture.ts'
import { insertPerson, type Person } from '#server/testing/organisation.ts'
import { aMixedScorecard, createScorecard } from '#server/testing/scorecard-fixture.ts'

const fixture = new AssignmentFixture()
const { portal } = fixture

const listOf = (person: Person) => person.browser.call('listNotifications')
const typesOf = async (person: Person) => (await listOf(person)).map(({ type }) => type)
const unreadOf = async (person: Person) => (await person.browser.call('countUnreadNotifications')).count

/** A completed session of a person, with its automatic score. */
async function heldSession(person: Person, score = 64): Promise<string> {
  const { db } = portal.backend
  const values = { status: 'completed', completedAt: new Date(), durationS: 300, score } as const
  const { id } = await insertTrainingSession(db, { userId: person.id, ...values })
  await insertMetrics(db, { sessionId: id, overallScore: score })
  return id
}

const comment = (by: Person, id: string, text = 'Ask what happened first.') =>
  by.browser.call('createComment', { params: { id }, body: { text } })
const decide = (by: Person, id: string, score: number, replaces: string | null = null) =>
  by.browser.call('overrideScore', {
    params: { id },
    body: { score, reason: 'It was better than that.', replaces },
  })
const move = (person: Person, teamId: string | null) =>
  portal.backend.db.update(users).set({ teamId }).where(eq(users.id, person.id))

describe('a review', () => {
  it('[NOTICE1] tells the trainee who commented on which call, and nobody else', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const id = await heldSession(ana)
    await comment(manager, id)
    expect(await listOf(ana)).toMatchObject([
      {
        type: 'session_commented',
        readAt: null,
        session: { id, prospectName: 'Dana Whitfield', score: 64 },
        by: { id: manager.id, username: manager.username },
      },
    ])
    expect(await unreadOf(ana)).toBe(1)
    for (const other of [manager, ben]) expect(await listOf(other)).toEqual([])
  })

  it('[NOTICE2] of several comments is one notification, unread again with the next comment', async () => {
    const { manager, admin, ana } = await fixture.createTeam()
    const id = await heldSession(ana)
    await comment(manager, id)
    await comment(manager, id, 'And wait for the answer.')
    const [first] = await listOf(ana)
    await ana.browser.call('markNotificationRead', { params: { id: first?.id ?? '' } })
    expect(await unreadOf(ana)).toBe(0)
    await comment(admin, id, 'Well done all the same.')
    expect(await listOf(ana)).toMatchObject([{ id: first?.id, readAt: null, by: { id: admin.id } }])
  })

  it('[NOTICE1][NOTICE5] tells of a changed score with the score of today, and takes back a deleted comment', async () => {
    const { manager, ana } = await fixture.createTeam()
    const id = await heldSession(ana)
    const { id: commentId } = await comment(manager, id)
    const decision = await decide(manager, id, 71)
    expect(await listOf(ana)).toMatchObject([{ scoreBefore: 64 }, { scoreBefore: null }])
    await decide(manager, id, 80, decision.id)
    expect(await listOf(ana)).toMatchObject([
      { type: 'session_scored', session: { score: 80 }, scoreBefore: 71, words: 'It was better than that.' },
      { type: 'session_commented', scoreBefore: null, words: 'Ask what happened first.' },
    ])
    await manager.browser.fetch(`/api/comments/${commentId}`, { method: 'DELETE' })
    expect(await typesOf(ana)).toEqual(['session_scored'])
  })

  it('[NOTICE5] goes with its session, and stays without a name when its author goes', async () => {
    const { manager, ana } = await fixture.createTeam()
    const [kept, gone] = [await heldSession(ana), await heldSession(ana)]
    for (const id of [kept, gone]) await comment(manager, id)
    await portal.backend.db.delete(trainingSessions).where(eq(trainingSessions.id, gone))
    await portal.backend.db.delete(users).where(eq(users.id, manager.id))
    expect(await listOf(ana)).toMatchObject([{ session: { id: kept }, by: null }])
  })
})

describe('an assignment', () => {
  it('[NOTICE1] tells the people who get it: at its start, later, and again; not who withdrew', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const { id } = await fixture.assign(manager, { title: 'First calls', personIds: [ana.id, manager.id] })
    expect(await listOf(ana)).toMatchObject([
      {
        type: 'assignment_given',
        assignment: { id, title: 'First calls', prospect: { name: 'Ana Ruiz' } },
        by: { id: manager.id },
      },
    ])
    expect(await listOf(manager)).toEqual([])
    expect(await listOf(ben)).toEqual([])
    const people = (personIds: string[]) =>
      manager.browser.call('updateAssignment', { params: { id }, body: { personIds } })
    await ana.browser.call('markNotificationsRead', { body: { upTo: fixture.inDays(0) } })
    await people([ana.id, ben.id])
    expect(await unreadOf(ben)).toBe(1)
    expect(await unreadOf(ana)).toBe(0)
    await people([ben.id])
    expect(await listOf(ana)).toEqual([])
    await people([ana.id, ben.id])
    expect(await unreadOf(ana)).toBe(1)
    await manager.browser.call('updateAssignment', { params: { id }, body: { closed: true } })
    expect(await listOf(ana)).toEqual([])
  })

  it('[NOTICE1] of a whole team tells who joins it', async () => {
    const { manager, teamId } = await fixture.createTeam()
    await fixture.assign(manager, { wholeTeam: true })
    const { admin } = await fixture.createTeam()
    const late = await insertPerson(portal.backend, { role: 'trainee', teamId: null })
    await admin.browser.call('updateUser', { params: { id: late.id }, body: { teamId } })
    expect(await typesOf(late)).toEqual(['assignment_given'])
  })

  it('[NOTICE3] tells that it is due from a day before its deadline, once, unless it is done', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const deadline = fixture.inDays(7)
    const { id } = await fixture.assign(manager, { personIds: [ana.id, ben.id], deadline, passMark: 0 })
    await practise(ben.browser, id)
    await fixture.daysLater(5, async () => expect(await typesOf(ana)).toEqual(['assignment_given']))
    await fixture.daysLater(6.5, async () => {
      expect(await unreadOf(ana)).toBe(2)
      const [due, given] = await listOf(ana)
      const since = new Date(new Date(deadline).getTime() - 86_400_000).toISOString()
      expect(due).toMatchObject({ type: 'assignment_due', createdAt: since, assignment: { id, deadline } })
      expect(given?.type).toBe('assignment_given')
      await ana.browser.call('markNotificationRead', { params: { id: due?.id ?? '' } })
      expect(await unreadOf(ana)).toBe(1)
      expect(await typesOf(ben)).toEqual(['assignment_given'])
    })
    // With a later deadline it is due another time.
    const later = fixture.inDays(9)
    await manager.browser.call('updateAssignment', { params: { id }, body: { deadline: later } })
    expect(await typesOf(ana)).toEqual(['assignment_given'])
    await fixture.daysLater(8.5, async () =>
      expect(await listOf(ana)).toMatchObject([{ type: 'assignment_due', readAt: null }, {}]),
    )
  })

  it('[NOTICE3] that is given on its last day tells its deadline only once', async () => {
    const { manager, ana } = await fixture.createTeam()
    await fixture.assign(manager, { personIds: [ana.id], deadline: fixture.inDays(0.5) })
    await fixture.daysLater(0.25, async () => expect(await typesOf(ana)).toEqual(['assignment_given']))
  })

  it('[NOTICE6] that is done is known as done after its deadline', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const { id } = await fixture.assign(manager, {
      personIds: [ana.id, ben.id],
      deadline: fixture.inDays(2),
      passMark: 0,
    })
    expect(await listOf(ana)).toMatchObject([{ type: 'assignment_given', state: 'not_started' }])
    await practise(ana.browser, id)
    await fixture.daysLater(3, async () => {
      expect(await listOf(ana)).toMatchObject([{ type: 'assignment_given', state: 'passed' }])
      expect(await listOf(ben)).toMatchObject([{ type: 'assignment_given', state: 'overdue' }])
    })
  })

  it('[NOTICE4] that is passed tells the managers of the trainee and its creator, not the trainee', async () => {
    const { manager, admin, ana, teamId } = await fixture.createTeam()
    const deputy = await insertPerson(portal.backend, { role: 'manager', teamId })
    const off = await insertPerson(portal.backend, { role: 'manager', teamId })
    await portal.backend.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, off.id))
    const { id } = await fixture.assign(admin, { personIds: [ana.id], passMark: 0 })
    const session = await practise(ana.browser, id)
    for (const person of [manager, deputy, admin])
      expect(await listOf(person)).toMatchObject([
        {
          type: 'assignment_passed',
          assignment: { id },
          session: { id: session.id },
          trainee: { id: ana.id },
        },
      ])
    expect(await typesOf(ana)).toEqual(['assignment_given'])
    const told = await portal.backend.db.select().from(notifications).where(eq(notifications.userId, off.id))
    expect(told).toEqual([])
  })

  it('[NOTICE4] tells of used up attempts, and of a pass instead once a reviewer decides so', async () => {
    const { manager, ana } = await fixture.createTeam()
    const { id } = await fixture.assign(manager, { personIds: [ana.id], passMark: 100, attemptsMax: 1 })
    const session = await practise(ana.browser, id)
    expect(await typesOf(manager)).toEqual(['assignment_failed'])
    const decision = await decide(manager, session.id, 100)
    expect(await typesOf(manager)).toEqual(['assignment_passed'])
    await decide(manager, session.id, 20, decision.id)
    expect(await typesOf(manager)).toEqual(['assignment_failed'])
  })
})

describe('a reminder', () => {
  const remind = (by: Person, id: string) => by.browser.call('remindAssignees', { params: { id } })

  it('[NOTICE13] tells those who can still pass, renews itself, and goes once it is done', async () => {
    const { manager, admin, ana, ben } = await fixture.createTeam()
    const personIds = [ana.id, ben.id, manager.id]
    const { id } = await fixture.assign(manager, {
      title: 'First calls',
      personIds,
      passMark: 0,
      deadline: fixture.inDays(1),
    })
    await practise(ben.browser, id)
    await fixture.daysLater(2, async () => {
      const remindedAt = async () =>
        (await manager.browser.call('getAssignment', { params: { id } })).remindedAt
      expect(await remindedAt()).toBeNull()
      expect(await remind(manager, id)).toEqual({ reminded: 1 })
      expect(await remindedAt()).not.toBeNull()
      expect(await listOf(ana)).toMatchObject([
        {
          type: 'assignment_reminder',
          readAt: null,
          assignment: { id, title: 'First calls' },
          by: { id: manager.id },
        },
        { type: 'assignment_given' },
      ])
      expect(await typesOf(ben)).toEqual(['assignment_given'])
      await ana.browser.call('markNotificationsRead', { body: { upTo: fixture.inDays(0) } })
      // The admin also reminds the manager, who has it too.
      expect(await remind(admin, id)).toEqual({ reminded: 2 })
      expect(await unreadOf(ana)).toBe(1)
      expect((await listOf(ana))[0]).toMatchObject({ type: 'assignment_reminder', by: { id: admin.id } })
      await practise(ana.browser, id)
      expect(await typesOf(ana)).toEqual(['assignment_given'])
    })
  })

  it('[NOTICE13] reaches nobody of another team, nor anybody of a closed assignment', async () => {
    const { manager, admin, ana } = await fixture.createTeam()
    const other = await fixture.createTeam()
    const { id } = await fixture.assign(admin, { personIds: [ana.id, other.ana.id] })
    expect(await remind(manager, id)).toEqual({ reminded: 1 })
    expect(await typesOf(other.ana)).toEqual(['assignment_given'])
    await admin.browser.call('updateAssignment', { params: { id }, body: { closed: true } })
    expect(await remind(admin, id)).toEqual({ reminded: 0 })
  })
})

describe('a call that waits for a reviewer', () => {
  it('[NOTICE4][NOTICE5] tells the managers until every entry is marked, and the trainee of the marks', async () => {
    const { manager, ana } = await fixture.createTeam()
    const card = await createScorecard(manager, aMixedScorecard())
    const { id } = await fixture.assign(manager, { personIds: [ana.id], scorecardId: card.id })
    const session = await practise(ana.browser, id)
    expect(await listOf(manager)).toMatchObject([
      { type: 'review_waiting', session: { id: session.id }, trainee: { id: ana.id } },
    ])
    const params = { id: session.id }
    const held = await manager.browser.call('getSessionScorecard', { params })
    const waiting = held.result?.entries.filter(({ judgedBy }) => judgedBy === 'pending') ?? []
    expect(waiting).toHaveLength(1)
    for (const { entryId } of waiting)
      await manager.browser.call('markScorecardEntry', {
        params,
        body: { entryId, score: 2, replaces: null },
      })
    expect(await typesOf(manager)).not.toContain('review_waiting')
    expect(await typesOf(ana)).toContain('scorecard_marked')
  })
})

describe('the list', () => {
  it('[API49] comes by pages, newest first, and only of the reader', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const ids: string[] = []
    for (let each = 0; each < 5; each += 1) ids.unshift(await heldSession(ana))
    for (const id of ids.toReversed()) await comment(manager, id)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const query = new URLSearchParams({ limit: '2', ...(after === '' ? {} : { after }) })
      const response = await ana.browser.fetch(`/api/notifications?${query}`)
      const page = (await response.json()) as { session: { id: string } }[]
      seen.push(...page.map(({ session }) => session.id))
      after = response.headers.get('x-next-cursor')
    }
    expect(seen).toEqual(ids)
    expect(await unreadOf(ana)).toBe(5)
    expect(await unreadOf(ben)).toBe(0)
  })

  it('[API49] is marked as read up to what was seen, and one by one', async () => {
    const { manager, ana, ben } = await fixture.createTeam()
    const older = await heldSession(ana)
    await comment(manager, older)
    const [seen] = await listOf(ana)
    await fixture.daysLater(1, async () => void (await comment(manager, await heldSession(ana))))
    await ana.browser.call('markNotificationsRead', { body: { upTo: seen?.createdAt ?? '' } })
    const [newest, read] = await listOf(ana)
    expect([newest?.readAt, typeof read?.readAt]).toEqual([null, 'string'])
    await ana.browser.call('markNotificationRead', { params: { id: newest?.id ?? '' } })
    expect(await unreadOf(ana)).toBe(0)
    const path = `/api/notifications/${newest?.id}/read`
    expect(await errorOf(ben.browser, 'POST', path, {})).toBe('404 not_found')
  })

  it('[NOTICE6] leaves out what its reader can no longer open', async () => {
    const { manager, ana } = await fixture.createTeam()
    const [other] = await portal.backend.db.insert(teams).values({ name: 'Elsewhere' }).returning()
    const { id } = await fixture.assign(manager, { personIds: [ana.id], passMark: 0 })
    await practise(ana.browser, id)
    expect(await unreadOf(manager)).toBe(1)
    await move(manager, other?.id ?? null)
    expect(await unreadOf(manager)).toBe(0)
    expect(await listOf(manager)).toEqual([])
    await portal.backend.db.delete(assignees).where(eq(assignees.userId, ana.id))
    expect(await listOf(ana)).toEqual([])
  })
})

it('[NOTICE8] is in the export of its reader, and goes with the account', async () => {
  const { manager, ana } = await fixture.createTeam()
  const id = await heldSession(ana)
  await comment(manager, id)
  const file = accountExport.parse(await (await ana.browser.fetch('/api/user/export')).json())
  expect(file.notifications).toMatchObject([
    { type: 'session_commented', sessionId: id, assignmentId: null, readAt: null },
  ])
  await portal.backend.db.delete(users).where(eq(users.id, ana.id))
  const left = await portal.backend.db.select().from(notifications).where(eq(notifications.userId, ana.id))
  expect(left).toEqual([])
})
