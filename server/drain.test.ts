import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { drain } from './drain.ts'
import { openAiLlm } from './providers/llm/openai.ts'
import { TestBrowser } from './testing/browser.ts'
import { ChannelClient } from './testing/channel-client.ts'
import { LlmSimulator, tokensOf } from './testing/llm-simulator.ts'
import { bundleServer, type ServerProcess, spawnServer } from './testing/spawn-server.ts'
import { startTestServer } from './testing/start-server.ts'

const first = 'Hello, am I speaking with Ana Ruiz?'
const second = 'I am calling about your account.'
const reply = 'Yes, this is Ana speaking. Who is calling me, please?'

let database: TestDatabase
let simulator: LlmSimulator
let file: string
let dataDir: string
/** Lets the model continue after its first sentence. */
let resumeModel: () => void

beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(() => ({ name: 'reply', tokens: tokensOf(reply) }))
  file = await bundleServer()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-drain-'))
})
beforeEach(() => {
  const until = new Promise<void>((resolve) => {
    resumeModel = resolve
  })
  simulator.script({ name: 'reply', tokens: tokensOf(reply), pause: { after: 7, until } })
})
afterAll(async () => {
  await simulator.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const spawn = (): Promise<ServerProcess> =>
  spawnServer(file, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: simulator.baseUrl,
    SESSION_SECRET: 'the same for every process of these tests',
  })

const open = (origin: string, sessionId: string, cookie: string | null): Promise<ChannelClient> =>
  ChannelClient.open(`${origin.replace('http', 'ws')}/ws/sessions/${sessionId}`, { cookie, origin })

/** A session with a reply in progress that waits for `resumeModel`. */
async function startReply(origin: string) {
  const browser = new TestBrowser(origin)
  await browser.register()
  const session = await browser.startSession()
  const client = await open(origin, session.id, browser.cookie)
  await client.join()
  const line = await client.answer(client.send({ type: 'input_text.submit', text: first }))
  await client.find((frame) => frame.type === 'response.output_text.delta')
  return { browser, session, client, line }
}

it('[P10][ERR22] SIGTERM during a reply: not ready, new input refused, the reply completes, 1012, no acknowledged data lost', async () => {
  const old = await spawn()
  // Before the reply starts: the provider's model may pause for a few seconds only.
  const neighbour = new TestBrowser(old.origin)
  await neighbour.register()
  const idle = await neighbour.startSession()
  const bystander = await open(old.origin, idle.id, neighbour.cookie)
  await bystander.join()
  const { browser, session, client, line } = await startReply(old.origin)
  expect((await fetch(`${old.origin}/readyz`)).status).toBe(200)
  const figures = await (await fetch(`${old.origin}/metrics`)).text()
  expect(figures).toMatch(/^portal_channel_connections 2$/mu)
  expect(figures).toMatch(/^portal_database_round_trip_seconds 0\.\d+$/mu)
  expect(figures).toMatch(/^portal_database_pool_max 10$/mu)

  const gone = old.kill('SIGTERM')
  // A session without a reply in progress is closed at once.
  expect(await bystander.closed()).toBe(closeCodes.serviceRestart)
  const notReady = await fetch(`${old.origin}/readyz`)
  expect(notReady.status).toBe(503)
  expect(await notReady.json()).toEqual({ status: 'draining' })
  expect(notReady.headers.get('connection')).toBe('close')
  expect((await fetch(`${old.origin}/healthz`)).status).toBe(200)
  await expect(open(old.origin, session.id, browser.cookie)).rejects.toThrow('503')
  const refused = randomUUID()
  expect(
    await client.answer(client.send({ type: 'input_text.submit', text: second }, refused)),
  ).toMatchObject({ type: 'nack', code: 'shutting_down', retryable: true })
  expect(client.frames.some((frame) => frame.type === 'conversation.item.completed')).toBe(false)
  resumeModel()
  expect(await client.closed()).toBe(closeCodes.serviceRestart)
  expect(client.last('conversation.item.completed')).toMatchObject({ status: 'complete', text: reply })
  expect(await gone).toBe(0)

  // The next process has everything that was acknowledged, and accepts what was refused under the same id.
  const next = await spawn()
  const again = await open(next.origin, session.id, browser.cookie)
  const { snapshot, head_seq } = await again.join()
  expect(snapshot.items.map(({ text, status }) => ({ text, status })).slice(1)).toEqual([
    { text: first, status: 'complete' },
    { text: reply, status: 'complete' },
  ])
  const answer = await again.answer(again.send({ type: 'input_text.submit', text: second }, refused))
  expect(answer).toMatchObject({ type: 'ack' })
  expect(answer.type === 'ack' && answer.seq).toBeGreaterThan(head_seq)
  expect(line).toMatchObject({ type: 'ack' })
  again.close()
  await next.kill('SIGTERM')
}, 180_000)

it('[P10] a REST call in progress gets its response', async () => {
  const server = await spawn()
  const browser = new TestBrowser(server.origin)
  await browser.register()
  const session = await browser.startSession()
  const call = browser.call('chat', {
    body: {
      messages: [{ role: 'user', content: first }],
      prospectId: session.prospectId,
      sessionId: session.id,
    },
  })
  await simulator.request(0)
  const gone = server.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503)
  resumeModel()
  expect(await call).toEqual({ response: reply })
  expect(await gone).toBe(0)
}, 180_000)

it('[P10] a reply that takes too long is stored as failed and can be requested again', async () => {
  const llm = openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted' })
  const server = await startTestServer(database, { llm })
  const { browser, session, client } = await startReply(server.origin)
  await drain(server.ctx, server.connections, 0)
  expect(await client.closed()).toBe(closeCodes.serviceRestart)
  await server.close()

  const next = await startTestServer(database, { llm })
  const again = await open(next.origin, session.id, browser.cookie)
  const { snapshot } = await again.join()
  expect(snapshot.items.at(-1)).toMatchObject({ role: 'assistant', status: 'failed' })
  const from = again.frames.length
  expect(await again.answer(again.send({ type: 'response.create' }))).toMatchObject({ type: 'ack' })
  expect(await again.find((frame) => frame.type === 'conversation.item.completed', from)).toMatchObject({
    status: 'complete',
    text: reply,
  })
  again.close()
  await next.close()
})
