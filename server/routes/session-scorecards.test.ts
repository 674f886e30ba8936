import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { scorecardMarks } from '#db/schema/session-scorecards.ts'
import { aScorecard } from '#db/testing/rows.ts'
import type { ScorecardContent, SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import {
  AssignmentFixture,
  errorOf,
  listAssignees,
  listDue,
  practise,
  startAssigned,
} from '#server/testing/assignment-fixture.ts'
import type { Person } from '#server/testing/organisation.ts'
import {
  aMixedScorecard,
  aWrittenCriterion,
  createScorecard,
  noticeText,
  scorecardOf,
} from '#server/testing/scorecard-fixture.ts'

const fixture = new AssignmentFixture()

/** A trainee holds a call for an assignment with a scorecard. */
async function heldCall(content: ScorecardContent = aMixedScorecard(), attemptsMax: number | null = null) {
  const team = await fixture.createTeam()
  const card = await createScorecard(team.manager, content)
  const assignment = await fixture.assign(team.manager, {
    personIds: [team.ana.id],
    scorecardId: card.id,
    attemptsMax,
  })
  const session = await practise(team.ana.browser, assignment.id)
  return { ...team, card, assignment, session }
}

const pathOf = (session: { id: string }) => `/api/training-sessions/${session.id}/scorecard-marks`
const mark = (
  by: Person,
  session: { id: string },
  entryId: string,
  score: 0 | 1 | 2 | null,
  more: { replaces?: string | null; note?: string } = {},
) =>
  by.browser.call('markScorecardEntry', {
    params: { id: session.id },
    body: { entryId, score, replaces: null, ...more },
  })

const idsOf = ({ content }: { content: ScorecardContent }) => ({
  builtIn: content.criteria[0]?.id ?? '',
  written: content.criteria[1]?.id ?? '',
  line: content.requiredLines[0]?.id ?? '',
})
const entriesOf = ({ result }: SessionScorecard) => result?.entries ?? []

describe('a session with a scorecard', () => {
  it('[CARD31] counts in the list of scorecards, for those who manage the trainee', async () => {
    const { manager, ana, card, session, assignment } = await heldCall()
    const useFor = async (person: Person) =>
      (await person.browser.call('listScorecards')).find(({ id }) => id === card.id)?.use
    const { result } = await scorecardOf(ana.browser, session.id)
    expect(await useFor(manager)).toEqual({
      scored: result?.score === null ? 0 : 1,
      decided: 0,
      passed: 0,
      openAssignments: 1,
      lastUsedAt: session.startedAt,
    })
    const waiting = result?.entries.filter(({ judgedBy }) => judgedBy === 'pending') ?? []
    for (const { entryId } of waiting) await mark(manager, session, entryId, 2)
    const { passed } = (await scorecardOf(ana.browser, session.id)).result ?? {}
    expect(await useFor(manager)).toMatchObject({ scored: 1, decided: 1, passed: passed === true ? 1 : 0 })
    await manager.browser.call('updateAssignment', {
      params: { id: assignment.id },
      body: { closed: true },
    })
    expect(await useFor(manager)).toMatchObject({ openAssignments: 0 })
  })

  it('[CARD7] is held against the version that stood at its start, in a retry too', async () => {
    const { manager, ana } = await fixture.createTeam()
    const content = aScorecard()
    const card = await createScorecard(manager, content)
    const params = { id: card.id }
    const assignment = await fixture.assign(manager, { personIds: [ana.id], scorecardId: card.id })
    const session = await startAssigned(ana.browser, assignment.id)
    const body = { content: { ...content, passMark: 1 }, basedOn: 1 }
    await manager.browser.call('createScorecardVersion', { params, body })
    const ended = await practise(ana.browser, assignment.id)
    expect(ended.id).toBe(session.id)
    const held = await scorecardOf(ana.browser, session.id)
    expect(held).toMatchObject({ scorecardId: card.id, version: 1, content })
    const { items } = await ana.browser.call('getTrainingSession', { params: { id: session.id } })
    const retry = await ana.browser.call('retryTrainingSession', {
      params: { id: session.id },
      body: { itemId: items.find(({ role }) => role === 'user')?.id ?? '' },
    })
    expect(await scorecardOf(ana.browser, retry.id)).toEqual({ ...held, result: null })
  })

  it('[API46][CARD7] shows it to everyone who may watch the session, and to nobody else', async () => {
    const { admin, manager, ana, ben, session } = await heldCall()
    const other = await fixture.createTeam()
    const path = `/api/training-sessions/${session.id}/scorecard`
    const seen = await scorecardOf(ana.browser, session.id)
    for (const { browser } of [manager, admin]) expect(await scorecardOf(browser, session.id)).toEqual(seen)
    for (const { browser } of [ben, other.manager])
      expect(await errorOf(browser, 'GET', path)).toBe('404 not_found')
    const details = await ana.browser.call('getTrainingSession', { params: { id: session.id } })
    expect(details.scorecard).toEqual(seen)
  })

  it('[CARD8][CARD9] has built-in criteria as in its own analysis, beside the five dimensions, and the lines said', async () => {
    const { ana, session, card } = await heldCall()
    const { report } = await ana.browser.call('getSessionMetrics', { params: { id: session.id } })
    const opening = report.criteria.find(({ id }) => id === 'communication.opening')
    const held = await scorecardOf(ana.browser, session.id)
    const { builtIn, line } = idsOf(card)
    expect(entriesOf(held)).toMatchObject([
      { entryId: builtIn, score: opening?.score, quote: opening?.quote, judgedBy: 'rules' },
      { judgedBy: 'pending' },
      { entryId: line, score: 2, judgedBy: 'rules', quote: { line: 1 } },
    ])
    expect(report.scores.communication).not.toBeNull()
  })

  it('[CARD11] without a model has written criteria wait for a reviewer', async () => {
    const { ana, session, card } = await heldCall()
    const held = await scorecardOf(ana.browser, session.id)
    expect(held.result).toMatchObject({ pending: 1, passed: null, failedBy: [] })
    expect(entriesOf(held)[1]).toEqual({
      entryId: idsOf(card).written,
      score: null,
      judgedBy: 'pending',
      quote: null,
      machine: { score: null, judgedBy: 'pending' },
      marks: [],
    })
  })

  it('[CARD12] in which too little was said for a score has none by its scorecard either', async () => {
    const { manager, ana } = await fixture.createTeam()
    const card = await createScorecard(manager, aMixedScorecard())
    const assignment = await fixture.assign(manager, { personIds: [ana.id], scorecardId: card.id })
    const session = await startAssigned(ana.browser, assignment.id)
    const messages = [{ role: 'user' as const, content: noticeText }]
    await ana.browser.call('chat', {
      body: { prospectId: session.prospectId, sessionId: session.id, messages },
    })
    const ended = await ana.browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
    expect(ended.score).toBeNull()
    const { result } = await scorecardOf(ana.browser, session.id)
    expect(result).toMatchObject({ score: null, pending: 0, failedBy: [], passed: null })
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'in_progress', attempts: 1, bestScore: null }])
  })
})

