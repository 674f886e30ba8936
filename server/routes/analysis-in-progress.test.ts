import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgedIds } from '#server/domain/scoring/judge/criteria.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { jsonBody, LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTwoServers, type TwoServers } from '#server/testing/two-servers.ts'
import { TestBrowser as Browser } from '#server/testing/browser.ts'

let simulator: LlmSimulator
let servers: TwoServers

beforeAll(async () => {
  simulator = await LlmSimulator.start((request) =>
    request.body.stream === true
      ? { name: 'reply', tokens: tokensOf('Yes, this is Ana.') }
      : jsonBody(
          JSON.stringify({
            criteria: Object.fromEntries(
              judgedIds.map((id) => [id, { score: 'none', line: null, quote: null }]),
            ),
          }),
        ),
  )
  servers = await startTwoServers({
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
  })
})
afterAll(async () => {
  await servers.close()
  await simulator.close()
})

const said = [
  'Hello, my name is Laura, calling on a recorded line. Am I speaking with Ana Ruiz?',
  'I am sorry to hear that. What happened?',
  'Could you manage $50 a month, starting on the first?',
]

async function heldSession(browser: TestBrowser): Promise<string> {
  const { id, prospectId } = await browser.startSession()
  for (const content of said)
    await browser.call('chat', { body: { prospectId, sessionId: id, messages: [{ role: 'user', content }] } })
  return id
}

const judgeCalls = () => simulator.requests.filter(({ body }) => body.stream !== true).length

/** The requests to the judging model for one analysis. A judgement that is rejected is asked for again. */
let callsOfOne: number
beforeAll(async () => {
  const browser = new Browser(servers.a.origin)
  await browser.register()
  const sessionId = await heldSession(browser)
  const before = judgeCalls()
  await browser.call('analyzePerformance', { body: { sessionId } })
  callsOfOne = judgeCalls() - before
})

it('[API20] calls that arrive while a session is analyzed wait and get that analysis', async () => {
  const browser = new Browser(servers.a.origin)
  await browser.register()
  const sessionId = await heldSession(browser)
  const before = judgeCalls()
  const [first, second, ended] = await Promise.all([
    browser.call('analyzePerformance', { body: { sessionId } }),
    browser.call('analyzePerformance', { body: { sessionId } }),
    browser.call('completeTrainingSession', { params: { id: sessionId }, body: {} }),
  ])
  expect(second).toEqual(first)
  expect(ended).toMatchObject({ status: 'completed', score: first.analysis.overallScore })
  expect(judgeCalls() - before).toBe(callsOfOne)
})

it('[API20] an analysis that another process does is waited for, and the model judges once', async () => {
  const browser = new Browser(servers.a.origin)
  await browser.register()
  const elsewhere = new Browser(servers.b.origin)
  elsewhere.cookie = browser.cookie
  const sessionId = await heldSession(browser)
  const before = judgeCalls()
  const [first, second, ended] = await Promise.all([
    browser.call('analyzePerformance', { body: { sessionId } }),
    elsewhere.call('analyzePerformance', { body: { sessionId } }),
    elsewhere.call('completeTrainingSession', { params: { id: sessionId }, body: {} }),
  ])
  expect(second).toEqual(first)
  expect(ended).toMatchObject({ status: 'completed', score: first.analysis.overallScore })
  expect(judgeCalls() - before).toBe(callsOfOne)
})
