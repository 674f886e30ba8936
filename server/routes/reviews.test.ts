import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { scoreOverrides, sessionComments } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import { accountExport } from '#protocol/rest/privacy.ts'
import type { ScoreOverrideInput } from '#protocol/rest/reviews.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const now = new Date('2026-05-20T15:00:00Z')
let currentTime = now
const portal = new TestPortal({ parts: { now: () => currentTime } })
let team: string
let ana: Person
let mara: Person
let adam: Person

beforeEach(async () => {
  currentTime = now
  const { backend } = portal
  team = await insertTeam(backend.db, 'North')
  ana = await insertPerson(backend, { role: 'trainee', teamId: team, firstName: 'Ana' })
  mara = await insertPerson(backend, { role: 'manager', teamId: team, firstName: 'Mara' })
  adam = await insertPerson(backend, { role: 'admin', teamId: null, firstName: 'Adam' })
})

/** A completed session with its automatic score. */
async function insertCompletedSession(person: Person, score: number | null): Promise<string> {
  const { id } = await insertTrainingSession(portal.backend.db, {
    userId: person.id,
    startedAt: now,
    status: 'completed',
    completedAt: now,
    durationS: 300,
    score,
  })
  await insertMetrics(portal.backend.db, { sessionId: id, overallScore: score })
  return id
}

async function insertLine(sessionId: string, text = 'Pay today.'): Promise<string> {
  const [line] = await portal.backend.db
    .insert(conversationItems)
    .values({ sessionId, seq: 1, role: 'user', text, status: 'complete' })
    .returning()
  return line?.id ?? ''
}

const reviewOf = (person: Person, id: string) => person.browser.call('getSessionReview', { params: { id } })
const decide = (person: Person, id: string, body: ScoreOverrideInput) =>
  person.browser.call('overrideScore', { params: { id }, body })

const send = (person: Person, method: string, path: string, body: object) =>
  person.browser.fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  })

/** The status and the code of a refused call. */
async function refusal(person: Person, method: string, path: string, body: object = {}) {
  const response = await send(person, method, path, body)
  const { code } = (await response.json()) as { code: string }
  return `${response.status} ${code}`
}

describe('a comment', () => {
  it('[API28] on a session or one of its lines is visible to its trainee, whose list shows the review', async () => {
    const id = await insertCompletedSession(ana, 64)
    const itemId = await insertLine(id)
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ reviewedAt: null }])
    const whole = await mara.browser.call('createComment', {
      params: { id },
      body: { text: ' A good start. ' },
    })
    currentTime = new Date('2026-05-20T15:10:00Z')
    const pinned = await adam.browser.call('createComment', {
      params: { id },
      body: { text: 'Never like this.', itemId },
    })
    expect(whole).toMatchObject({
      author: { id: mara.id, name: 'Mara' },
      text: 'A good start.',
      itemId: null,
      createdAt: now.toISOString(),
      editedAt: null,
      version: 1,
    })
    expect(await reviewOf(ana, id)).toEqual({
      machineScore: 64,
      score: 64,
      overrides: [],
      comments: [whole, pinned],
      notes: [],
    })
    expect(pinned).toMatchObject({ author: { name: 'Adam' }, itemId })
    const reviewedAt = currentTime.toISOString()
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ id, reviewedAt }])
    expect(await mara.browser.call('listTeamSessions', { params: { id: team } })).toMatchObject([
      { id, reviewedAt },
    ])
  })

  it('[LIM4] requires one to two thousand characters and a line of the session', async () => {
    const id = await insertCompletedSession(ana, 64)
    const elsewhere = await insertLine(await insertCompletedSession(ana, 50))
    const path = `/api/training-sessions/${id}/comments`
    for (const body of [
      { text: '   ' },
      { text: 'x'.repeat(2_001) },
      { text: 'Look here', itemId: elsewhere },
    ])
      expect(await refusal(mara, 'POST', path, body)).toBe('400 invalid_input')
    expect(
      await mara.browser.call('createComment', { params: { id }, body: { text: 'x'.repeat(2_000) } }),
    ).toMatchObject({ version: 1 })
  })

  it('[API28] is changed only by its author, and deleted by the author or an admin', async () => {
    const id = await insertCompletedSession(ana, 64)
    const other = await insertPerson(portal.backend, { role: 'manager', teamId: team })
    const comment = await mara.browser.call('createComment', { params: { id }, body: { text: 'First' } })
    const path = `/api/comments/${comment.id}`
    for (const person of [other, adam])
      expect(await refusal(person, 'PATCH', path, { text: 'Mine', version: 1 })).toBe('403 forbidden')
    expect(await refusal(other, 'DELETE', path)).toBe('403 forbidden')
    currentTime = new Date('2026-05-21T08:00:00Z')
    expect(
      await mara.browser.call('updateComment', {
        params: { id: comment.id },
        body: { text: 'Second', version: 1 },
      }),
    ).toMatchObject({ text: 'Second', editedAt: currentTime.toISOString(), version: 2 })
    await adam.browser.call('deleteComment', { params: { id: comment.id } })
    expect((await reviewOf(ana, id)).comments).toEqual([])
    // No review is left, and the list shows that.
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ reviewedAt: null }])
    expect(await refusal(mara, 'DELETE', path)).toBe('404 not_found')
  })

  it('[API28] is not overwritten by a change based on an old version', async () => {
    const id = await insertCompletedSession(ana, 64)
    const { id: commentId } = await mara.browser.call('createComment', {
      params: { id },
      body: { text: 'First' },
    })
    const change = (text: string) => send(mara, 'PATCH', `/api/comments/${commentId}`, { text, version: 1 })
    const answers = await Promise.all([change('From this tab'), change('From that tab')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stored = answers[0]?.status === 200 ? 'From this tab' : 'From that tab'
    expect((await reviewOf(ana, id)).comments).toMatchObject([{ text: stored, version: 2 }])
  })

  it('is refused until the session has ended', async () => {
    const { id } = await insertTrainingSession(portal.backend.db, { userId: ana.id })
    expect(await refusal(mara, 'POST', `/api/training-sessions/${id}/comments`, { text: 'Hm' })).toBe(
      '409 conflict',
    )
    const decision = { score: 80, reason: 'It went very well.', replaces: null }
    expect(await refusal(mara, 'POST', `/api/training-sessions/${id}/score-overrides`, decision)).toBe(
      '409 conflict',
    )
  })
})