describe('a reviewer', () => {
  it('[CARD14] marks what is pending and corrects what is judged; the trainee sees who did', async () => {
    const { manager, admin, ana, session, card } = await heldCall()
    const { written, line } = idsOf(card)
    const marked = await mark(manager, session, written, 1, { note: ' Only in passing. ' })
    expect(entriesOf(marked)[1]).toMatchObject({
      score: 1,
      judgedBy: 'reviewer',
      machine: { judgedBy: 'pending' },
      marks: [{ author: { id: manager.id }, score: 1, note: 'Only in passing.' }],
    })
    expect(marked.result).toMatchObject({ pending: 0 })
    const corrected = await mark(admin, session, line, 0)
    expect(entriesOf(corrected)[2]).toMatchObject({
      score: 0,
      judgedBy: 'reviewer',
      machine: { score: 2, judgedBy: 'rules' },
    })
    expect(corrected.result).toMatchObject({ failedBy: [line], passed: false })
    expect(await scorecardOf(ana.browser, session.id)).toEqual(corrected)
    expect(
      (await ana.browser.call('getTrainingSession', { params: { id: session.id } })).reviewedAt,
    ).not.toBeNull()
  })

  it('[CARD14] is never the trainee, and marks only what the scorecard has once the session has ended', async () => {
    const { manager, admin, ana, assignment, session, card } = await heldCall()
    const other = await fixture.createTeam()
    const body = { entryId: idsOf(card).written, score: 2, replaces: null }
    expect(await errorOf(ana.browser, 'POST', pathOf(session), body)).toBe('403 forbidden')
    expect(await errorOf(other.manager.browser, 'POST', pathOf(session), body)).toBe('404 not_found')
    const wrong = { ...body, entryId: crypto.randomUUID() }
    expect(await errorOf(manager.browser, 'POST', pathOf(session), wrong)).toBe('400 invalid_input entryId')
    expect(await errorOf(manager.browser, 'POST', pathOf(session), { ...body, score: 3 })).toBe(
      '400 invalid_input score',
    )
    const running = await startAssigned(ana.browser, assignment.id)
    expect(await errorOf(manager.browser, 'POST', pathOf(running), body)).toBe('409 conflict')
    const bare = await fixture.assign(manager, { personIds: [ana.id] })
    const without = await practise(ana.browser, bare.id)
    expect(await errorOf(manager.browser, 'POST', pathOf(without), body)).toBe('404 not_found')
    const own = await admin.browser.startSession()
    expect(await errorOf(admin.browser, 'POST', pathOf(own), body)).toBe('403 forbidden')
  })

  it('[CARD14] who has not seen the last mark is refused; every mark stays', async () => {
    const { manager, admin, session, card } = await heldCall()
    const { written } = idsOf(card)
    const first = entriesOf(await mark(manager, session, written, 0))[1]?.marks[0]
    const body = { entryId: written, score: 2, replaces: null }
    expect(await errorOf(admin.browser, 'POST', pathOf(session), body)).toBe('409 conflict')
    const after = await mark(admin, session, written, 2, { replaces: first?.id ?? null })
    expect(entriesOf(after)[1]).toMatchObject({ score: 2, marks: [{ score: 0 }, { score: 2 }] })
    const change = fixture.portal.backend.db
      .update(scorecardMarks)
      .set({ score: 2 })
      .where(eq(scorecardMarks.id, first?.id ?? ''))
    await expect(change).rejects.toMatchObject({
      cause: { message: 'a mark on a scorecard is never changed' },
    })
  })
})

