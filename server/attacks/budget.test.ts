import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { budgetDays, budgetReservations } from '#db/schema/budgets.ts'
import { teams } from '#db/schema/teams.ts'
import { usage } from '#db/schema/usage.ts'
import { users } from '#db/schema/users.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { reservationMs } from '#server/services/budget/reserve.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { bundleServer, spawnServer } from '#server/testing/spawn-server.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const turns = 100
const line = 'Good morning, this is Laura from Northway on a recorded line. Am I speaking with Ana Ruiz?'

let database: TestDatabase
let simulator: LlmSimulator
/** The amount reserved for one such turn, as measured on a server with a large budget. */
let turnTokens: number

beforeAll(async () => {
  database = await createTestDatabase()
  // Each call costs far more than a reservation, so spent budget never becomes free again.
  simulator = await LlmSimulator.start(() => ({
    name: 'reply',
    tokens: tokensOf('Yes.'),
    firstTokenMs: 50,
    usage: { prompt_tokens: 40_000, completion_tokens: 2 },
  }))
  turnTokens = await measureTurn()
})
afterAll(async () => {
  await simulator.close()
  await database.close()
})
beforeEach(() => simulator.script())

function startServer(budget: number, per: 'user' | 'team' | 'installation' = 'user'): Promise<TestServer> {
  return startTestServer(
    database,
    {
      llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
      budgets: {
        model_tokens: { user: null, team: null, [per]: Math.floor(budget) },
        voice_characters: { user: null, team: null },
      },
    },
    // More than an account may usually have open at once.
    { channel: { socketsPerAccount: turns } },
  )
}

async function measureTurn(): Promise<number> {
  const server = await startServer(1_000_000)
  const browser = await trainee(server)
  const session = await browser.startSession()
  const turn = chat(browser, session)
  await simulator.request(0)
  const [held] = await database.db.select().from(budgetReservations)
  await turn
  await server.close()
  return held?.amount ?? 0
}

async function trainee(server: TestServer): Promise<TestBrowser> {
  const browser = new TestBrowser(server.origin)
  await browser.register()
  return browser
}

type Session = Awaited<ReturnType<TestBrowser['startSession']>>

function chat(browser: TestBrowser, { id, prospectId }: Session): Promise<Response> {
  return browser.fetch('/api/ai/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      messages: [{ role: 'user', content: line }],
      prospectId,
      sessionId: id,
    }),
  })
}

/** The given number of sessions with one prospect. */
async function createSessions(browser: TestBrowser, count: number): Promise<Session[]> {
  const first = await browser.startSession()
  const more = await Promise.all(
    Array.from({ length: count - 1 }, () =>
      browser.call('createTrainingSession', { body: { prospectId: first.prospectId } }),
    ),
  )
  return [first, ...more]
}

async function expectNoReservations(): Promise<void> {
  await vi.waitFor(async () => expect(await database.db.select().from(budgetReservations)).toEqual([]), {
    timeout: 5_000,
  })
}

