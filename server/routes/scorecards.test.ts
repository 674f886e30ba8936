import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { scorecards, scorecardVersions } from '#db/schema/scorecards.ts'
import { aScorecard, insertScorecard } from '#db/testing/rows.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AssignmentFixture, errorOf, startAssigned } from '#server/testing/assignment-fixture.ts'
import { insertPerson } from '#server/testing/organisation.ts'
import {
  aMixedScorecard,
  aWrittenCriterion,
  createScorecard,
  scorecardOf,
} from '#server/testing/scorecard-fixture.ts'

const fixture = new AssignmentFixture()
const pathOf = ({ id }: { id: string }) => `/api/scorecards/${id}`

describe('a scorecard', () => {
  it('[API45][CARD1] of a manager belongs to their team, and every manager of the team may change it', async () => {
    const { manager, teamId } = await fixture.createTeam()
    const colleague = await insertPerson(fixture.portal.backend, { role: 'manager', teamId })
    const content = aMixedScorecard({ name: '  Opening  calls ', description: 'For the first week.' })
    const made = await createScorecard(manager, content)
    expect(made).toMatchObject({
      name: 'Opening calls',
      description: 'For the first week.',
      passMark: 70,
      entries: 3,
      version: 1,
      team: { id: teamId },
      teamDefault: false,
      archivedAt: null,
      used: false,
      createdBy: { id: manager.id },
      mayEdit: true,
      content: { ...content, name: 'Opening calls' },
    })
    expect(await colleague.browser.call('getScorecard', { params: { id: made.id } })).toEqual(made)
    const { content: _, ...listed } = made
    expect(await colleague.browser.call('listScorecards')).toContainEqual({
      ...listed,
      use: { scored: 0, decided: 0, passed: 0, openAssignments: 0, lastUsedAt: null },
    })
  })

  it('[CARD1] of an admin is the organization’s or a team’s; a manager may assign by it, not change it', async () => {
    const { admin, manager, ana, teamId } = await fixture.createTeam()
    const ours = await createScorecard(admin, aScorecard())
    const theirs = await createScorecard(admin, aScorecard(), teamId)
    expect(ours.team).toBeNull()
    expect(theirs).toMatchObject({ team: { id: teamId } })
    const seen = await manager.browser.call('getScorecard', { params: { id: ours.id } })
    expect(seen).toEqual({ ...ours, mayEdit: false })
    const change = { content: aScorecard(), basedOn: 1 }
    expect(await errorOf(manager.browser, 'POST', `${pathOf(ours)}/versions`, change)).toBe('403 forbidden')
    expect(await errorOf(manager.browser, 'PATCH', pathOf(ours), { archived: true })).toBe('403 forbidden')
    expect(await errorOf(manager.browser, 'DELETE', pathOf(ours))).toBe('403 forbidden')
    expect(await fixture.assign(manager, { personIds: [ana.id], scorecardId: ours.id })).toMatchObject({
      scorecard: { id: ours.id, name: ours.name },
    })
  })

  it('[CARD1] is nothing for trainees, nor for managers of other teams or of none', async () => {
    const { manager, ana } = await fixture.createTeam()
    const other = await fixture.createTeam()
    const teamless = await insertPerson(fixture.portal.backend, { role: 'manager', teamId: null })
    const made = await createScorecard(manager, aScorecard())
    for (const { browser } of [ana, other.manager, teamless]) {
      expect(await errorOf(browser, 'GET', pathOf(made))).toBe('404 not_found')
      expect(await errorOf(browser, 'GET', `${pathOf(made)}/versions/1`)).toBe('404 not_found')
      expect(await errorOf(browser, 'DELETE', pathOf(made))).toBe('404 not_found')
      expect((await browser.call('listScorecards')).map(({ id }) => id)).not.toContain(made.id)
    }
    for (const { browser } of [ana, teamless])
      expect(await errorOf(browser, 'POST', '/api/scorecards', { content: aScorecard() })).toBe(
        '403 forbidden',
      )
  })

  it('[CARD2] has limits, ids that are used once, and only criteria that exist', async () => {
    const { manager } = await fixture.createTeam()
    const post = (changes: object) =>
      errorOf(manager.browser, 'POST', '/api/scorecards', { content: { ...aScorecard(), ...changes } })
    const { criteria } = aScorecard()
    const [one] = criteria
    const written = (change: object) => ({ criteria: [{ ...aWrittenCriterion(), ...change }] })
    const line = { kind: 'script', text: 'Goodbye.' }
    expect(await post({ name: ' ' })).toBe('400 invalid_input content.name')
    expect(await post({ passMark: 101 })).toBe('400 invalid_input content.passMark')
    expect(await post({ criteria: [] })).toBe('400 invalid_input content.criteria')
    expect(await post({ criteria: Array.from({ length: 41 }, () => aWrittenCriterion()) })).toBe(
      '400 invalid_input content.criteria',
    )
    expect(await post(written({ weight: 11 }))).toBe('400 invalid_input content.criteria.0.weight')
    expect(await post(written({ question: '' }))).toBe('400 invalid_input content.criteria.0.question')
    expect(await post(written({ examples: Array.from({ length: 6 }, () => 'So.') }))).toBe(
      '400 invalid_input content.criteria.0.examples',
    )
    expect(
      await post({ requiredLines: Array.from({ length: 21 }, () => ({ ...line, id: crypto.randomUUID() })) }),
    ).toBe('400 invalid_input content.requiredLines')
    expect(await post({ criteria, requiredLines: [{ ...line, id: one?.id }] })).toBe(
      '400 invalid_input content.criteria',
    )
    expect(await post({ criteria: [one, { ...one, id: crypto.randomUUID() }] })).toBe(
      '400 invalid_input content.criteria',
    )
    expect(await post({ criteria: [{ ...one, criterion: 'empathy.magic' }] })).toBe(
      '400 invalid_input content.criteria.0.criterion',
    )
  })

  it('[CARD2] is one of at most 200 in use of a team', async () => {
    const { manager, teamId } = await fixture.createTeam()
    const { db } = fixture.portal.backend
    for (let made = 1; made < limits.scorecardsMax; made++) await insertScorecard(db, teamId)
    const last = await createScorecard(manager, aScorecard())
    const post = () => errorOf(manager.browser, 'POST', '/api/scorecards', { content: aScorecard() })
    expect(await post()).toBe('409 too_many_items')
    const params = { id: last.id }
    await manager.browser.call('updateScorecard', { params, body: { archived: true } })
    await createScorecard(manager, aScorecard())
    expect(await errorOf(manager.browser, 'PATCH', pathOf(last), { archived: false })).toBe(
      '409 too_many_items',
    )
  })

  it('[CARD4] is listed newest first, by pages; archived ones apart', async () => {
    const { manager } = await fixture.createTeam()
    const made = []
    for (let n = 0; n < 3; n++) made.push(await createScorecard(manager, aScorecard()))
    const ids: string[] = []
    let query = '?limit=2'
    for (;;) {
      const response = await manager.browser.fetch(`/api/scorecards${query}`)
      const rows = (await response.json()) as { id: string; team: unknown }[]
      ids.push(...rows.filter(({ team }) => team !== null).map(({ id }) => id))
      const next = response.headers.get('x-next-cursor')
      if (next === null) break
      query = `?limit=2&after=${next}`
    }
    expect(ids).toEqual(made.toReversed().map(({ id }) => id))
    const params = { id: made[0]?.id ?? '' }
    await manager.browser.call('updateScorecard', { params, body: { archived: true } })
    expect(await manager.browser.call('listScorecards', { query: { status: 'archived' } })).toMatchObject([
      params,
    ])
    expect((await manager.browser.call('listScorecards')).map(({ id }) => id)).not.toContain(params.id)
  })
})

