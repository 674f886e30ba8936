import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { jsonBody, LlmSimulator, type Script, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const line = 'Good morning, this is Laura from Northway on a recorded line. Am I speaking with Ana Ruiz?'
/** As configured below. */
const charactersMax = 1_000

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
/** A server without a deadline that a test reaches: only leaving ends what its model streams. */
let patient: TestServer
let browser: TestBrowser
beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(() => ({ name: 'reply', tokens: tokensOf('Yes, this is Ana.') }))
  server = await startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
    replies: { timeoutMs: 1_000, unattendedMs: 0, charactersMax },
  })
  patient = await startTestServer(database, {
    llm: openAiLlm({
      baseUrl: simulator.baseUrl,
      apiKey: 'a-key',
      model: 'scripted',
      deadlines: { connectMs: 600_000, firstTokenMs: 600_000, idleMs: 600_000 },
    }),
    replies: { timeoutMs: 600_000, unattendedMs: 0, charactersMax },
  })
  browser = new TestBrowser(server.origin)
  await browser.register()
})
afterAll(async () => {
  await server.close()
  await patient.close()
  await simulator.close()
  await database.close()
})
beforeEach(() => simulator.script())

/** Streams without an end. Scripted twice, since a refused attempt is followed by a second one. */
const endless: [string, Script][] = [
  ['a word every 2 ms without punctuation', { name: 'endless', piece: ' word', everyMs: 2 }],
  ['words as fast as they are read', { name: 'endless', piece: ' word', everyMs: 0 }],
  ['one word without a space', { name: 'endless', piece: 'word', everyMs: 0 }],
  ['white space', { name: 'endless', piece: ' \n', everyMs: 0 }],
  ['punctuation', { name: 'endless', piece: '.,', everyMs: 0 }],
  ['reasoning', { name: 'endless', piece: ' Let me think.', everyMs: 0, as: 'reasoning' }],
  ['pieces that trickle', { name: 'endless', piece: ' well', everyMs: 150 }],
  ['a single piece of 50 MB', { name: 'huge', characters: 50_000_000 }],
]

async function open(at: TestServer, sessionId: string): Promise<ChannelClient> {
  const client = await ChannelClient.open(at.webSocketUrl(sessionId), {
    cookie: browser.cookie,
    origin: at.origin,
  })
  await client.join()
  return client
}

