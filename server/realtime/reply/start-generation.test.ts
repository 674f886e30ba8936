import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const words = 'Well, I hear you, but things are what they are.'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let databaseIsDown = false

beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(() => ({ name: 'reply', tokens: tokensOf(words) }))
  server = await startOne()
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})
beforeEach(() => simulator.script())

function startOne(): Promise<TestServer> {
  return startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: undefined, model: 'scripted' }),
    now: () => {
      if (databaseIsDown) throw Object.assign(new Error('storing fails'), { code: 'CONNECTION_CLOSED' })
      return new Date()
    },
  })
}

async function practise() {
  const browser = new TestBrowser(server.origin)
  await browser.register()
  const session = await browser.startSession()
  const open = async (on: TestServer) => {
    const { cookie } = browser
    const client = await ChannelClient.open(on.webSocketUrl(session.id), { cookie, origin: on.origin })
    await client.join()
    return client
  }
  return { open }
}

it('[P2] an immediate reply is shown only after the line and its own row are stored', async () => {
  const client = await (await practise()).open(server)
  const from = client.frames.length
  expect(await client.say('Hello, how are you today?')).toBe(words)
  const shown = client.frames
    .slice(from)
    .map((frame) => frame.type)
    .filter((type) => type !== 'ack' && type !== 'participants.changed')
  expect(shown.slice(0, 4)).toEqual([
    'conversation.item.created',
    'conversation.item.created',
    'response.created',
    'response.output_text.delta',
  ])
  client.close()
})

it('[P3] a resent line asks the model only once: concurrently, on another connection, after a restart', async () => {
  const trainee = await practise()
  const line = { type: 'input_text.submit', text: 'Hello, how are you today?' } as const
  const id = randomUUID()
  const first = await trainee.open(server)
  first.send(line, id)
  first.send(line, id)
  await first.find((frame) => frame.type === 'conversation.item.completed')
  await first.find(() => first.frames.filter((frame) => frame.type === 'ack').length === 3)
  const second = await trainee.open(server)
  const again = await second.answer(second.send(line, id))
  const other = await startOne()
  const third = await trainee.open(other)
  const after = await third.answer(third.send(line, id))
  const answered = first.frames.filter((frame) => frame.type === 'ack' && frame.client_msg_id === id)
  expect(answered).toHaveLength(2)
  for (const answer of [...answered, again, after]) expect(answer).toEqual(answered[0])
  expect(simulator.requests).toHaveLength(1)
  for (const client of [first, second, third]) client.close()
  await other.close()
})

it('[P2] a line that cannot be stored shows nothing, leaves no request running, and may be resent', async () => {
  const client = await (await practise()).open(server)
  simulator.script({ name: 'silent' })
  databaseIsDown = true
  const line = { type: 'input_text.submit', text: 'Hello, how are you today?' } as const
  const id = randomUUID()
  expect(await client.answer(client.send(line, id))).toMatchObject({ type: 'nack', retryable: true })
  databaseIsDown = false
  expect(client.frames.some((frame) => frame.type.startsWith('response.'))).toBe(false)
  for (const request of simulator.requests) expect(await request.ended).toBe('client_left')
  simulator.script()
  const from = client.frames.length
  client.send(line, id)
  const ended = await client.find((frame) => frame.type === 'conversation.item.completed', from)
  expect(ended).toMatchObject({ text: words, status: 'complete' })
  client.close()
})