describe('a change', () => {
  it('[CARD3] makes a new version; the old one stays readable, with who made it', async () => {
    const { admin, manager } = await fixture.createTeam()
    const first = aMixedScorecard()
    const made = await createScorecard(manager, first)
    const params = { id: made.id }
    const second = { ...first, name: 'Second calls', passMark: 80 }
    const changed = await admin.browser.call('createScorecardVersion', {
      params,
      body: { content: second, basedOn: 1 },
    })
    expect(changed).toMatchObject({ name: 'Second calls', passMark: 80, version: 2, content: second })
    expect(await manager.browser.call('listScorecardVersions', { params })).toMatchObject([
      { version: 2, name: 'Second calls', author: { id: admin.id } },
      { version: 1, name: first.name, author: { id: manager.id } },
    ])
    const read = (version: number) =>
      manager.browser.call('getScorecardVersion', { params: { ...params, version: String(version) } })
    expect((await read(1)).content).toEqual(first)
    expect((await read(2)).content).toEqual(second)
    for (const version of [3, 99_999])
      expect(await errorOf(manager.browser, 'GET', `${pathOf(made)}/versions/${version}`)).toBe(
        '404 not_found',
      )
  })

  it('[CARD3] of an older version is refused, and nothing is lost', async () => {
    const { manager } = await fixture.createTeam()
    const content = aScorecard()
    const made = await createScorecard(manager, content)
    const params = { id: made.id }
    const change = (passMark: number, basedOn: number) => ({ content: { ...content, passMark }, basedOn })
    await manager.browser.call('createScorecardVersion', { params, body: change(80, 1) })
    const path = `${pathOf(made)}/versions`
    expect(await errorOf(manager.browser, 'POST', path, change(60, 1))).toBe('409 conflict')
    expect(await manager.browser.call('getScorecard', { params })).toMatchObject({ version: 2, passMark: 80 })
  })

  it('[CARD3] of two people at once is one version and one refusal', async () => {
    const { admin, manager } = await fixture.createTeam()
    const content = aScorecard()
    const made = await createScorecard(manager, content)
    const answers = await Promise.all(
      [manager, admin].map(({ browser }, index) =>
        browser.attempt('POST', `${pathOf(made)}/versions`, {
          content: { ...content, passMark: 60 + index },
          basedOn: 1,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('[CARD3] that changes nothing makes no version, also when it is sent again', async () => {
    const { manager } = await fixture.createTeam()
    const content = aScorecard()
    const made = await createScorecard(manager, content)
    const params = { id: made.id }
    const body = { content: { ...content, passMark: 90 }, basedOn: 1 }
    const changed = await manager.browser.call('createScorecardVersion', { params, body })
    expect(await manager.browser.call('createScorecardVersion', { params, body })).toEqual(changed)
    expect(changed.version).toBe(2)
  })

  it('[CARD3] never reaches a version in the database either', async () => {
    const { manager } = await fixture.createTeam()
    const made = await createScorecard(manager, aScorecard())
    const change = fixture.portal.backend.db
      .update(scorecardVersions)
      .set({ content: aScorecard({ passMark: 1 }) })
      .where(eq(scorecardVersions.scorecardId, made.id))
    await expect(change).rejects.toMatchObject({
      cause: { message: 'a version of a scorecard is never changed' },
    })
  })
})

describe('a scorecard that is given up', () => {
  it('[CARD4] is deleted with its versions where it was never used', async () => {
    const { manager } = await fixture.createTeam()
    const made = await createScorecard(manager, aScorecard())
    await manager.browser.call('deleteScorecard', { params: { id: made.id } })
    expect(await errorOf(manager.browser, 'GET', pathOf(made))).toBe('404 not_found')
    const { db } = fixture.portal.backend
    expect(
      await db.select().from(scorecardVersions).where(eq(scorecardVersions.scorecardId, made.id)),
    ).toEqual([])
  })

  it('[CARD4] is archived where an assignment names it or a session was held against it', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await createScorecard(manager, aScorecard())
    const params = { id: made.id }
    const assignment = await fixture.assign(manager, { personIds: [ana.id], scorecardId: made.id })
    expect(await errorOf(manager.browser, 'DELETE', pathOf(made))).toBe('409 conflict')
    const session = await startAssigned(ana.browser, assignment.id)
    await manager.browser.call('deleteAssignment', { params: { id: assignment.id } })
    expect(await errorOf(manager.browser, 'DELETE', pathOf(made))).toBe('409 conflict')
    const archived = await manager.browser.call('updateScorecard', { params, body: { archived: true } })
    expect(archived).toMatchObject({ used: true })
    expect(archived.archivedAt).not.toBeNull()
    expect((await scorecardOf(ana.browser, session.id)).content).toEqual(made.content)
    const taken = await manager.browser.call('updateScorecard', { params, body: { archived: false } })
    expect(taken.archivedAt).toBeNull()
  })

  it('[CARD16] is archived with its team', async () => {
    const { admin, manager, teamId } = await fixture.createTeam()
    const made = await createScorecard(manager, aScorecard())
    await manager.browser.call('updateScorecard', { params: { id: made.id }, body: { teamDefault: true } })
    await admin.browser.call('deleteTeam', { params: { id: teamId } })
    const kept = await admin.browser.call('getScorecard', { params: { id: made.id } })
    expect(kept).toMatchObject({ teamDefault: false, version: 1 })
    expect(kept.archivedAt).not.toBeNull()
  })

  it('[CARD16] stays with the team when the account of its author is deleted', async () => {
    const { admin, manager } = await fixture.createTeam()
    const made = await createScorecard(manager, aScorecard())
    const { scorecards: exported } = await manager.browser.call('exportAccount')
    expect(exported).toMatchObject([{ scorecardId: made.id, version: 1, content: made.content }])
    const gone = await manager.browser.attempt('DELETE', '/api/user', { password: 'a long enough password' })
    expect(gone.status).toBe(204)
    const params = { id: made.id }
    expect(await admin.browser.call('getScorecard', { params })).toMatchObject({
      createdBy: null,
      content: made.content,
    })
    expect(await admin.browser.call('listScorecardVersions', { params })).toMatchObject([{ author: null }])
  })
})

describe('an assignment', () => {
  it('[CARD6] names a scorecard of its team or of the organization, and keeps it', async () => {
    const { admin, manager, ana, teamId } = await fixture.createTeam()
    const other = await fixture.createTeam()
    const foreign = await createScorecard(other.manager, aScorecard())
    const own = await createScorecard(manager, aScorecard({ passMark: 85 }))
    const prospect = await manager.browser.call('createProspect', {
      body: { type: 'individual', name: 'Ana Ruiz', isPublic: true },
    })
    const post = ({ browser }: typeof manager, more: object) =>
      errorOf(browser, 'POST', '/api/assignments', {
        prospectId: prospect.id,
        deadline: fixture.inDays(1),
        personIds: [ana.id],
        ...more,
      })
    expect(await post(manager, { scorecardId: foreign.id })).toBe('404 not_found')
    expect(await post(manager, { scorecardId: crypto.randomUUID() })).toBe('404 not_found')
    // An assignment of an admin to people by name belongs to no team.
    expect(await post(admin, { scorecardId: own.id })).toBe('400 invalid_input scorecardId')
    expect(await post(admin, { scorecardId: foreign.id, teamId })).toBe('400 invalid_input scorecardId')
    const made = await fixture.assign(manager, { personIds: [ana.id], scorecardId: own.id, passMark: 10 })
    expect(made).toMatchObject({ passMark: 85, scorecard: { id: own.id } })
    const changed = await manager.browser.call('updateAssignment', {
      params: { id: made.id },
      body: { passMark: 20 },
    })
    expect(changed).toMatchObject({ passMark: 85, scorecard: { id: own.id } })
    const params = { id: own.id }
    await manager.browser.call('updateScorecard', { params, body: { archived: true } })
    expect(await post(manager, { scorecardId: own.id })).toBe('400 invalid_input scorecardId')
    const session = await startAssigned(ana.browser, made.id)
    expect(await ana.browser.call('getTrainingSession', { params: { id: session.id } })).toMatchObject({
      assignment: { passMark: 85, byScorecard: true },
      scorecard: { scorecardId: own.id, version: 1, result: null },
    })
  })
})

describe('the default of a team', () => {
  it('[CARD5] is held by every session of its trainees that has no other', async () => {
    const { manager, ana } = await fixture.createTeam()
    const usual = await createScorecard(manager, aScorecard())
    const special = await createScorecard(manager, aScorecard())
    await manager.browser.call('updateScorecard', { params: { id: usual.id }, body: { teamDefault: true } })
    const own = await ana.browser.startSession()
    expect(await scorecardOf(ana.browser, own.id)).toMatchObject({ scorecardId: usual.id, version: 1 })
    const assigned = await fixture.assign(manager, { personIds: [ana.id], scorecardId: special.id })
    const attempt = await startAssigned(ana.browser, assigned.id)
    expect(await scorecardOf(ana.browser, attempt.id)).toMatchObject({ scorecardId: special.id })
    const managers = await manager.browser.startSession()
    expect(await errorOf(manager.browser, 'GET', `/api/training-sessions/${managers.id}/scorecard`)).toBe(
      '404 not_found',
    )
  })

  it('[CARD5] is at most one, in use, and the team’s own', async () => {
    const { admin, manager } = await fixture.createTeam()
    const [one, two] = [
      await createScorecard(manager, aScorecard()),
      await createScorecard(manager, aScorecard()),
    ]
    const choose = (card: { id: string }, body: object) =>
      manager.browser.call('updateScorecard', { params: { id: card.id }, body })
    await choose(one, { teamDefault: true })
    expect(await choose(two, { teamDefault: true })).toMatchObject({ teamDefault: true })
    expect(await manager.browser.call('getScorecard', { params: { id: one.id } })).toMatchObject({
      teamDefault: false,
    })
    expect(await choose(two, { archived: true })).toMatchObject({ teamDefault: false })
    expect(await errorOf(manager.browser, 'PATCH', pathOf(two), { teamDefault: true })).toBe('409 conflict')
    const ours = await createScorecard(admin, aScorecard())
    expect(await errorOf(admin.browser, 'PATCH', pathOf(ours), { teamDefault: true })).toBe('409 conflict')
    await Promise.all([
      choose(one, { teamDefault: true }),
      choose(two, { archived: false, teamDefault: true }),
    ])
    const { db } = fixture.portal.backend
    const rows = await db
      .select()
      .from(scorecards)
      .where(eq(scorecards.teamId, one.team?.id ?? ''))
    expect(rows.filter(({ teamDefault }) => teamDefault)).toHaveLength(1)
  })
})
