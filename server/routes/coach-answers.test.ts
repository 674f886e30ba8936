import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { jsonBody, LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const said = 'You have to pay the whole amount today, Ana.'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let browser: TestBrowser
let sessionId: string
beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(() => ({ name: 'reply', tokens: tokensOf('Yes, this is Ana.') }))
  server = await startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
  })
  browser = new TestBrowser(server.origin)
  await browser.register()
  sessionId = (await browser.startSession()).id
  const client = await ChannelClient.open(server.webSocketUrl(sessionId), {
    cookie: browser.cookie,
    origin: server.origin,
  })
  await client.join()
  await client.say(said)
  client.close()
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})
beforeEach(() => simulator.script())

const question = 'What should I have said instead of line 2?'

async function ask(...answers: { answer: string; proposals?: string[] }[]): Promise<string> {
  simulator.script(...answers.map((given) => jsonBody(JSON.stringify(given))))
  const { insight } = await browser.call('coaching', { body: { sessionId, question } })
  return insight
}
const right = { answer: `You said in line 2: “${said}” Ask first.` }
const invented = { answer: 'You said in line 2: “Pay me now or else, you crook.”' }

describe('the answer of a model as the coach', () => {
  it('[COACH9] is shown if its quotes were said', async () => {
    expect(await ask(right)).toBe(right.answer)
    expect(simulator.requests).toHaveLength(1)
  })

  it('[COACH9] is asked for once more with what was wrong, if they were not', async () => {
    expect(await ask(invented, right)).toBe(right.answer)
    expect(JSON.stringify((await simulator.request(1)).body)).toContain('do not stand in line 2')
  })

  it('[COACH9] gives way to the built-in coach if the second one does not hold either', async () => {
    const insight = await ask(invented, invented)
    expect(simulator.requests).toHaveLength(2)
    expect(insight).not.toContain('crook')
    expect(insight).toContain('line 2: “You have to pay the whole amount today, Ana”')
  })

  it('[COACH10] is asked for with the rules that bind, the situation and numbered lines', async () => {
    await ask(right)
    const { body } = await simulator.request(0)
    const data: unknown = JSON.parse(body.messages.at(-1)?.content ?? '')
    expect(data).toMatchObject({
      law: {
        jurisdiction: 'us',
        rules: expect.arrayContaining([
          expect.objectContaining({ section: expect.stringContaining('1692') }),
        ]),
      },
      transcript: expect.arrayContaining([{ line: 2, speaker: 'collector', text: said }]),
    })
    expect(JSON.stringify(data)).not.toMatch(/CONDUSEF|RGPD/)
  })
})
