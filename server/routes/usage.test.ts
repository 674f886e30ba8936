import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import { type NewUsage, usage } from '#db/schema/usage.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const prices = {
  usdPerMillionTokensIn: 0.15,
  usdPerMillionTokensOut: 0.6,
  usdPerMillionVoiceCharacters: null,
  usdPerPracticeHour: 3,
}
let now: Date
let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let north: string
let south: string
let ana: Person
let mara: Person
let admin: Person

beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(() => ({
    name: 'reply',
    tokens: tokensOf('Yes, this is she.'),
    usage: { prompt_tokens: 1_000, completion_tokens: 10 },
  }))
  server = await startTestServer(database, {
    now: () => now,
    prices,
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
  })
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})
beforeEach(async () => {
  now = new Date('2026-05-20T10:00:00Z')
  await database.asOwner('truncate usage, usage_months')
  const at = { db: database.db, origin: server.origin }
  north = await insertTeam(database.db, 'North')
  south = await insertTeam(database.db, 'South')
  ana = await insertPerson(at, { role: 'trainee', teamId: north })
  mara = await insertPerson(at, { role: 'manager', teamId: north })
  admin = await insertPerson(at, { role: 'admin', teamId: null })
})

const insertUsage = (of: Pick<NewUsage, 'teamId' | 'kind' | 'quantity' | 'day'> & Partial<NewUsage>) =>
  database.db.insert(usage).values({ userId: ana.id, provider: 'openai', ...of })
const nothing = { quantity: 0, unpriced: 0, costMicroUsd: null }

describe('usage', () => {
  it('[API36] is listed by team and month, latest first, with unpriced quantities shown', async () => {
    await insertUsage({
      teamId: north,
      kind: 'model_tokens_in',
      quantity: 700,
      costMicroUsd: 105,
      day: '2026-05-31',
    })
    await insertUsage({ teamId: north, kind: 'model_tokens_in', quantity: 300, day: '2026-05-01' })
    await insertUsage({ teamId: north, kind: 'voice_characters', quantity: 90, day: '2026-05-02' })
    await insertUsage({
      teamId: north,
      kind: 'practice_ms',
      quantity: 150_000,
      costMicroUsd: 0,
      day: '2026-04-30',
    })
    await insertUsage({
      teamId: south,
      kind: 'model_tokens_out',
      quantity: 5,
      costMicroUsd: 3,
      day: '2026-05-09',
    })
    await insertUsage({
      teamId: null,
      kind: 'model_tokens_out',
      quantity: 6,
      costMicroUsd: 4,
      day: '2026-05-09',
    })
    await insertUsage({
      teamId: null,
      kind: 'model_tokens_out',
      quantity: 7,
      costMicroUsd: 4,
      day: '2026-05-10',
    })
    const all = await admin.browser.call('getUsage')
    expect(all.prices).toEqual(prices)
    expect(all.months).toEqual([
      {
        month: '2026-05',
        team: { id: north, name: 'North' },
        modelTokensIn: { quantity: 1_000, unpriced: 300, costMicroUsd: 105 },
        modelTokensOut: nothing,
        voiceCharacters: { quantity: 90, unpriced: 90, costMicroUsd: null },
        practiceMinutes: nothing,
        costMicroUsd: 105,
      },
      expect.objectContaining({ team: { id: south, name: 'South' }, costMicroUsd: 3 }),
      expect.objectContaining({
        team: null,
        modelTokensOut: { quantity: 13, unpriced: 0, costMicroUsd: 8 },
      }),
      expect.objectContaining({
        month: '2026-04',
        // A price of zero is a price.
        practiceMinutes: { quantity: 3, unpriced: 0, costMicroUsd: 0 },
        costMicroUsd: 0,
      }),
    ])
    const may = await admin.browser.call('getUsage', { query: { months: 1 } })
    expect(may.months.map(({ month }) => month)).toEqual(['2026-05', '2026-05', '2026-05'])
  })

  it('[BILL2] is visible to managers for their own team, to admins for all, and not to trainees', async () => {
    await insertUsage({ teamId: north, kind: 'voice_characters', quantity: 1, day: '2026-05-02' })
    await insertUsage({ teamId: south, kind: 'voice_characters', quantity: 2, day: '2026-05-02' })
    const own = await mara.browser.call('getUsage')
    expect(own.months.map(({ team }) => team?.name)).toEqual(['North'])
    expect((await ana.browser.fetch('/api/usage')).status).toBe(403)
    const at = { db: database.db, origin: server.origin }
    const loner = await insertPerson(at, { role: 'manager', teamId: null })
    expect((await loner.browser.call('getUsage')).months).toEqual([])
    for (const query of ['months=0', 'months=37', 'months=1.5', 'teamId=x'])
      expect((await admin.browser.fetch(`/api/usage?${query}`)).status).toBe(400)
  })

  it('stays on the bill when the account is deleted or the team is dissolved', async () => {
    await insertUsage({
      teamId: north,
      kind: 'model_tokens_in',
      quantity: 700,
      costMicroUsd: 105,
      day: '2026-05-31',
    })
    const before = await admin.browser.call('getUsage')
    await database.sql`delete from users where id = ${ana.id}`
    await admin.browser.call('deleteTeam', { params: { id: north } })
    expect(await database.db.select().from(usage)).toEqual([])
    expect(await admin.browser.call('getUsage')).toEqual(before)
    expect(before.months[0]?.team).toEqual({ id: north, name: 'North' })
    const [row] = await database.db
      .select({ deletedAt: teams.deletedAt })
      .from(teams)
      .where(sql`id = ${north}`)
    expect(row?.deletedAt).toEqual(now)
  })

  it('[BILL1] has the tokens of a turn and the minutes of a session, at current prices', async () => {
    const { id, prospectId } = await ana.browser.startSession()
    const say = (content: string) =>
      ana.browser.call('chat', {
        body: { prospectId, sessionId: id, messages: [{ role: 'user', content }] },
      })
    now = new Date('2026-05-20T10:02:00Z')
    await say('Good morning, this is Laura from Northway. Am I speaking with Ana Ruiz?')
    // A lunch break of an hour is not practice time.
    now = new Date('2026-05-20T11:02:00Z')
    await say('Thank you for waiting. When could you pay?')
    const calls = simulator.requests.length
    now = new Date('2026-05-20T11:05:00Z')
    await ana.browser.call('completeTrainingSession', { params: { id }, body: {} })
    await ana.browser.call('completeTrainingSession', { params: { id }, body: {} })
    const { months } = await mara.browser.call('getUsage')
    expect(months).toHaveLength(1)
    expect(calls).toBeGreaterThanOrEqual(2)
    const answered = (months[0]?.modelTokensIn.quantity ?? 0) / 1_000
    expect(answered).toBeGreaterThanOrEqual(2)
    expect(months[0]).toMatchObject({
      team: { id: north },
      modelTokensIn: { unpriced: 0, costMicroUsd: answered * 150 },
      modelTokensOut: { quantity: answered * 10, costMicroUsd: answered * 6 },
      // 2 minutes, 5 of the 60, and 3.
      practiceMinutes: { quantity: 10, unpriced: 0, costMicroUsd: 500_000 },
      costMicroUsd: answered * 156 + 500_000,
    })
  })
})
