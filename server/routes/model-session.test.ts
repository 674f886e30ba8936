import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { prospects } from '#db/schema/prospects.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { fillLives } from '#server/services/prospect/fill-lives.ts'
import { defaultReplyLimits } from '#server/services/turn/reply-limits.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { jsonBody, LlmSimulator, type Script, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let browser: TestBrowser
let opening: Script
let reply: Script
let reading: Script

/** What was asked, by its form: a reading wants JSON; an opening has no line of the collector. */
beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(({ body }) => {
    if (body.stream !== true) return reading
    return body.messages.length === 2 ? opening : reply
  })
  server = await startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
    replies: { ...defaultReplyLimits, readsAgain: true, opensCalls: true, makesLives: true },
  })
  browser = new TestBrowser(server.origin)
  await browser.register()
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})
beforeEach(() => {
  simulator.script()
  opening = says('A: Hey, Ana Ruiz here. It is about the $1,200, I want to hear my options.')
  reply = says('A: Well, I hear you.')
  reading = jsonBody('{}')
})

const says = (text: string): Script => ({ name: 'reply', tokens: tokensOf(text) })

async function lifeIn(prospectId: string) {
  const [row] = await database.db
    .select({ life: prospects.life })
    .from(prospects)
    .where(eq(prospects.id, prospectId))
  return row?.life
}

async function openCall() {
  const session = await browser.startSession()
  const client = await ChannelClient.open(server.webSocketUrl(session.id), {
    cookie: browser.cookie,
    origin: server.origin,
  })
  const { snapshot } = await client.join()
  return { client, session, first: snapshot.items[0]?.text }
}

describe('a session with a language model', () => {
  it('[LLM7] begins with the model’s line', async () => {
    const { client, first } = await openCall()
    expect(first).toBe('Hey, Ana Ruiz here. It is about the $1,200, I want to hear my options.')
    client.close()
  })

  it.each<[string, Script]>([
    ['names no debt', says('Hey, Ana Ruiz here.')],
    ['names another debt', says('Hey, Ana Ruiz here, about the $9,000.')],
    ['fails', { name: 'status', status: 500 }],
    ['leaves its role', says('How can I assist you today?')],
  ])('[LLM7] begins with a line of the bank where the model’s %s', async (_, script) => {
    opening = script
    const { client, first } = await openCall()
    expect(first).toMatch(/Ana Ruiz/u)
    expect(first).toMatch(/\$1,200/u)
    client.close()
  })

  it('[LLM8] has a debtor who knows what the model found in its scenario, as the author was shown it', async () => {
    const text = 'My boss let me go from the bakery in May.'
    const fact = {
      topic: 'job_loss',
      also: [],
      text,
      again: 'The bakery let me go.',
      openness: 'free',
      cause: true,
    }
    reading = jsonBody(JSON.stringify({ facts: [{ quote: 'fired from the bakery in May', ...fact }] }))
    const scenario = 'Ana was fired from the bakery in May by her boss.'
    const prospect = {
      type: 'individual' as const,
      name: 'Ana Ruiz',
      personality: 'cooperative' as const,
      scenario,
    }
    const shown = await browser.call('previewLife', { body: prospect })
    expect(shown.en?.facts.map((one) => one.text)).toContain(text)
    const { id } = await browser.call('createProspect', { body: prospect })
    expect(await lifeIn(id)).toMatchObject({ madeBy: 'model', lives: shown })

    // What the rules would make of it after an update never takes its place.
    await database.db.update(prospects).set({ lifeMaker: 0 }).where(eq(prospects.id, id))
    await fillLives(server.ctx)
    expect(await lifeIn(id)).toMatchObject({ lives: shown })

    reading = jsonBody('{"facts": []}')
    const { id: other } = await browser.call('createProspect', {
      body: { ...prospect, scenario: `${scenario} He has a dog.` },
    })
    expect(await lifeIn(other)).toMatchObject({ madeBy: 'rules' })
  })

  it('[LLM6] keeps the model’s reading of a line with it, beside the reply', async () => {
    const quote = 'I am sorry to hear that, Ana.'
    const plain = { acts: ['empathy'], violations: [], question: null, social: null, terms: null, sure: true }
    reading = jsonBody(JSON.stringify({ sentences: [{ quote, ...plain }] }))
    const { client, session } = await openCall()
    expect(await client.say(quote)).toBe('Well, I hear you.')
    client.close()
    await server.close()
    const rows = await database.db
      .select({ turn: conversationItems.turn })
      .from(conversationItems)
      .where(eq(conversationItems.sessionId, session.id))
    expect(rows.map(({ turn }) => turn)).toContainEqual(expect.objectContaining({ version: 1_001 }))
  })
})
