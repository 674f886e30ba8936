import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let without: TestServer
let withAgent: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  without = await startTestServer(database)
  withAgent = await startTestServer(
    database,
    {},
    { voiceAgent: { agentId: 'agent_1', scriptUrl: 'https://widget.example/embed.js?a=1&b=2' } },
  )
})
afterAll(async () => {
  await without.close()
  await withAgent.close()
  await database.close()
})

describe('the page of the external voice agent', () => {
  it('[DASH2] is missing if no agent is configured', async () => {
    expect((await fetch(`${without.origin}/voice-agent`)).status).toBe(404)
    const page = await fetch(`${without.origin}/healthz`)
    expect(page.headers.get('permissions-policy')).toContain('microphone=(self)')
  })

  it('[DASH2][API37] has no origin, loads scripts from one host, and is framed only by the portal', async () => {
    const page = await fetch(`${withAgent.origin}/voice-agent`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        'script-src https://widget.example blob:',
        "default-src 'none'",
        "frame-ancestors 'self'",
      ]),
    )
    const text = await page.text()
    expect(text).toContain('agent-id="agent_1"')
    expect(text).toContain('src="https://widget.example/embed.js?a=1&amp;b=2"')
  })

  it('changes only the microphone policy of the other pages', async () => {
    const [one, other] = await Promise.all(
      [without, withAgent].map(async ({ origin }) => fetch(`${origin}/healthz`)),
    )
    expect(other?.headers.get('content-security-policy')).toBe(one?.headers.get('content-security-policy'))
    expect(other?.headers.get('x-frame-options')).toBe('DENY')
  })
})