describe(`${turns} turns at once on a budget of three`, () => {
  it('[ERR12] over REST call the model three times; the rest get a 429', async () => {
    const server = await startServer(3.5 * turnTokens)
    const browser = await trainee(server)
    const sessions = await createSessions(browser, turns)
    simulator.script()
    const answers = await Promise.all(sessions.map((session) => chat(browser, session)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(refused).toHaveLength(turns - 3)
    expect(simulator.requests).toHaveLength(3)
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({ code: 'budget_exceeded' })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await expectNoReservations()
    await server.close()
  })

  it('over the channel call the model three times; the rest get a nack and are not stored', async () => {
    const server = await startServer(3.5 * turnTokens)
    const browser = await trainee(server)
    const sessions = await createSessions(browser, turns)
    simulator.script()
    const clients = await Promise.all(
      sessions.map(async ({ id }) => {
        const client = await ChannelClient.open(server.webSocketUrl(id), {
          cookie: browser.cookie,
          origin: server.origin,
        })
        await client.join()
        return client
      }),
    )
    const answers = await Promise.all(
      clients.map((client) => client.answer(client.send({ type: 'input_text.submit', text: line }))),
    )
    const refused = answers.filter((answer) => answer.type === 'nack')
    expect(refused).toHaveLength(turns - 3)
    for (const nack of refused) expect(nack).toMatchObject({ code: 'budget_exceeded', retryable: false })
    const took = clients.filter((_, n) => answers[n]?.type === 'ack')
    for (const client of took) await client.find((frame) => frame.type === 'conversation.item.completed')
    expect(simulator.requests).toHaveLength(3)
    const stored = clients.filter((client) =>
      client.frames.some((frame) => frame.type === 'conversation.item.created'),
    )
    expect(stored).toHaveLength(3)
    for (const client of clients) client.close()
    await expectNoReservations()
    await server.close()
  })

  it('by ten people of one team, half on another server process, call the model three times', async () => {
    const [one, two] = [
      await startServer(3.5 * turnTokens, 'team'),
      await startServer(3.5 * turnTokens, 'team'),
    ]
    const [team] = await database.db.insert(teams).values({ name: 'Northway' }).returning()
    const people: { browser: TestBrowser; sessions: Session[] }[] = []
    for (let n = 0; n < 10; n++) {
      const browser = new TestBrowser((n % 2 === 0 ? one : two).origin)
      const { id } = await browser.register()
      await database.db.update(users).set({ teamId: team?.id }).where(eq(users.id, id))
      people.push({ browser, sessions: await createSessions(browser, turns / 10) })
    }
    simulator.script()
    const answers = await Promise.all(
      people.flatMap(({ browser, sessions }) => sessions.map((session) => chat(browser, session))),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(3)
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(turns - 3)
    expect(simulator.requests).toHaveLength(3)
    await expectNoReservations()
    await one.close()
    await two.close()
  })

  it('[BUDG1] by people without a team, half on another server process, call the model three times', async () => {
    const spent = await database.db.select().from(budgetDays)
    const before = spent.reduce(
      (sum, { scope, spent: tokens }) => sum + (scope === 'installation' ? tokens : 0),
      0,
    )
    const budget = before + 3.5 * turnTokens
    const [one, two] = [await startServer(budget, 'installation'), await startServer(budget, 'installation')]
    const people: { browser: TestBrowser; sessions: Session[] }[] = []
    for (let n = 0; n < 8; n++) {
      const browser = await trainee(n % 2 === 0 ? one : two)
      people.push({ browser, sessions: await createSessions(browser, 2) })
    }
    simulator.script()
    const all = await Promise.all(
      people.flatMap(({ browser, sessions }) => sessions.map((session) => chat(browser, session))),
    )
    expect(simulator.requests).toHaveLength(3)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = all.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(13)
    for (const answer of refused) expect(await answer.json()).toMatchObject({ code: 'budget_exceeded' })
    await expectNoReservations()
    await one.close()
    await two.close()
  })

  it('in one session share replies, never more than the budget allows', async () => {
    const server = await startServer(80_000 + 0.5 * turnTokens)
    const browser = await trainee(server)
    const session = await browser.startSession()
    simulator.script()
    const answers = await Promise.all(Array.from({ length: turns }, () => chat(browser, session)))
    expect([1, 2]).toContain(simulator.requests.length)
    const answered = answers.filter(({ status }) => status === 200)
    expect(answered.length).toBeGreaterThanOrEqual(simulator.requests.length)
    // A debtor who hears the same line over and over may hang up, which ends the session for the other turns.
    const refusals = ['budget_exceeded', 'call_ended', 'analysis_running', 'session_completed']
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusals).toContain(z.object({ code: z.string() }).parse(await answer.json()).code)
    await expectNoReservations()
    await server.close()
  })
})

it('does not limit or charge turns of the embedded debtor', async () => {
  const server = await startTestServer(database, {
    budgets: { model_tokens: { user: 0, team: 0 }, voice_characters: { user: 0, team: 0 } },
  })
  const browser = new TestBrowser(server.origin)
  const { id } = await browser.register()
  const answer = await chat(browser, await browser.startSession())
  expect(answer.status).toBe(200)
  expect(await database.db.select().from(usage).where(eq(usage.userId, id))).toEqual([])
  await server.close()
})

it('recovers after a kill during a turn', async () => {
  simulator.script({ name: 'silent' })
  const env = {
    DATABASE_URL: database.url,
    OPENAI_BASE_URL: simulator.baseUrl,
    MODEL_TOKENS_PER_USER_DAY: String(Math.round(1.5 * turnTokens)),
    SESSION_SECRET: 'a secret of the tests, and of nobody else',
  }
  const file = await bundleServer()
  const killed = await spawnServer(file, env)
  const browser = new TestBrowser(killed.origin)
  await browser.register()
  const session = await browser.startSession()
  const cut = chat(browser, session).catch(() => null)
  await simulator.request(0)
  await killed.kill('SIGKILL')
  await cut
  expect(await database.db.select().from(budgetReservations)).toHaveLength(1)

  // Another process, after the reservation has expired.
  const later = await startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted' }),
    now: () => new Date(Date.now() + reservationMs),
    budgets: {
      model_tokens: { user: Math.round(1.5 * turnTokens), team: null },
      voice_characters: { user: null, team: null },
    },
  })
  const again = new TestBrowser(later.origin)
  again.cookie = browser.cookie
  const other = await again.call('createTrainingSession', { body: { prospectId: session.prospectId } })
  expect((await chat(again, other)).status).toBe(200)
  await later.close()
})
