import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { judgedIds } from '#server/domain/scoring/judge/criteria.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { jsonBody, LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let browser: TestBrowser
/** What the judge answers about every call. */
let judgement: unknown
beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(({ body }) =>
    body.response_format === undefined
      ? { name: 'reply', tokens: tokensOf('I am sorry, I did not understand that.') }
      : jsonBody(JSON.stringify(judgement)),
  )
  server = await startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
  })
  browser = new TestBrowser(server.origin)
  await browser.register()
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})

async function scoreOf(said: readonly string[], given: (id: string, n: number) => object) {
  judgement = { criteria: Object.fromEntries(judgedIds.map((id, n) => [id, given(id, n)])) }
  const session = await browser.startSession()
  const client = await ChannelClient.open(server.webSocketUrl(session.id), {
    cookie: browser.cookie,
    origin: server.origin,
  })
  await client.join()
  for (const text of said) await client.say(text)
  await client.answer(client.send({ type: 'session.complete' }))
  client.close()
  return browser.call('getSessionMetrics', { params: { id: session.id } })
}

/** The transcript starts with the debtor's greeting, and every second line is the collector's. */
const lineOf = (nth: number) => 1 + 2 * nth

describe('a judge that gives the highest score for everything', () => {
  const mumbled = ['uh', 'mm', 'la la la', 'la la la la la']

  it.each([
    ['“uh”', () => ({ score: '2', line: lineOf(0), quote: 'uh' })],
    ['the same words', () => ({ score: '2', line: lineOf(2), quote: 'la la la' })],
    [
      'nothing but “no occasion” for what the rules found missed',
      (id: string) =>
        id === 'communication.short_turns'
          ? { score: '2', line: lineOf(2), quote: 'la la la' }
          : { score: 'none', line: null, quote: null },
    ],
  ])('[JUDGE1][JUDGE2] and quotes %s does not raise the score of a call of mumbling', async (_, given) => {
    const metrics = await scoreOf(mumbled, given)
    expect(metrics.overallScore).toBeLessThanOrEqual(30)
  })
})
