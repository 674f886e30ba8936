import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { jurisdictions } from '#protocol/vocabulary/law.ts'
import { findReplyTarget } from '#server/services/training-session/reply-target.ts'
import { readRunning } from '#server/services/live/read-running.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertStaff } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
const body = { type: 'individual', name: 'Ana Ruiz' } as const
const castilian = { primaryLanguage: 'spanish', accent: 'castilian' } as const
const byRegion = { jurisdiction: 'by_region', capacity: 'agency' } as const
const californian = { jurisdiction: 'us_california', capacity: 'creditor' } as const

afterEach(() => {
  portal.server.ctx.law = byRegion
})

async function say(browser: TestBrowser, session: { id: string; prospectId: string }, content: string) {
  await browser.call('chat', {
    body: {
      prospectId: session.prospectId,
      sessionId: session.id,
      messages: [{ role: 'user', content }],
    },
  })
}

const detailsOf = (browser: TestBrowser, id: string) => browser.call('getTrainingSession', { params: { id } })
const store = (id: string, values: { law?: LawSettings | null }) =>
  portal.database.db.update(trainingSessions).set(values).where(eq(trainingSessions.id, id))

/** A session in which the collector threatens with prison. */
async function heldSession(browser: TestBrowser, prospect: Partial<LawSettings> = {}) {
  const session = await browser.startSession({ prospect: { ...body, ...prospect } })
  await say(browser, session, 'Hello, this is Laura from Northway. Am I speaking with Ana Ruiz?')
  await say(browser, session, 'If you do not pay $50 today, the police will arrest you.')
  return session
}

async function basisOfThreat(browser: TestBrowser, id: string): Promise<string | undefined> {
  await browser.call('completeTrainingSession', { params: { id }, body: {} })
  const { report } = await browser.call('getSessionMetrics', { params: { id } })
  return report.violations.find(({ violation }) => violation === 'arrest')?.basis
}

describe('the rules of a session', () => {
  it('[WATCH3] are those that its analysis cites, each with a line that keeps it', async () => {
    const browser = await portal.registeredUser()
    const { id } = await heldSession(browser, californian)
    const rules = await browser.call('listSessionRules', { params: { id } })
    const threat = rules.find(({ violation }) => violation === 'arrest')
    expect(threat?.basis).toBe(await basisOfThreat(browser, id))
    expect(threat?.example.en).toMatch(/\w/u)
    expect(threat?.example.es).toMatch(/\w/u)
    const stranger = await portal.registeredUser()
    expect((await stranger.fetch(`/api/training-sessions/${id}/rules`)).status).toBe(404)
  })
})

