import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { instrumentLlm } from '#server/telemetry/instrument-providers.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

const token = 'a token of the machine that collects'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(() => ({ name: 'status', status: 401 }))
  const metrics = createMetrics({ defaults: true })
  const llm = openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'wrong', model: 'scripted', retryDelayMs: 0 })
  server = await startTestServer(
    database,
    {
      metrics,
      llm: instrumentLlm(llm, metrics),
      budgets: {
        model_tokens: { user: 20_000, team: null },
        voice_characters: { user: null, team: null },
      },
    },
    { metricsToken: token },
  )
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})

const read = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`${server.origin}/metrics`, { headers })

/** The value of one time series. */
async function metricValue(series: string): Promise<number> {
  const line = (await (await read()).text()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

describe('access to the metrics', () => {
  it('requires the token', async () => {
    expect((await read()).status).toBe(200)
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token])
      expect((await read({ authorization })).status).toBe(401)
  })

  it('is local only without a token, and disabled in production', async () => {
    const open = await startTestServer(database)
    expect((await fetch(`${open.origin}/metrics`)).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect((await fetch(`${open.origin}/metrics`, { headers: { [name]: '127.0.0.1' } })).status).toBe(404)
    const { port } = new URL(open.origin)
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request({ port, path: '/metrics', headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        call.on('error', reject)
        call.end()
      })
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
      expect([host, await statusFor(host)]).toEqual([host, 200])
    // A page whose name was changed to point to this machine (DNS rebinding).
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.evil.example'])
      expect([host, await statusFor(host)]).toEqual([host, 404])
    await open.close()
    const production = await startTestServer(database, { production: true })
    expect((await fetch(`${production.origin}/metrics`)).status).toBe(404)
    await production.close()
  })
})

describe('the metrics', () => {
  it('cover calls by route and status class, refusals, providers, turns and budgets', async () => {
    const browser = new TestBrowser(server.origin)
    await browser.register()
    const session = await browser.startSession()
    for (const path of [`/api/prospects/${session.prospectId}`, `/api/prospects/${session.id}`, '/api/zzz'])
      await browser.fetch(path)
    const client = await ChannelClient.open(server.webSocketUrl(session.id), {
      cookie: browser.cookie,
      origin: server.origin,
    })
    await client.join()
    client.send({ type: 'input_text.submit', text: 'Hello, is this Ana Ruiz?' })
    await client.find((frame) => frame.type === 'conversation.item.completed')
    await client.answer(client.send({ type: 'microphone.take' }))
    await client.answer(client.send({ type: 'response.cancel', response_id: crypto.randomUUID() }))

    const calls = 'http_request_duration_seconds_count'
    expect(await metricValue(`${calls}{method="GET",route="/api/prospects/:id",status="2xx"}`)).toBe(1)
    expect(await metricValue(`${calls}{method="GET",route="/api/prospects/:id",status="4xx"}`)).toBe(1)
    expect(await metricValue(`${calls}{method="GET",route="unknown",status="4xx"}`)).toBe(1)
    expect(await metricValue('portal_refusals_total{via="rest",code="not_found"}')).toBe(2)
    expect(await metricValue('portal_refusals_total{via="channel",code="reply_not_found"}')).toBe(1)
    expect(
      await metricValue('portal_provider_calls_total{service="llm",provider="openai",outcome="refused"}'),
    ).toBeGreaterThan(0)
    expect(await metricValue('portal_replies_total{status="failed"}')).toBe(1)

    // The model fails before it costs anything, and the next request exceeds the daily budget.
    server.ctx.budgets = { ...server.ctx.budgets, model_tokens: { user: 1, team: null } }
    const refused = await client.answer(client.send({ type: 'response.create' }))
    expect(refused).toMatchObject({ type: 'nack', code: 'budget_exceeded' })
    expect(await metricValue('portal_budget_refusals_total{kind="model_tokens",scope="user"}')).toBe(1)
    client.close()
  })

  it('cover the process, the pool, and the stages of a turn', async () => {
    const metrics = createMetrics({ defaults: false })
    const embedded = await startTestServer(database, { metrics })
    const browser = new TestBrowser(embedded.origin)
    await browser.register()
    const session = await browser.startSession()
    const client = await ChannelClient.open(embedded.webSocketUrl(session.id), {
      cookie: browser.cookie,
      origin: embedded.origin,
    })
    await client.join()
    await client.say('Hello, is this Ana Ruiz?')
    client.close()
    const { body } = await metrics.text()
    for (const stage of ['first_token', 'first_clause'])
      expect(body).toContain(`portal_turn_stage_seconds_count{stage="${stage}"} 1`)
    expect(body).toContain('portal_replies_total{status="complete"} 1')
    await embedded.close()

    const text = await (await read()).text()
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /mu)
    expect(text).toMatch(/^process_resident_memory_bytes /mu)
  })

  it('identify nobody: no id, no name and no text', async () => {
    const text = await (await read()).text()
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/u)
    expect(text).not.toMatch(/trainee-|Ana|Ruiz|zzz/u)
  })
})
