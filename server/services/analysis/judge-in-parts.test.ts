import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { jsonBody, LlmSimulator, type Script, tokensOf } from '#server/testing/llm-simulator.ts'
import { type JudgeRequest, judgeRequest, soundVerdicts } from '#server/testing/sound-judgement.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let browser: TestBrowser
/** What the judge was asked, in order. */
let asked: JudgeRequest[] = []
/** What it answers instead of a sound judgement, by dimension. */
let instead: (dimension: string, attempt: number) => Script | null

const dimensionOf = ({ criteria }: JudgeRequest) => criteria[0]?.id.split('.')[0] ?? ''

beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start((request) => {
    const sent = judgeRequest(request)
    if (sent === null) return { name: 'reply', tokens: tokensOf('I lost my job in March. What can I do?') }
    asked.push(sent)
    const dimension = dimensionOf(sent)
    const attempt = asked.filter((one) => dimensionOf(one) === dimension).length
    return instead(dimension, attempt) ?? jsonBody(JSON.stringify({ criteria: soundVerdicts(sent) }))
  })
  server = await startTestServer(database, {
    llm: openAiLlm({
      baseUrl: simulator.baseUrl,
      apiKey: 'a-key',
      model: 'scripted',
      retryDelayMs: 0,
      contextTokens: 4_096,
    }),
  })
  browser = new TestBrowser(server.origin)
  await browser.register()
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})

const said = [
  'Good morning, this is Marcus Hill from North Recovery, am I speaking with the account holder today?',
  'I am really sorry to hear that you lost your job, that must be a hard time for you and your family.',
  'What has changed since then, and what could you put toward this each month without going short?',
  'Thank you for telling me. Could we say fifty dollars a month from the first of December by card?',
  'So that is fifty dollars a month from December first by card. Thank you for your time, goodbye.',
]

async function reportOf(answer: typeof instead) {
  instead = answer
  asked = []
  const session = await browser.startSession()
  const client = await ChannelClient.open(server.webSocketUrl(session.id), {
    cookie: browser.cookie,
    origin: server.origin,
  })
  await client.join()
  for (const text of said) await client.say(text)
  await client.answer(client.send({ type: 'session.complete' }))
  client.close()
  const { report } = await browser.call('getSessionMetrics', { params: { id: session.id } })
  if (!report) throw new Error('no report')
  return report
}

const ruledIn = (report: Awaited<ReturnType<typeof reportOf>>) =>
  new Set(
    report.criteria.filter(({ why }) => why.includes('built-in rules')).map(({ id }) => id.split('.')[0]),
  )

it('[JUDGE3] a call that does not fit is judged dimension by dimension, each asked once', async () => {
  const report = await reportOf(() => null)
  expect(report.judge).toBe('model')
  const dimensions = asked.map(dimensionOf)
  expect(dimensions.length).toBeGreaterThan(2)
  expect(new Set(dimensions).size).toBe(dimensions.length)
})

it('[JUDGE3] a flaw in one part is asked for again in that part alone', async () => {
  await reportOf((dimension, attempt) =>
    dimension === 'communication' && attempt === 1 ? jsonBody('{"criteria":{}}') : null,
  )
  const twice = asked.filter((one) => dimensionOf(one) === 'communication')
  expect(twice).toHaveLength(2)
  expect(twice[1]?.your_last_answer?.map(({ criterion }) => criterion)).toEqual(
    twice[0]?.criteria.map(({ id }) => id),
  )
  expect(asked.filter(({ your_last_answer: told }) => told !== undefined)).toHaveLength(1)
})

it.each<[string, Script]>([
  ['a refusal', { name: 'status', status: 400 }],
  ['truncated JSON', jsonBody('{"criteria":{"communication.opening":{"sco')],
  [
    'ids of another part',
    jsonBody('{"criteria":{"empathy.warmth":{"score":"2","line":1,"quote":"Good morning, this"}}}'),
  ],
])('[JUDGE3] %s in one part leaves only that part to the rules', async (_, answer) => {
  const report = await reportOf((dimension) => (dimension === 'communication' ? answer : null))
  expect(report.judge).toBe('model')
  expect(ruledIn(report)).toEqual(new Set(['communication']))
})