describe('an assignment with a scorecard', () => {
  it('[COACH12] is what the coach tells whether a call passes by, and not by the overall score', async () => {
    const { manager, ana, session, card } = await heldCall(
      aMixedScorecard({ name: 'Calls back', passMark: 83 }),
    )
    const { builtIn, written, line } = idsOf(card)
    const ask = async (question: string) =>
      (await ana.browser.call('coaching', { body: { sessionId: session.id, question } })).insight
    const waiting = await ask('Did I pass?')
    expect(waiting).toMatch(/^That is not decided yet: by the scorecard “Calls back”/)
    expect(waiting).toContain('One entry is still to be judged by a reviewer')
    await mark(manager, session, builtIn, 1)
    await mark(manager, session, written, 1)
    const missed = await ask('What would it take to pass?')
    expect(missed).toMatch(/^Not yet: by the scorecard “Calls back” the call has \d+, and 83 passes/)
    expect(missed).toContain('“Was the callback number given?”, 25 points')
    expect(missed).not.toContain('70 passes')
    await mark(manager, session, line, 0)
    expect(await ask('¿Qué me falta para aprobar?')).toContain('Lo que la reprueba, sea cual sea el resto: «')
    const bare = await fixture.assign(manager, { personIds: [ana.id], passMark: 1 })
    const without = await practise(ana.browser, bare.id)
    const { insight } = await ana.browser.call('coaching', {
      body: { sessionId: without.id, question: 'Did I pass?' },
    })
    expect(insight).toMatch(/and 1 passes/)
  })

  it('[CARD15] waits while entries are pending, and passes by the scorecard once they are marked', async () => {
    const { manager, ana, assignment, session, card } = await heldCall(aMixedScorecard(), 1)
    const { builtIn, written } = idsOf(card)
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'waiting', attempts: 1, bestScore: null }])
    expect(await listAssignees(manager.browser, assignment.id)).toMatchObject([
      { state: 'waiting', sessions: [{ id: session.id, scorecard: { pending: 1, passed: null } }] },
    ])
    expect((await manager.browser.call('listAssignments'))[0]?.counts).toMatchObject({
      people: 1,
      waiting: 1,
    })
    expect(await errorOf(ana.browser, 'POST', `/api/assignments/${assignment.id}/sessions`, {})).toBe(
      '409 conflict',
    )
    await mark(manager, session, builtIn, 2)
    const { result } = await mark(manager, session, written, 2)
    expect(result).toMatchObject({ score: 100, passed: true })
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'passed', late: false, bestScore: 100 }])
  })

  it('[CARD15] is not passed by a failing entry, nor by the overall score or an override of it', async () => {
    const { manager, ana, assignment, session, card } = await heldCall(aMixedScorecard({ passMark: 0 }), 1)
    const { line, written } = idsOf(card)
    await mark(manager, session, written, 2)
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'passed' }])
    await mark(manager, session, line, 0)
    await manager.browser.call('overrideScore', {
      params: { id: session.id },
      body: { score: 100, reason: 'A very good call in the whole.', replaces: null },
    })
    const [person] = await listAssignees(manager.browser, assignment.id)
    expect(person).toMatchObject({
      state: 'failed',
      sessions: [{ score: 100, scorecard: { passed: false } }],
    })
  })

  it('[CARD15] lets another attempt be held while one waits, and the best one counts', async () => {
    const { manager, ana, assignment, session, card } = await heldCall(
      aMixedScorecard({ passMark: 100, requiredLines: [] }),
    )
    const { builtIn, written } = idsOf(card)
    const second = await practise(ana.browser, assignment.id)
    await mark(manager, session, written, 0)
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'waiting', attempts: 2 }])
    await mark(manager, second, builtIn, 2)
    await mark(manager, second, written, 2)
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'passed', bestScore: 100 }])
  })

  it('[CARD15] counts the end of the call, not the mark, for the deadline', async () => {
    const { manager, ana, assignment, session, card } = await heldCall(aMixedScorecard({ passMark: 0 }))
    await manager.browser.call('updateAssignment', {
      params: { id: assignment.id },
      body: { deadline: fixture.inDays(1) },
    })
    await fixture.daysLater(2, async () => {
      expect(await listDue(ana.browser)).toMatchObject([{ state: 'waiting' }])
      await mark(manager, session, idsOf(card).written, 1)
      expect(await listDue(ana.browser)).toEqual([])
    })
    expect(await listDue(ana.browser)).toMatchObject([{ state: 'passed', late: false }])
  })
})

describe('an account', () => {
  it('[CARD16] exports its sessions with their scorecards, and its marks', async () => {
    const { manager, ana, session, card } = await heldCall()
    const held = await mark(manager, session, idsOf(card).written, 2, { note: 'Twice.' })
    const own = await ana.browser.call('exportAccount')
    expect(own.sessions.map(({ scorecard }) => scorecard)).toEqual([held])
    expect(own.assigned).toMatchObject([{ scorecard: { id: card.id } }])
    const { reviews } = await manager.browser.call('exportAccount')
    expect(reviews.scorecardMarks).toMatchObject([{ sessionId: session.id, score: 2, note: 'Twice.' }])
  })

  it('[CARD16] that is deleted leaves its marks without a name', async () => {
    const { manager, ana, session, card } = await heldCall(
      aMixedScorecard({ criteria: [...aScorecard().criteria, aWrittenCriterion()] }),
    )
    await mark(manager, session, idsOf(card).written, 2)
    await manager.browser.attempt('DELETE', '/api/user', { password: 'a long enough password' })
    expect(entriesOf(await scorecardOf(ana.browser, session.id))[1]).toMatchObject({
      judgedBy: 'reviewer',
      marks: [{ author: null, score: 2 }],
    })
  })
})
