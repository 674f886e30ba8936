import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { getFrom } from '#server/testing/get-from.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let without: TestServer
let withAgent: TestServer
const voiceAgent = {
  agentId: 'agent_1',
  scriptUrl: 'https://widget.example/embed.js?a=1&b=2',
  origin: 'https://agent.example',
}

beforeAll(async () => {
  database = await createTestDatabase()
  without = await startTestServer(database)
  withAgent = await startTestServer(database, {}, { voiceAgent })
})
afterAll(async () => {
  await without.close()
  await withAgent.close()
  await database.close()
})

describe('the page of the external voice agent', () => {
  it('[DASH2] is missing if no agent is configured', async () => {
    for (const host of ['agent.example', null])
      expect((await getFrom(without.origin, '/voice-agent', host)).status).toBe(404)
    const { headers } = await getFrom(without.origin, '/healthz', null)
    expect(headers['permissions-policy']).toContain('microphone=(self)')
  })

  it('[DASH2] is on the host of its own, where nothing of the portal is', async () => {
    expect((await getFrom(withAgent.origin, '/voice-agent', null)).status).toBe(404)
    expect((await getFrom(withAgent.origin, '/voice-agent', 'agent.example')).status).toBe(200)
    for (const path of [
      '/',
      '/healthz',
      '/metrics',
      '/api/voice-agent',
      '/api/user',
      '/ws/live',
      '/voice-agent/',
    ]) {
      const { status, headers } = await getFrom(withAgent.origin, path, 'agent.example')
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('[API37] is named to who is logged in', async () => {
    const named = async ({ origin }: TestServer) => {
      const browser = new TestBrowser(origin)
      await browser.register()
      return browser.call('getVoiceAgent')
    }
    expect(await named(without)).toEqual({ agentId: null, pageUrl: null })
    expect(await named(withAgent)).toEqual({
      agentId: 'agent_1',
      pageUrl: 'https://agent.example/voice-agent',
    })
  })

  it('[DASH2] loads scripts from one host, may use the microphone, and is framed only by the portal', async () => {
    const { headers, text } = await getFrom(withAgent.origin, '/voice-agent', 'agent.example')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']?.split('; ')).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-same-origin',
        'script-src https://widget.example blob:',
        "default-src 'none'",
        `frame-ancestors ${withAgent.origin}`,
      ]),
    )
    expect(headers['permissions-policy']).toContain('microphone=(self)')
    expect(text).toContain('agent-id="agent_1"')
    expect(text).toContain('src="https://widget.example/embed.js?a=1&amp;b=2"')
  })

  it('[DASH2] is all that other pages may frame, and all that may use the microphone beside them', async () => {
    const own = await getFrom(withAgent.origin, '/healthz', null)
    expect(own.headers['content-security-policy']).toContain('frame-src https://agent.example')
    expect(own.headers['permissions-policy']).toContain('microphone=(self "https://agent.example")')
    expect(own.headers['x-frame-options']).toBe('DENY')
    const other = await getFrom(without.origin, '/healthz', null)
    expect(other.headers['content-security-policy']).toContain("frame-src 'none'")
  })
})