function post(as: TestBrowser, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  return as.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

const messages = [{ role: 'user' as const, content: line }]

async function expectClosedUpstream(): Promise<void> {
  for (const { ended } of simulator.requests) expect(await ended).toBe('client_left')
}

function expectWholeLine(text: string): void {
  expect(text).toMatch(/[.!?…]["'”»)]*$/u)
  expect(text.length).toBeLessThanOrEqual(charactersMax)
}

describe.each(endless)('a model that streams %s', (_, script) => {
  it('[L8][REPLY1][REPLY2] gives a whole line on the channel, and its stream is closed', async () => {
    simulator.script(script, script)
    const client = await open(server, (await browser.startSession()).id)
    expectWholeLine(await client.say(line))
    await expectClosedUpstream()
    expect(client.last('conversation.item.completed').status).toBe('complete')
    client.close()
  })

  it('[REPLY1][REPLY2] gives a whole line over REST, and its stream is closed', async () => {
    simulator.script(script, script)
    const { prospectId } = await browser.startSession()
    const { response } = await browser.call('chat', { body: { prospectId, messages } })
    expectWholeLine(response)
    await expectClosedUpstream()
  })
})

it('[REPLY2] a coach’s answer without an end is given by the built-in coach, and its stream is closed', async () => {
  const session = await browser.startSession()
  const client = await open(server, session.id)
  await client.say(line)
  client.close()
  simulator.script({
    name: 'endless',
    piece: `{"answer":"${'on and '.repeat(1_000)}`,
    everyMs: 0,
    as: 'json',
  })
  const { insight } = await browser.call('coaching', {
    body: { sessionId: session.id, question: 'How did I open the call?' },
  })
  expect(insight.length).toBeGreaterThan(0)
  await expectClosedUpstream()
})

it('[REPLY2] a coach’s answer that is too long ends with a whole sentence', async () => {
  const session = await browser.startSession()
  const client = await open(server, session.id)
  await client.say(line)
  client.close()
  simulator.script(jsonBody(JSON.stringify({ answer: 'You opened the call well. '.repeat(10_000) })))
  const { insight } = await browser.call('coaching', {
    body: { sessionId: session.id, question: 'How did I open the call?' },
  })
  expect(insight).toMatch(/^(?:You opened the call well\. )+You opened the call well\.$/u)
  expect(insight.length).toBeLessThanOrEqual(4_000)
})

it('[REPLY2] a judgement without an end is left, and the rules score the call', async () => {
  const session = await browser.startSession()
  const client = await open(server, session.id)
  await client.say(line)
  await client.say('I understand. Can you tell me what happened with the payment?')
  const endlessJudgement: Script = { name: 'endless', piece: '['.repeat(8_000), everyMs: 0, as: 'json' }
  simulator.script(endlessJudgement, endlessJudgement)
  await client.answer(client.send({ type: 'session.complete' }))
  await expectClosedUpstream()
  expect(await browser.call('getSessionMetrics', { params: { id: session.id } })).toMatchObject({
    report: { judge: 'embedded' },
  })
  client.close()
})

describe('the stream of a model that has stopped in the middle of a reply', () => {
  const silentAfterStart: Script = { name: 'stall', tokens: tokensOf('Well, I hear you, but it has') }
  const isDelta = ({ type }: { type: string }) => type === 'response.output_text.delta'
  let visitor: TestBrowser
  beforeAll(() => {
    visitor = new TestBrowser(patient.origin)
    visitor.cookie = browser.cookie
  })
  beforeEach(() => simulator.script(silentAfterStart))

  async function startReply() {
    const session = await browser.startSession()
    const client = await open(patient, session.id)
    client.send({ type: 'input_text.submit', text: line })
    await client.find(isDelta)
    return { session, client, upstream: await simulator.request(0) }
  }

  it('[REPLY3] is closed when the only tab is, and the line is completed', async () => {
    const { session, client, upstream } = await startReply()
    client.close()
    expect(await upstream.ended).toBe('client_left')
    await patient.ctx.rooms.whenSessionIdle(session.id)
    const again = await ChannelClient.open(patient.webSocketUrl(session.id), {
      cookie: browser.cookie,
      origin: patient.origin,
    })
    const { snapshot } = await again.join()
    const reply = snapshot.items.at(-1)
    expect(reply).toMatchObject({ role: 'assistant', status: 'complete' })
    expect(reply?.text).toMatch(/^Well, I hear you, /u)
    expectWholeLine(reply?.text ?? '')
    again.close()
  })

  it('[REPLY3] stays open while another tab waits', async () => {
    const { session, client, upstream } = await startReply()
    const other = await open(patient, session.id)
    const from = other.frames.length
    client.close()
    await other.find(({ type }) => type === 'participants.changed', from)
    expect(await Promise.race([upstream.ended, Promise.resolve('open')])).toBe('open')
    other.close()
    expect(await upstream.ended).toBe('client_left')
  })

  it('[REPLY3] is closed when the reply is interrupted, or the session ended', async () => {
    const { client, upstream } = await startReply()
    const { response_id } = client.last('response.created')
    client.send({ type: 'response.cancel', response_id })
    expect(await upstream.ended).toBe('client_left')
    simulator.script(silentAfterStart)
    client.send({ type: 'input_text.submit', text: 'Are you there?' })
    const second = await simulator.request(0)
    await client.find(isDelta, client.frames.length)
    simulator.script({ name: 'status', status: 400 }, { name: 'status', status: 400 })
    client.send({ type: 'session.complete' })
    expect(await second.ended).toBe('client_left')
    await client.find(({ type }) => type === 'session.completed')
    client.close()
  })

  it.each([
    ['a chat in a session', '/api/ai/chat', true],
    ['a chat without a session', '/api/ai/chat', false],
    ['a question to the coach', '/api/ai/coaching', true],
  ])('[REPLY3] is closed when the caller of %s has left', async (_, path, inSession) => {
    const session = await browser.startSession()
    if (path === '/api/ai/coaching') {
      simulator.script()
      const client = await open(patient, session.id)
      await client.say(line)
      client.close()
      simulator.script({ name: 'silent' })
    }
    const caller = new AbortController()
    const body =
      path === '/api/ai/coaching'
        ? { sessionId: session.id, question: 'How did I open the call?' }
        : { prospectId: session.prospectId, messages, ...(inSession ? { sessionId: session.id } : {}) }
    const answer = post(visitor, path, body, caller.signal)
    const upstream = await simulator.request(0)
    caller.abort()
    await expect(answer).rejects.toThrow(/abort/u)
    expect(await upstream.ended).toBe('client_left')
  })
})
