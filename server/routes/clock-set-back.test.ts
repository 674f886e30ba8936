import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { practiceDays, practiceTotals } from '#db/schema/practice.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
let now = new Date(noon)
const portal = new TestPortal({ parts: { now: () => now } })

const say = (browser: TestBrowser, session: { id: string; prospectId: string }, content: string) =>
  browser.call('chat', {
    body: {
      prospectId: session.prospectId,
      sessionId: session.id,
      messages: [{ role: 'user', content }],
    },
  })

/** A completed call in which the clock is set back by two hours, a minute after the start. */
async function callAcrossTheChange(browser: TestBrowser) {
  now = new Date(noon)
  const session = await browser.startSession()
  now = new Date(noon + 60_000)
  await say(
    browser,
    session,
    'Hello, my name is Laura, calling on a recorded line. Am I speaking with Ana Ruiz?',
  )
  now = new Date(noon - 2 * 3_600_000)
  await say(browser, session, 'I am sorry to hear that. Could you manage $50 a month?')
  await browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
  return session.id
}

const readAll = async (browser: TestBrowser) => ({
  sessions: await browser.call('listTrainingSessions'),
  overview: await browser.call('getOverview'),
  analytics: await browser.call('getAnalytics', { query: { days: 7 } }),
})

it('[DATA10] a call is as long as it lasted until its last line if the clock goes back', async () => {
  const browser = await portal.registeredUser()
  const id = await callAcrossTheChange(browser)
  const [row] = await portal.database.db.select().from(trainingSessions).where(eq(trainingSessions.id, id))
  expect(row?.durationS).toBe(60)
  expect(row?.completedAt).toEqual(new Date(noon + 60_000))
  const { sessions, overview, analytics } = await readAll(browser)
  expect(sessions.map(({ duration }) => duration)).toEqual([60])
  expect(overview.practisedS).toBe(60)
  expect(analytics.current.averageDurationS).toBe(60)
})

it('[DATA10] a call that ends before its start without a line in between takes no time', async () => {
  const browser = await portal.registeredUser()
  now = new Date(noon)
  const session = await browser.startSession()
  now = new Date(noon - 2 * 3_600_000)
  await say(
    browser,
    session,
    'Hello, my name is Laura, calling on a recorded line. Am I speaking with Ana Ruiz?',
  )
  await say(browser, session, 'I am sorry to hear that. Could you manage $50 a month?')
  await browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
  const { sessions } = await readAll(browser)
  expect(sessions.map(({ duration }) => duration)).toEqual([0])
})

it('[DATA10] negative stored sums are shown as none', async () => {
  const browser = await portal.registeredUser()
  const { id: userId } = await browser.call('currentUser')
  await callAcrossTheChange(browser)
  await portal.database.db
    .update(practiceDays)
    .set({ durationS: -7_198 })
    .where(eq(practiceDays.userId, userId))
  await portal.database.db
    .update(practiceTotals)
    .set({ durationS: -7_198 })
    .where(eq(practiceTotals.userId, userId))
  const { overview, analytics } = await readAll(browser)
  expect(overview.practisedS).toBe(0)
  expect(analytics.current.averageDurationS).toBe(0)
})
