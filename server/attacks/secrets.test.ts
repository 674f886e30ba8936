import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient, playToTheEnd } from '#server/testing/channel-client.ts'
import {
  jsonBody,
  LlmSimulator,
  type Script,
  type SimulatedRequest,
  tokensOf,
} from '#server/testing/llm-simulator.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'

/** Canary values used as secrets: none may appear anywhere else. */
const canaries = {
  OPENAI_API_KEY: 'sk-canary-openai-5d1f',
  ELEVENLABS_API_KEY: 'canary-elevenlabs-77ab',
  SPEECH_TO_TEXT_API_KEY: 'canary-transcription-90cc',
  SESSION_SECRET: 'canary-session-secret-of-32-signs-or-more',
  METRICS_TOKEN: 'canary-metrics-token-31be',
}
const password = 'canary password of a person'
/** What people type and say, and what models answer: only they may read it. */
const personal = {
  firstName: 'canary first name Eulalia',
  prospect: 'canary prospect Ildefonsa',
  scenario: 'canary scenario of a flooded cellar',
  line: 'canary line: my late wife kept the papers',
  halfSaid: 'canary half-said words about a sister',
  // Short: it is played in real time.
  reply: 'canary reply: no.',
  judgement: 'canary judgement that is no JSON',
  question: 'canary question: was I too hard on her?',
  insight: 'canary insight: name the sister first.',
  speech: 'canary text that is read aloud',
}

let database: TestDatabase
let simulator: LlmSimulator
let voices: VoiceSimulator
/** How the model vendor responds. */
let vendor: (request: SimulatedRequest) => Script
let folder: string
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'))
  simulator = await LlmSimulator.start((request) => vendor(request))
  voices = await VoiceSimulator.start()
  server = await spawnServer(await bundleServer(), {
    ...canaries,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    OPENAI_BASE_URL: simulator.baseUrl,
    ELEVENLABS_BASE_URL: voices.elevenLabsUrl,
    // The lowest level: what is not logged now is not logged at any level.
    LOG_LEVEL: 'trace',
  })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await simulator.close()
  await voices.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A vendor that refuses the key and repeats it together with the prompt. */
const refusing: typeof vendor = ({ body, authorization }) => ({
  name: 'status',
  status: 401,
  body: JSON.stringify({
    error: { message: `Incorrect API key provided: ${authorization}. Prompt: ${JSON.stringify(body)}` },
  }),
})

/** A vendor that answers everything, but with an invalid judgement. */
const talkative: typeof vendor = ({ body }) => {
  if (body.stream === true) return { name: 'reply', tokens: tokensOf(personal.reply) }
  // By the schema's name, or by the schema in the prompt.
  const coached = /coach_answer|\\"answer\\"/u.test(JSON.stringify(body))
  return jsonBody(coached ? JSON.stringify({ answer: personal.insight }) : personal.judgement)
}

/** A browser that records every response. */
class RecordingBrowser {
  readonly browser = new TestBrowser(server.origin)
  readonly answers: string[] = []
  readonly refusals: string[] = []
  readonly faultIds: string[] = []
  lastRefusalId = ''
  readonly #cookies = new Set<string>()

  async send(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Response> {
    const response = await this.browser.fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    })
    const headers = JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie'))
    const text = await response.clone().text()
    this.answers.push(headers, text)
    if (!response.ok) {
      this.refusals.push(headers, text)
      this.lastRefusalId = /"id":"([\w-]+)"/u.exec(text)?.[1] ?? 'no id'
    }
    if (response.status >= 500) this.faultIds.push(this.lastRefusalId)
    for (const cookie of [this.browser.cookie, this.browser.device])
      if (cookie !== null) this.#cookies.add(cookie.slice(cookie.indexOf('=') + 1))
    return response
  }

  openChannel(sessionId: string): Promise<ChannelClient> {
    return ChannelClient.open(`${server.origin.replace('http', 'ws')}/ws/sessions/${sessionId}`, {
      cookie: this.browser.cookie,
      origin: server.origin,
    })
  }

  /** Adds the errors received on a channel. */
  recordErrors(channel: ChannelClient): void {
    for (const frame of channel.frames)
      if (frame.type === 'error' || frame.type === 'nack') {
        this.answers.push(JSON.stringify(frame))
        this.refusals.push(JSON.stringify(frame))
      }
  }

  /** Secrets, including those of this browser's login. */
  get secrets(): string[] {
    const databasePassword = new URL(database.url).password
    return [...Object.values(canaries), password, ...this.#cookies, databasePassword].filter(
      (each) => each !== '',
    )
  }
}

