import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import {
  AssignmentFixture,
  listDue,
  listAssignees,
  practise,
  errorOf,
  startAssigned,
} from '#server/testing/assignment-fixture.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, type Person } from '#server/testing/organisation.ts'

const fixture = new AssignmentFixture()

const moveToTeam = (admin: Person, id: string, teamId: string | null) =>
  admin.browser.call('updateUser', { params: { id }, body: { teamId } })

describe('changes of people and teams', () => {
  it('[API39] joining the team adds what is still due; leaving withdraws it; returning restores the progress', async () => {
    const { admin, manager, ana, teamId } = await fixture.createTeam()
    const soon = await fixture.assign(manager, {
      wholeTeam: true,
      passMark: 100,
      attemptsMax: 2,
      deadline: fixture.inDays(1),
    })
    const later = await fixture.assign(manager, { wholeTeam: true, deadline: fixture.inDays(9) })
    await practise(ana.browser, soon.id)
    await moveToTeam(admin, ana.id, null)
    expect(await listDue(ana.browser)).toEqual([])
    expect((await manager.browser.call('listAssignments')).map(({ counts }) => counts.people)).toEqual([1, 1])
    await moveToTeam(admin, ana.id, teamId)
    expect(await listDue(ana.browser)).toMatchObject([{ id: soon.id, attempts: 1 }, { id: later.id }])

    await fixture.daysLater(2, async () => {
      const late = await insertPerson(fixture.portal.backend, { role: 'trainee', teamId: null })
      await moveToTeam(admin, late.id, teamId)
      expect(await listDue(late.browser)).toMatchObject([{ id: later.id, state: 'not_started' }])
    })
  })

  it('leaving the team withdraws a team’s assignment but not an admin’s; managers are not included', async () => {
    const { admin, manager, ana, teamId } = await fixture.createTeam()
    const ofTeam = await fixture.assign(manager, { personIds: [ana.id] })
    const ofAll = await fixture.assign(admin, { personIds: [ana.id] })
    const whole = await fixture.assign(manager, { wholeTeam: true })
    await moveToTeam(admin, ana.id, null)
    expect((await listDue(ana.browser)).map(({ id }) => id)).toEqual([ofAll.id])
    expect(await errorOf(ana.browser, 'POST', `/api/assignments/${ofTeam.id}/sessions`, {})).toBe(
      '404 not_found',
    )
    await admin.browser.call('updateUser', { params: { id: ana.id }, body: { role: 'manager', teamId } })
    // A manager sees the team's assignment but is not one of its trainees.
    const people = await listAssignees(manager.browser, whole.id)
    expect(people.map(({ user }) => user.id)).not.toContain(ana.id)
  })

  it('an assignment closes with its team, and survives the deletion of its prospect and its creator', async () => {
    const { admin, manager, ana, ben, teamId } = await fixture.createTeam()
    const ofTeam = await fixture.assign(manager, { wholeTeam: true })
    const ofAll = await fixture.assign(admin, { personIds: [ana.id] })
    await admin.browser.call('deleteProspect', { params: { id: ofAll.prospect.id } })
    expect(await startAssigned(ana.browser, ofAll.id)).toMatchObject({ prospectName: 'Ana Ruiz' })

    const gone = await manager.browser.fetch('/api/user', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a long enough password' }),
    })
    expect(gone.status).toBe(204)
    expect(await listDue(ben.browser)).toMatchObject([{ id: ofTeam.id, createdBy: null }])
    await startAssigned(ben.browser, ofTeam.id)
    await admin.browser.call('deleteTeam', { params: { id: teamId } })
    expect(await listDue(ben.browser)).toEqual([])
    const seen = await admin.browser.call('getAssignment', { params: { id: ofTeam.id } })
    expect(seen.closedAt).not.toBeNull()
    expect(seen.counts).toMatchObject({ people: 2, inProgress: 1 })
  })

  it('deleting an assignment keeps its sessions', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], passMark: 100 })
    const ended = await practise(ana.browser, made.id)
    await manager.browser.call('deleteAssignment', { params: { id: made.id } })
    expect(await listDue(ana.browser)).toEqual([])
    const kept = await ana.browser.call('getTrainingSession', { params: { id: ended.id } })
    expect(kept).toMatchObject({ assignmentId: null, assignment: null, score: ended.score })
    const rows = await fixture.portal.backend.db
      .select()
      .from(trainingSessions)
      .where(eq(trainingSessions.id, ended.id))
    expect(rows[0]?.status).toBe('completed')
  })

  it('an assignment is in the export of both sides', async () => {
    const { manager, ana } = await fixture.createTeam()
    const made = await fixture.assign(manager, { personIds: [ana.id], title: 'Ours', attemptsMax: 2 })
    const exported = async (browser: TestBrowser) => browser.call('exportAccount')
    expect((await exported(ana.browser)).assigned).toMatchObject([
      { id: made.id, title: 'Ours', prospectName: 'Ana Ruiz', attempts: 0, attemptsMax: 2 },
    ])
    expect((await exported(manager.browser)).assignments).toMatchObject([{ id: made.id, title: 'Ours' }])
    expect((await exported(manager.browser)).assigned).toEqual([])
  })
})