describe('nobody reviews', () => {
  it('[API27] their own session, whatever the role', async () => {
    for (const person of [ana, mara, adam]) {
      const id = await insertCompletedSession(person, 64)
      const decision = { score: 100, reason: 'I was brilliant here.', replaces: null }
      expect(await refusal(person, 'POST', `/api/training-sessions/${id}/comments`, { text: 'Hm' })).toBe(
        '403 forbidden',
      )
      expect(await refusal(person, 'POST', `/api/training-sessions/${id}/score-overrides`, decision)).toBe(
        '403 forbidden',
      )
      expect(await reviewOf(person, id)).toMatchObject({ score: 64, overrides: [], comments: [] })
    }
  })

  it('what they may no longer see; a comment stays when its author leaves the team', async () => {
    const id = await insertCompletedSession(ana, 64)
    const comment = await mara.browser.call('createComment', { params: { id }, body: { text: 'Stay' } })
    const south = await insertTeam(portal.backend.db, 'South')
    await adam.browser.call('updateUser', { params: { id: mara.id }, body: { teamId: south } })
    for (const method of ['PATCH', 'DELETE'])
      expect(await refusal(mara, method, `/api/comments/${comment.id}`, { text: 'Gone', version: 1 })).toBe(
        '404 not_found',
      )
    expect((await reviewOf(ana, id)).comments).toMatchObject([{ text: 'Stay', author: { name: 'Mara' } }])
  })
})

