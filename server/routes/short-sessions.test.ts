import { describe, expect, it } from 'vitest'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()

const line = 'Hello, my name is Laura, calling on a recorded line. Am I speaking with Ana Ruiz?'

const say = (browser: TestBrowser, { id, prospectId }: { id: string; prospectId: string }) =>
  browser.call('chat', { body: { prospectId, sessionId: id, messages: [{ role: 'user', content: line }] } })

const remove = (browser: TestBrowser, id: string) =>
  browser.fetch(`/api/training-sessions/${id}`, { method: 'DELETE' })

describe('a session in which too little was said', () => {
  it('[SESS36] can be ended without a score: it stays in the lists and is in no figure', async () => {
    const browser = await portal.registeredUser()
    const { id } = await browser.startSession()
    const ended = await browser.call('completeTrainingSession', {
      params: { id },
      body: { allowTooShort: true },
    })
    expect(ended).toMatchObject({ status: 'completed', score: null })
    expect(await browser.call('getTrainingSession', { params: { id } })).toMatchObject({ score: null })
    expect(await browser.call('getSessionMetrics', { params: { id } })).toMatchObject({ overallScore: null })
    expect(await browser.call('analyzePerformance', { body: { sessionId: id } })).toMatchObject({
      analysis: { overallScore: null },
    })
    expect(await browser.call('listTrainingSessions')).toMatchObject([{ id, score: null }])
    expect(await browser.call('listPerformanceMetrics')).toMatchObject([{ overallScore: null }])
    expect(await browser.call('getOverview')).toMatchObject({
      sessions: { total: 0, completed: 0 },
      averageScore: null,
      scoredSessions: 0,
    })
    expect(await browser.call('getAnalytics', { query: { days: 7 } })).toMatchObject({
      current: { sessions: 0, completed: 0, averageScore: null },
      latest: [],
    })
    const exported = await browser.fetch('/api/user/export')
    expect(await exported.json()).toMatchObject({ sessions: [{ id, score: null }] })
  })

  it('[SESS36] tells every open view that it has ended', async () => {
    const browser = await portal.registeredUser()
    const { id } = await browser.startSession()
    const channel = await portal.openChannel(id, browser)
    await channel.join()
    await browser.call('completeTrainingSession', { params: { id }, body: { allowTooShort: true } })
    expect(await channel.find(({ type }) => type === 'session.completed')).toBeDefined()
    channel.close()
  })

  it('[SESS36] does not spare a longer one its score', async () => {
    const browser = await portal.registeredUser()
    const session = await browser.startSession()
    for (let turn = 0; turn < 4; turn += 1) await say(browser, session)
    const asked = { params: { id: session.id }, body: { allowTooShort: true } }
    const ended = await browser.call('completeTrainingSession', asked)
    const metrics = await browser.call('getSessionMetrics', { params: { id: session.id } })
    expect(ended.score).toBe(metrics.overallScore)
    expect(ended.score).not.toBeNull()
  })

  it('[SESS37] can be deleted, and leaves no trace in lists and sums', async () => {
    const browser = await portal.registeredUser()
    const { id } = await browser.startSession()
    expect((await remove(browser, id)).status).toBe(204)
    expect((await remove(browser, id)).status).toBe(404)
    expect(await browser.call('listTrainingSessions')).toEqual([])
    expect(await browser.call('getOverview')).toMatchObject({ sessions: { total: 0 }, lastSessionAt: null })
  })

  it('[SESS37] is not deleted if it can be scored, has ended, or is somebody else’s', async () => {
    const browser = await portal.registeredUser()
    const session = await browser.startSession()
    const stranger = await portal.registeredUser()
    expect((await remove(stranger, session.id)).status).toBe(404)
    await say(browser, session)
    expect((await remove(browser, session.id)).status).toBe(409)
    const short = await browser.startSession()
    await browser.call('completeTrainingSession', { params: { id: short.id }, body: { allowTooShort: true } })
    expect((await remove(browser, short.id)).status).toBe(409)
    const rows = await portal.database.db.select({ id: trainingSessions.id }).from(trainingSessions)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([session.id, short.id]))
  })
})
