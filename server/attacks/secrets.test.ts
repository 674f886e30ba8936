import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'

/** Values that stand where secrets are: none may turn up anywhere else. */
const canaries = {
  OPENAI_API_KEY: 'sk-canary-openai-5d1f',
  ELEVENLABS_API_KEY: 'canary-elevenlabs-77ab',
  SPEECH_TO_TEXT_API_KEY: 'canary-transcription-90cc',
  SESSION_SECRET: 'canary-session-secret-of-32-signs-or-more',
}
const password = 'canary password of a person'
const said = 'canary line: my late wife kept the papers'

let database: TestDatabase
let simulator: LlmSimulator
let folder: string
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'))
  // A vendor that refuses the key, and repeats it and the prompt as it does so.
  simulator = await LlmSimulator.start(({ body, authorization }) => ({
    name: 'status',
    status: 401,
    body: JSON.stringify({
      error: { message: `Incorrect API key provided: ${authorization}. Prompt: ${JSON.stringify(body)}` },
    }),
  }))
  server = await spawnServer(await bundleServer(), {
    ...canaries,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    OPENAI_BASE_URL: simulator.baseUrl,
    LOG_LEVEL: 'trace',
  })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await simulator.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Everything that a busy day brings, with its failures; returns all that was answered. */
async function useThePortal(): Promise<{ answers: string; cookies: string[]; faultIds: string[] }> {
  const answers: string[] = []
  const faultIds: string[] = []
  const cookies: string[] = []
  const browser = new TestBrowser(server.origin)
  const send = async (path: string, body?: unknown) => {
    const response = await browser.fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    })
    answers.push(JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie')))
    const text = await response.text()
    answers.push(text)
    if (response.status >= 500) faultIds.push(errorBody.parse(JSON.parse(text)).id ?? 'no id')
    for (const cookie of [browser.cookie, browser.device])
      if (cookie !== null) cookies.push(cookie.slice(cookie.indexOf('=') + 1))
  }
  await send('/api/register', { username: 'canary.user', password })
  await send('/api/login', { username: 'canary.user', password: `${password}, wrong` })
  await send('/api/login', { username: 'canary.user', password })
  await send('/api/login', `{"username":"canary.user","password":"${password}"`)
  for (const path of ['/api/user', '/api/user/logins', '/api/nothing', '/readyz', '/']) await send(path)

  const { id } = await browser.startSession()
  const channel = await ChannelClient.open(`${server.origin.replace('http', 'ws')}/ws/sessions/${id}`, {
    cookie: browser.cookie,
    origin: server.origin,
  })
  await channel.join()
  channel.send({ type: 'input_text.submit', text: said })
  await channel.find((frame) => frame.type === 'error' || frame.type === 'conversation.item.completed')
  answers.push(
    ...channel.frames.filter((frame) => frame.type === 'error').map((frame) => JSON.stringify(frame)),
  )
  // The database fails in the middle of a line, and in the middle of a login.
  await database.sql.unsafe('alter table session_events rename to session_events_gone')
  await database.sql.unsafe(
    'alter table login_sessions add constraint canary check (user_agent = $$canary$$) not valid',
  )
  const refused = await channel.answer(channel.send({ type: 'input_text.submit', text: said }))
  answers.push(JSON.stringify(refused))
  faultIds.push(refused.client_msg_id)
  await send('/api/login', { username: 'canary.user', password })
  channel.close()
  return { answers: answers.join('\n'), cookies: [...new Set(cookies)], faultIds }
}

describe('keys, cookies, passwords and what people say', () => {
  it('stand in no answer and in no log, whatever fails', async () => {
    const { answers, cookies, faultIds } = await useThePortal()
    expect(simulator.requests.length).toBeGreaterThan(0)
    expect(simulator.requests[0]?.authorization).toBe(`Bearer ${canaries.OPENAI_API_KEY}`)
    expect(cookies.length).toBeGreaterThan(1)
    const log = server.output()
    // The failures are there.
    expect(log).toContain('DrizzleQueryError')
    expect(answers).toContain('"internal"')
    expect(faultIds).toHaveLength(2)
    for (const id of faultIds) expect(log).toContain(`"id":"${id}"`)

    const databasePassword = new URL(database.url).password
    const secrets = [...Object.values(canaries), password, ...cookies, databasePassword]
    for (const secret of secrets.filter((each) => each !== '')) {
      expect(log).not.toContain(secret)
      expect(answers).not.toContain(secret)
    }
    expect(log).not.toContain('my late wife')
    expect(log).not.toContain('argon2id')
    // An answer of the server names no file, no query and no stack.
    expect(answers).not.toMatch(/node_modules|\.ts:\d+|insert into|select /u)
  })

  it('stand in no file of the pages that are built, nor does what only the server needs', async () => {
    const outDir = join(folder, 'web')
    Object.assign(process.env, canaries)
    await build({ logLevel: 'silent', build: { outDir, emptyOutDir: true } })
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
  })
})
