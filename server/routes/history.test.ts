import { beforeEach, describe, expect, it } from 'vitest'
import { insertAssignment, insertTrainingSession } from '#db/testing/rows.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let ana: Person

beforeEach(async () => {
  ana = await insertPerson(portal.backend, {
    role: 'trainee',
    teamId: await insertTeam(portal.database.db, 'North'),
  })
})

describe('the list of sessions', () => {
  it('[HIST2] has the ending of each call, as in its report', async () => {
    const { id, prospectId } = await ana.browser.startSession()
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ id, ending: null }])
    for (let turn = 0; turn < 4; turn += 1)
      await ana.browser.call('chat', {
        body: {
          prospectId,
          sessionId: id,
          messages: [{ role: 'user', content: 'Hello, this is Laura on a recorded line. Is that Ana Ruiz?' }],
        },
      })
    const ended = await ana.browser.call('completeTrainingSession', { params: { id }, body: {} })
    const { report } = await ana.browser.call('getSessionMetrics', { params: { id } })
    expect(ended.ending).toBe(report.outcome.ending)
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ ending: report.outcome.ending }])
  })

  it('[HIST2] has no ending of a call that is too short to score', async () => {
    const { id } = await insertTrainingSession(portal.database.db, {
      userId: ana.id,
      status: 'completed',
      completedAt: new Date(),
      ending: 'open',
    })
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ id, ending: null }])
  })

  it('[HIST1] filters by how the call ended and by whether it counts for an assignment', async () => {
    const { db } = portal.database
    const ended = { userId: ana.id, status: 'completed', completedAt: new Date() } as const
    const { id: assignmentId } = await insertAssignment(db)
    const first = await insertTrainingSession(db, { ...ended, ending: 'promise', score: 70, assignmentId })
    const refused = await insertTrainingSession(db, { ...ended, ending: 'refused', score: 40 })
    await insertTrainingSession(db, { ...ended, ending: 'refused' })
    const found = async (query: { ending?: 'promise' | 'refused'; kind?: 'assignment' | 'practice' }) =>
      (await ana.browser.call('listTrainingSessions', { query })).map(({ id }) => id)
    expect(await found({ ending: 'refused' })).toEqual([refused.id])
    expect(await found({ kind: 'assignment' })).toEqual([first.id])
    expect(await found({ kind: 'practice' })).toHaveLength(2)
    expect(await found({ ending: 'promise', kind: 'practice' })).toEqual([])
    expect((await ana.browser.fetch('/api/training-sessions?kind=exam')).status).toBe(400)
  })

  it('[HIST1] filters by period and by debtor, whom the overview names once, the latest first', async () => {
    const { db } = portal.database
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const old = await insertTrainingSession(db, { userId: ana.id, startedAt: daysAgo(31) })
    const recent = await insertTrainingSession(db, { userId: ana.id, startedAt: daysAgo(29) })
    const { prospectId } = recent
    const again = await insertTrainingSession(db, { userId: ana.id, prospectId, startedAt: daysAgo(2) })
    const found = async (query: { days?: '7' | '30' | '90'; prospectId?: string }) =>
      (await ana.browser.call('listTrainingSessions', { query })).map(({ id }) => id)
    expect(await found({ days: '7' })).toEqual([again.id])
    expect(await found({ days: '30' })).toEqual([again.id, recent.id])
    expect(await found({ days: '90' })).toEqual([again.id, recent.id, old.id])
    expect(await found({ days: '7', prospectId })).toEqual([again.id])
    expect(await found({ prospectId: old.prospectId })).toEqual([old.id])
    expect((await ana.browser.fetch('/api/training-sessions?days=12')).status).toBe(400)
    const { debtors } = await ana.browser.call('getOverview')
    expect(debtors.map(({ id }) => id)).toEqual([prospectId, old.prospectId])
  })
})
