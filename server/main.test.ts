import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { readConfig } from './config.ts'
import { TestBrowser } from './testing/browser.ts'
import { ChannelClient } from './testing/channel-client.ts'
import { bundleServer, spawnServer } from './testing/spawn-server.ts'

let file: string
let dataDir: string

beforeAll(async () => {
  file = await bundleServer()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-main-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('the process', () => {
  it('starts on an empty folder with the demo, refuses a second process, and restarts with the same data', async () => {
    const first = await spawnServer(file, {
      SERVER_WARMS_UP: 'on',
      LOG_LEVEL: 'info',
      DATA_DIR: dataDir,
      DEMO: 'on',
      DEMO_PASSWORD: 'the demo password',
    })
    const browser = new TestBrowser(first.origin)
    await browser.call('login', { body: { username: 'demo.trainee', password: 'the demo password' } })
    const sessions = await browser.call('listTrainingSessions')
    expect(sessions.length).toBeGreaterThan(5)
    await expect(spawnServer(file, { DATA_DIR: dataDir })).rejects.toThrow(/in use|another/iu)
    await expect.poll(() => first.output(), { timeout: 60_000 }).toContain('"warmed up"')
    expect(await first.kill('SIGTERM')).toBe(0)

    const second = await spawnServer(file, { DATA_DIR: dataDir, LOG_LEVEL: 'info' })
    const again = new TestBrowser(second.origin)
    again.cookie = browser.cookie
    await expect
      .poll(() => second.output(), { timeout: 60_000 })
      .toContain('not warmed up: SERVER_WARMS_UP is off')
    expect(await again.call('listTrainingSessions')).toEqual(sessions)
    expect(await second.kill('SIGTERM')).toBe(0)
  }, 180_000)

  it('[P10] finishes the reply in progress on SIGTERM, then closes with 1012', async () => {
    const server = await spawnServer(file, { DATA_DIR: dataDir })
    const browser = new TestBrowser(server.origin)
    await browser.register()
    const session = await browser.startSession()
    const client = await ChannelClient.open(
      `${server.origin.replace('http', 'ws')}/ws/sessions/${session.id}`,
      {
        cookie: browser.cookie,
        origin: server.origin,
      },
    )
    await client.join()
    await client.answer(
      client.send({ type: 'input_text.submit', text: 'Hello, am I speaking with Ana Ruiz?' }),
    )
    await client.find((frame) => frame.type === 'response.output_text.delta')
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(await client.closed()).toBe(closeCodes.serviceRestart)
    expect(client.last('conversation.item.completed')).toMatchObject({ status: 'complete' })
  }, 180_000)

  it('[ADMIN1] prints the same setup token at every start of a new production database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-setup-'))
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PUBLIC_ORIGIN: 'https://training.example.com',
      SESSION_SECRET: 'a secret of at least 32 characters',
    }
    const tokens: (string | undefined)[] = []
    for (let start = 0; start < 2; start += 1) {
      const server = await spawnServer(file, env)
      tokens.push(/setup token: (\S+)/u.exec(server.output())?.[1])
      await server.kill('SIGTERM')
    }
    expect(tokens[0]).toMatch(/^[\w-]{43}$/u)
    expect(tokens[1]).toBe(tokens[0])
    await rm(folder, { recursive: true, force: true })
  }, 180_000)

  it('names the invalid settings', async () => {
    await expect(spawnServer(file, { DATA_DIR: dataDir, PORT: 'eighty', LOG_LEVEL: 'loud' })).rejects.toThrow(
      /PORT: [\s\S]*LOG_LEVEL: /u,
    )
  })
})

describe('the environment', () => {
  it('has a default for everything except in production', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      demo: true,
      openai: null,
    })
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PUBLIC_ORIGIN, SESSION_SECRET')
  })

  it('seeds no demo on an external database unless configured, and never in production', () => {
    const DATABASE_URL = 'postgres://u:p@localhost/db'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://p.example',
      SESSION_SECRET: 'x'.repeat(32),
    }
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(false)
  })

  it('[LAW2] holds calls against the law of the accent, for an agency, unless another one is set', () => {
    expect(readConfig({}).law).toEqual({ jurisdiction: 'by_region', capacity: 'agency' })
    const set = readConfig({ LAW_JURISDICTION: 'us_california', LAW_CAPACITY: 'creditor' })
    expect(set.law).toEqual({ jurisdiction: 'us_california', capacity: 'creditor' })
    for (const wrong of [{ LAW_JURISDICTION: 'france' }, { LAW_CAPACITY: 'bank' }])
      expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0])
  })

  it('enables the language model by a key or by a base URL alone', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }).openai).toMatchObject({
      apiKey: undefined,
    })
    expect(readConfig({ OPENAI_API_KEY: 'k' }).openai).toMatchObject({ apiKey: 'k', baseUrl: undefined })
  })

  it('[DASH2] takes no voice agent without a host name of its own, nor one of the portal’s', () => {
    const agent = { ELEVENLABS_AGENT_ID: 'agent_1', PUBLIC_ORIGIN: 'https://portal.example' }
    expect(() => readConfig(agent)).toThrow('ELEVENLABS_AGENT_ORIGIN')
    expect(() => readConfig({ ...agent, ELEVENLABS_AGENT_ORIGIN: 'https://portal.example:8443' })).toThrow(
      'ELEVENLABS_AGENT_ORIGIN',
    )
    expect(
      readConfig({ ...agent, ELEVENLABS_AGENT_ORIGIN: 'https://agent.example/any' }).voiceAgent,
    ).toMatchObject({ agentId: 'agent_1', origin: 'https://agent.example' })
    expect(readConfig({}).voiceAgent).toBeNull()
  })

  it('reads prices in dollars, none by default, and rejects malformed ones', () => {
    expect(readConfig({}).prices.usdPerMillionTokensIn).toBeNull()
    expect(
      readConfig({ PRICE_USD_PER_MILLION_TOKENS_IN: '0.15', PRICE_USD_PER_PRACTICE_HOUR: '0' }).prices,
    ).toMatchObject({ usdPerMillionTokensIn: 0.15, usdPerPracticeHour: 0, usdPerMillionTokensOut: null })
    for (const wrong of ['0,15', '-1', '$2', '1e3', 'free', '1000001'])
      expect(() => readConfig({ PRICE_USD_PER_MILLION_TOKENS_IN: wrong })).toThrow(
        'PRICE_USD_PER_MILLION_TOKENS_IN',
      )
  })

  it('reads a list of origins and treats an empty value as unset', () => {
    expect(
      readConfig({ PUBLIC_ORIGIN: 'https://a.example, https://b.example/path', PORT: '' }),
    ).toMatchObject({
      publicOrigins: ['https://a.example', 'https://b.example'],
      port: 3000,
    })
  })
})