/** The log once it contains these requests, and therefore all earlier ones. */
async function waitForLog(ids: readonly string[]): Promise<string> {
  for (const id of ids)
    await vi.waitUntil(() => server.output().includes(`"id":"${id}"`), { timeout: 30_000 })
  return server.output()
}

function expectNone(of: readonly string[], text: string): void {
  for (const secret of of) expect(text.includes(secret), secret).toBe(false)
}

/** A whole session from registration to export, including every kind of refusal. */
async function practise(witness: RecordingBrowser): Promise<{ analysis: string; exported: string }> {
  const { browser } = witness
  await witness.send('/api/register', { username: 'canary.whole', password })
  await witness.send('/api/user', { firstName: personal.firstName }, 'PATCH')
  const { id, prospectId, userId } = await browser.startSession({
    prospect: { name: personal.prospect, scenario: personal.scenario },
    session: { communicationMode: 'voice' },
  })
  const channel = await witness.openChannel(id)
  await channel.join('participant', { enabled: true })
  const utterance = { utterance_id: crypto.randomUUID() }
  channel.send({ type: 'input_transcript.delta', ...utterance, text: personal.halfSaid })
  await channel.answer(
    channel.send({ type: 'input_transcript.completed', ...utterance, text: personal.line }),
  )
  await playToTheEnd(channel)
  await channel.find((frame) => frame.type === 'conversation.item.completed')
  await channel.answer(channel.send({ type: 'whisper.send', to: userId, text: personal.line }))
  await witness.send('/api/ai/chat', {
    messages: [{ role: 'user', content: personal.line }],
    prospectId,
    sessionId: id,
  })
  witness.recordErrors(channel)
  channel.close()
  await witness.send('/api/elevenlabs/generate-speech', { text: personal.speech })

  await witness.send(`/api/training-sessions/${id}/complete`, {
    score: 100,
    feedback: personal.line,
    conversationLog: [],
  })
  const metrics = await (await witness.send(`/api/performance-metrics/session/${id}`)).json()
  const { aiAnalysis } = z.object({ aiAnalysis: z.string().min(40) }).parse(metrics)
  const coached = await witness.send('/api/ai/coaching', { sessionId: id, question: personal.question })
  expect(await coached.text()).toContain(personal.insight)
  const exported = await (await witness.send('/api/user/export')).text()

  const elsewhere = { sessionId: crypto.randomUUID(), prospectId: crypto.randomUUID() }
  const messages = [{ role: 'user', content: personal.line }]
  for (const [path, body, method] of [
    ['/api/prospects', { type: 'somebody', name: personal.prospect, scenario: personal.scenario }],
    ['/api/prospects', { type: 'individual', name: personal.prospect.repeat(99) }],
    ['/api/prospects', `{"type":"individual","name":"${personal.prospect}`],
    ['/api/coaches', { name: personal.firstName, specialization: personal.scenario, personalities: [] }],
    ['/api/ai/coaching', { sessionId: elsewhere.sessionId, question: personal.question }],
    ['/api/ai/coaching', { sessionId: id, question: personal.question.repeat(99) }],
    ['/api/ai/chat', { messages, prospectId, sessionId: id }],
    ['/api/ai/chat', { messages, ...elsewhere }],
    ['/api/ai/analyze-performance', { messages, ...elsewhere, language: personal.line }],
    ['/api/elevenlabs/generate-speech', { text: personal.speech, language: personal.speech }],
    ['/api/user/password', { currentPassword: `${password}, wrong`, newPassword: `${password}, new` }],
    ['/api/user', { password: `${password}, wrong` }, 'DELETE'],
    ['/metrics', undefined],
  ] as const)
    expect((await witness.send(path, body, method)).ok, `${path} is refused`).toBe(false)
  await witness.send('/api/logout', {})
  return { analysis: aiAnalysis, exported }
}