/** Every figure that includes Ana's scores, as each reader sees it. */
async function readFigures() {
  const [overview, analytics, teamAnalytics, history, people, [ofTeam], inTeam] = await Promise.all([
    ana.browser.call('getOverview'),
    ana.browser.call('getAnalytics', { query: { days: 7 } }),
    mara.browser.call('getAnalytics', { query: { days: 7, teamId: team } }),
    ana.browser.call('listTrainingSessions'),
    mara.browser.call('listUsers'),
    mara.browser.call('listTeams'),
    mara.browser.call('listTeamSessions', { params: { id: team } }),
  ])
  const mean = (scores: readonly (number | null)[]) => {
    const given = scores.filter((score) => score !== null)
    return given.length === 0 ? null : Math.round(given.reduce((sum, score) => sum + score, 0) / given.length)
  }
  return {
    overview: [overview.averageScore, overview.scoredSessions],
    analytics: analytics.current.averageScore,
    course: mean(analytics.course.map(({ averageScore }) => averageScore)),
    latest: mean(analytics.latest.map(({ overallScore }) => overallScore)),
    teamAnalytics: teamAnalytics.current.averageScore,
    history: mean(history.map(({ score }) => score)),
    member: people.find(({ id }) => id === ana.id)?.avgScore,
    team: ofTeam?.avgTeamScore,
    teamSessions: mean(inTeam.map(({ score }) => score)),
  }
}
const all = (score: number | null, scored: number) => ({
  overview: [score, scored],
  analytics: score,
  course: score,
  latest: score,
  teamAnalytics: score,
  history: score,
  member: score,
  team: score,
  teamSessions: score,
})