describe('the law of a prospect', () => {
  it('[LAW1] is the installation’s unless it is given, and can be changed and given back', async () => {
    const browser = await portal.registeredUser()
    const made = await browser.call('createProspect', { body })
    expect(made).toMatchObject({ jurisdiction: null, capacity: null })
    const params = { id: made.id }
    for (const jurisdiction of jurisdictions)
      expect(await browser.call('updateProspect', { params, body: { jurisdiction } })).toEqual({
        ...made,
        jurisdiction,
      })
    const changed = await browser.call('updateProspect', { params, body: californian })
    expect(changed).toEqual({ ...made, ...californian })
    // A client that knows nothing of it changes nothing of it.
    await browser.call('updateProspect', { params, body: { name: 'Ana R. Ruiz' } })
    expect(await browser.call('getProspect', { params })).toMatchObject(californian)
    expect(
      await browser.call('updateProspect', { params, body: { jurisdiction: null, capacity: null } }),
    ).toMatchObject({ jurisdiction: null, capacity: null })
  })

  it('[LAW1] has a value from the lists, in the calls and in the database', async () => {
    const browser = await portal.registeredUser()
    for (const wrong of [{ jurisdiction: 'by_region' }, { jurisdiction: 'france' }, { capacity: 'bank' }])
      expect(await browser.attempt('POST', '/api/prospects', { ...body, ...wrong })).toEqual({
        status: 400,
        code: 'invalid_input',
      })
    const { id } = await browser.call('createProspect', { body: { ...body, ...californian } })
    for (const column of ['jurisdiction', 'capacity'])
      await expect(
        portal.database.db.execute(
          sql`update ${prospects} set ${sql.identifier(column)} = 'france' where id = ${id}`,
        ),
      ).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

describe('the law of a session', () => {
  it('[LAW3] is settled at its start: the prospect’s, else the installation’s, else the accent’s', async () => {
    const browser = await portal.registeredUser()
    const start = async (prospect: object) =>
      (await browser.startSession({ prospect: { ...body, ...prospect } })).law
    expect(await start({ ...castilian })).toEqual({ jurisdiction: 'spain', capacity: 'agency' })
    portal.server.ctx.law = { jurisdiction: 'us_texas', capacity: 'creditor' }
    expect(await start({ ...castilian })).toEqual({ jurisdiction: 'us_texas', capacity: 'creditor' })
    expect(await start({ ...castilian, capacity: 'agency' })).toEqual({
      jurisdiction: 'us_texas',
      capacity: 'agency',
    })
    expect(await start(californian)).toEqual(californian)
  })

  it('[LAW3] stays as it was, in a retry too, whatever changes afterwards', async () => {
    const browser = await portal.registeredUser()
    const session = await heldSession(browser, californian)
    await browser.call('updateProspect', {
      params: { id: session.prospectId },
      body: { jurisdiction: 'mexico', capacity: 'agency' },
    })
    portal.server.ctx.law = { jurisdiction: 'spain', capacity: 'agency' }
    const { law, prospect, items } = await detailsOf(browser, session.id)
    expect(law).toEqual(californian)
    expect(prospect).toMatchObject(californian)
    expect(await browser.call('listTrainingSessions')).toMatchObject([{ law: californian }])
    const itemId = items.find(({ role }) => role === 'user')?.id ?? ''
    const retry = await browser.call('retryTrainingSession', { params: { id: session.id }, body: { itemId } })
    expect(retry.law).toEqual(californian)
  })

  it('[LAW3] is settled for the retry of a session that has none', async () => {
    const browser = await portal.registeredUser()
    const session = await heldSession(browser)
    await store(session.id, { law: null })
    portal.server.ctx.law = californian
    const { items } = await detailsOf(browser, session.id)
    const itemId = items.find(({ role }) => role === 'user')?.id ?? ''
    const retry = await browser.call('retryTrainingSession', { params: { id: session.id }, body: { itemId } })
    expect(retry.law).toEqual(californian)
  })

  it('[LAW3] an attempt at an assignment has the law of its prospect', async () => {
    const { team, manager } = await insertStaff(portal.backend)
    const { id: userId, browser } = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    const { id: prospectId } = await manager.browser.call('createProspect', {
      body: { ...body, ...californian },
    })
    const assignment = await manager.browser.call('createAssignment', {
      body: {
        prospectId,
        sessionType: 'standard',
        passMark: 70,
        deadline: new Date(Date.now() + 86_400_000).toISOString(),
        personIds: [userId],
      },
    })
    const attempt = await browser.call('startAssignment', { params: { id: assignment.id }, body: {} })
    expect(attempt.law).toEqual(californian)
  })

  it('[LAW4] decides what the score rests on', async () => {
    const browser = await portal.registeredUser()
    const spanish = await heldSession(browser, { jurisdiction: 'spain' })
    const mexican = await heldSession(browser, { jurisdiction: 'mexico' })
    expect(await basisOfThreat(browser, spanish.id)).toContain('Ley 3/1991')
    expect(await basisOfThreat(browser, mexican.id)).toContain('Constitución')
  })

  it('[LAW4] reaches the reply, the tips, the questions and the list of running calls', async () => {
    const browser = await portal.registeredUser()
    const { id } = await heldSession(browser, californian)
    const { scenario } = await findReplyTarget(portal.server.ctx, id)
    expect(scenario.law).toEqual(californian)
    const client = await portal.openChannel(id, browser)
    await client.join()
    const scenarios = new Map<string, Scenario>()
    await readRunning(portal.database.db, { ids: [id], teamIds: null }, scenarios)
    expect(scenarios.get(id)?.law).toEqual(californian)
    client.close()
  })

  it('[LAW4] from before it was settled goes by the accent, for an agency', async () => {
    const browser = await portal.registeredUser()
    const session = await heldSession(browser)
    await portal.database.db.execute(
      sql`update training_sessions set law = null, scenario = scenario - 'jurisdiction' - 'capacity' where id = ${session.id}`,
    )
    portal.server.ctx.law = { jurisdiction: 'spain', capacity: 'creditor' }
    const { law, prospect } = await detailsOf(browser, session.id)
    expect(law).toBeNull()
    expect(prospect).toMatchObject({ jurisdiction: null, capacity: null })
    expect(await basisOfThreat(browser, session.id)).toContain('1692e(4)')
  })
})