/** Everything that can fail. */
async function triggerFailures(witness: RecordingBrowser): Promise<void> {
  const { browser } = witness
  await witness.send('/api/register', { username: 'canary.user', password })
  await witness.send('/api/login', { username: 'canary.user', password: `${password}, wrong` })
  await witness.send('/api/login', { username: 'canary.user', password })
  await witness.send('/api/login', `{"username":"canary.user","password":"${password}"`)
  for (const path of ['/api/user', '/api/user/logins', '/api/nothing', '/readyz', '/'])
    await witness.send(path)

  const { id } = await browser.startSession()
  const channel = await witness.openChannel(id)
  await channel.join()
  channel.send({ type: 'input_text.submit', text: personal.line })
  await channel.find((frame) => frame.type === 'error' || frame.type === 'conversation.item.completed')
  // The database fails while a line is stored, and during a login.
  await database.asOwner(`
    alter table session_events rename to session_events_gone;
    alter table login_sessions add constraint canary check (user_agent = $$canary$$) not valid`)
  const refused = await channel.answer(channel.send({ type: 'input_text.submit', text: personal.line }))
  witness.recordErrors(channel)
  witness.faultIds.push(refused.client_msg_id)
  await witness.send('/api/login', { username: 'canary.user', password })
  channel.close()
}

describe('keys, cookies, passwords and what people say', () => {
  it('appear in no log, error or metric of a whole session', async () => {
    vendor = talkative
    const witness = new RecordingBrowser()
    const { analysis, exported } = await practise(witness)
    const figures = await fetch(`${server.origin}/metrics`, {
      headers: { authorization: `Bearer ${canaries.METRICS_TOKEN}` },
    }).then((response) => response.text())

    // Everything went through: to the providers with their keys, and back to its owner.
    expect(new Set(simulator.requests.map((each) => each.authorization))).toEqual(
      new Set([`Bearer ${canaries.OPENAI_API_KEY}`]),
    )
    const prompts = simulator.requests.map((each) => JSON.stringify(each.body)).join('\n')
    for (const sent of [personal.prospect, personal.line, personal.question]) expect(prompts).toContain(sent)
    expect(voices.clauses.map(({ text }) => text)).toContain(personal.speech)
    for (const own of ['firstName', 'prospect', 'scenario', 'line', 'reply'] as const)
      expect(exported).toContain(personal[own])
    expect(exported).toContain(JSON.stringify(analysis).slice(1, -1))
    expect(figures).toContain('route="/api/ai/coaching",status="2xx"')

    const log = await waitForLog([witness.lastRefusalId])
    const levels = new Set(log.match(/"level":\d+/gu))
    for (const level of ['"level":20', '"level":40']) expect(levels).toContain(level)
    const theirs = [...Object.values(personal), ...analysis.split('\n').filter((each) => each.length > 20)]
    expectNone([...witness.secrets, ...theirs], log)
    expectNone([...witness.secrets, ...theirs], figures)
    expectNone(witness.secrets, witness.answers.join('\n'))
    expectNone(theirs, witness.refusals.join('\n'))
  }, 120_000)

  it('appear in no response and no log, whatever fails', async () => {
    vendor = refusing
    simulator.script()
    const witness = new RecordingBrowser()
    await triggerFailures(witness)
    expect(simulator.requests[0]?.authorization).toBe(`Bearer ${canaries.OPENAI_API_KEY}`)
    const answers = witness.answers.join('\n')
    // The failures occurred.
    expect(witness.faultIds).toHaveLength(2)
    const log = await waitForLog(witness.faultIds)
    expect(log).toContain('DrizzleQueryError')
    expect(answers).toContain('"internal"')

    expect(witness.secrets.length).toBeGreaterThan(Object.keys(canaries).length + 2)
    expectNone([...witness.secrets, personal.line, 'argon2id'], log)
    expectNone(witness.secrets, answers)
    // Responses contain no file names, queries or stacks.
    expect(answers).not.toMatch(/node_modules|\.ts:\d+|insert into|select /u)
  }, 60_000)

  it('appear in no file of the web build, and neither does server-only code', async () => {
    const outDir = join(folder, 'web')
    Object.assign(process.env, canaries)
    await build({ logLevel: 'silent', build: { outDir, emptyOutDir: true, reportCompressedSize: false } })
    for (const name of Object.keys(canaries)) delete process.env[name]
    const files = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    )
    expect(files.some((file) => file.name.endsWith('.js'))).toBe(true)
    for (const file of files) {
      const text = await readFile(join(file.parentPath, file.name), 'utf8')
      for (const secret of [...Object.values(canaries), ...Object.keys(canaries), 'argon2', 'zxcvbn'])
        expect(text.includes(secret), `${secret} in ${file.name}`).toBe(false)
    }
  }, 120_000)
})