describe('a decision about the score', () => {
  it('[API27] applies everywhere, next to the automatic score, until it is revoked', async () => {
    await insertCompletedSession(ana, 50)
    const id = await insertCompletedSession(ana, 64)
    expect(await readFigures()).toEqual(all(57, 2))

    const first = await decide(mara, id, {
      score: 72,
      reason: 'The threat was a quotation.',
      replaces: null,
    })
    expect(await readFigures()).toEqual(all(61, 2))
    const second = await decide(adam, id, {
      score: 90,
      reason: 'And the plan was right.',
      replaces: first.id,
    })
    expect(await readFigures()).toEqual(all(70, 2))
    const back = await decide(mara, id, { score: null, reason: 'We talked it over.', replaces: second.id })
    expect(await readFigures()).toEqual(all(57, 2))

    expect(await reviewOf(ana, id)).toMatchObject({
      machineScore: 64,
      score: 64,
      overrides: [
        { ...first, author: { id: mara.id, name: 'Mara' }, score: 72 },
        { ...second, author: { id: adam.id, name: 'Adam' }, score: 90 },
        { ...back, author: { id: mara.id, name: 'Mara' }, score: null, reason: 'We talked it over.' },
      ],
    })
    expect(await ana.browser.call('listTrainingSessions')).toContainEqual(
      expect.objectContaining({ id, score: 64, reviewedAt: now.toISOString() }),
    )
    // The analysis keeps the automatic score throughout.
    await decide(mara, id, { score: 10, reason: 'Once more, for the test.', replaces: back.id })
    expect(await ana.browser.call('getSessionMetrics', { params: { id } })).toMatchObject({
      overallScore: 64,
    })
    expect(await reviewOf(ana, id)).toMatchObject({ machineScore: 64, score: 10 })
  })

  it('can score a session with insufficient evidence, and be revoked', async () => {
    const id = await insertCompletedSession(ana, null)
    expect(await readFigures()).toEqual(all(null, 0))
    const { id: replaces } = await decide(mara, id, {
      score: 75,
      reason: 'Short, and right.',
      replaces: null,
    })
    expect(await readFigures()).toEqual(all(75, 1))
    await decide(mara, id, { score: null, reason: 'Too short after all.', replaces })
    expect(await readFigures()).toEqual(all(null, 0))
  })

  it('[LIM4] requires a reason and a score from 0 to 100', async () => {
    const id = await insertCompletedSession(ana, 64)
    const path = `/api/training-sessions/${id}/score-overrides`
    const right = { score: 72, reason: 'The threat was a quotation.', replaces: null }
    for (const wrong of [{ reason: 'because   ' }, { score: 101 }, { score: -1 }, { score: 71.5 }])
      expect(await refusal(mara, 'POST', path, { ...right, ...wrong })).toBe('400 invalid_input')
    expect(await refusal(mara, 'POST', path, { ...right, score: null })).toBe('409 conflict')
    expect(await reviewOf(ana, id)).toMatchObject({ score: 64, overrides: [] })
  })

  it('[API27] is refused if someone else has decided in the meantime', async () => {
    const id = await insertCompletedSession(ana, 64)
    const path = `/api/training-sessions/${id}/score-overrides`
    const post = (person: Person, score: number, replaces: string | null) =>
      send(person, 'POST', path, { score, reason: 'I have listened to it.', replaces })
    const answers = await Promise.all([post(mara, 72, null), post(adam, 80, null)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { overrides, score } = await reviewOf(ana, id)
    expect(overrides).toHaveLength(1)
    expect(score).toBe(answers[0]?.status === 201 ? 72 : 80)
    // A decision based on the current one is accepted.
    expect((await post(adam, 85, overrides[0]?.id ?? null)).status).toBe(201)
    expect((await reviewOf(ana, id)).overrides).toHaveLength(2)
  })

  it('is immutable in the database and survives the account of its author', async () => {
    const { db } = portal.backend
    const id = await insertCompletedSession(ana, 64)
    await decide(mara, id, { score: 72, reason: 'The threat was a quotation.', replaces: null })
    await mara.browser.call('createComment', { params: { id }, body: { text: 'Well done.' } })
    const ofSession = eq(scoreOverrides.sessionId, id)
    const refused = { cause: { message: 'a decision about a score is never changed' } }
    await expect(db.update(scoreOverrides).set({ score: 100 }).where(ofSession)).rejects.toMatchObject(
      refused,
    )
    await expect(db.update(scoreOverrides).set({ authorId: adam.id }).where(ofSession)).rejects.toMatchObject(
      refused,
    )
    await db.delete(users).where(eq(users.id, mara.id))
    expect(await reviewOf(ana, id)).toMatchObject({
      score: 72,
      overrides: [{ score: 72, author: null }],
      comments: [{ text: 'Well done.', author: null }],
    })
  })
})

describe('a practised session', () => {
  it('shows the whispers, and keeps its review through a retry and another analysis', async () => {
    const session = await ana.browser.startSession()
    const client = await portal.openChannel(session.id, ana.browser)
    await client.join()
    await client.say('Hello, is this Ana Ruiz?')
    const watching = await portal.openChannel(session.id, mara.browser)
    const { snapshot } = await watching.join('observer')
    const line = snapshot.items.find(({ role }) => role === 'user')?.id ?? ''
    await watching.answer(
      watching.send({ type: 'whisper.send', text: 'Say who you are', to: ana.id, about_item_id: line }),
    )
    await client.answer(client.send({ type: 'session.complete' }))
    const { id } = session
    const { machineScore } = await reviewOf(mara, id)
    await decide(mara, id, { score: 88, reason: 'A very good opening.', replaces: null })
    const read = await reviewOf(ana, id)
    expect(read).toMatchObject({
      machineScore,
      score: 88,
      notes: [{ from: 'Mara', text: 'Say who you are', itemId: line }],
    })

    await ana.browser.call('analyzePerformance', { body: { sessionId: id } })
    await ana.browser.call('completeTrainingSession', { params: { id }, body: {} })
    const retry = await ana.browser.call('retryTrainingSession', { params: { id }, body: { itemId: line } })
    expect(await reviewOf(ana, id)).toEqual(read)
    // The retry is a new session without a review.
    expect(retry).toMatchObject({ score: null, reviewedAt: null })
    expect(await reviewOf(ana, retry.id)).toMatchObject({ overrides: [], comments: [], notes: [] })
    watching.close()
    client.close()
  })
})

describe('the export of an account', () => {
  it('has the reviews of its sessions, and those its owner wrote about others', async () => {
    const id = await insertCompletedSession(ana, 64)
    await mara.browser.call('createComment', { params: { id }, body: { text: 'Well done.' } })
    await decide(mara, id, { score: 72, reason: 'The threat was a quotation.', replaces: null })
    const exported = async (person: Person) =>
      accountExport.parse(await (await person.browser.fetch('/api/user/export')).json())
    expect(await exported(ana)).toMatchObject({
      reviews: { comments: [], scoreOverrides: [] },
      sessions: [
        {
          score: 72,
          comments: [{ text: 'Well done.', author: { name: 'Mara' } }],
          scoreOverrides: [{ score: 72, reason: 'The threat was a quotation.' }],
        },
      ],
    })
    expect(await exported(mara)).toMatchObject({
      reviews: {
        comments: [{ sessionId: id, text: 'Well done.' }],
        scoreOverrides: [{ sessionId: id, score: 72 }],
      },
      sessions: [],
    })
    await ana.browser.call('deleteAccount', { body: { password: 'a long enough password' } })
    for (const table of [sessionComments, scoreOverrides])
      expect(await portal.backend.db.select().from(table).where(eq(table.sessionId, id))).toEqual([])
  })
})
