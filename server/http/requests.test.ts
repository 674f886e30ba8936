import { beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { startTestServer } from '#server/testing/start-server.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let browser: TestBrowser

beforeAll(async () => {
  browser = await portal.registeredUser()
})

const body = JSON.stringify({ type: 'individual', name: 'Ana' })

async function post(headers: Record<string, string>, sent: string = body) {
  const response = await browser.fetch('/api/prospects', { method: 'POST', headers, body: sent })
  const answer: unknown = await response.json()
  return { status: response.status, code: response.ok ? null : errorBody.parse(answer).code }
}

describe('the origin of a call', () => {
  it('accepts its own origin, or Sec-Fetch-Site: same-origin', async () => {
    expect(await post({ 'content-type': 'application/json' })).toMatchObject({ status: 201 })
    const response = await fetch(`${portal.server.origin}/api/prospects`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: browser.cookie ?? '',
        'sec-fetch-site': 'same-origin',
      },
      body,
    })
    expect(response.status).toBe(201)
  })

  it.each([
    ['a foreign page', 'https://evil.example'],
    ['no page at all', 'null'],
    ['a look-alike', 'http://127.0.0.1.evil.example'],
    ['another port', 'http://127.0.0.1:1'],
  ])('[ERR11] refuses %s, whatever the content type', async (_who, origin) => {
    for (const type of ['application/json', 'text/plain', ''])
      expect(await post({ origin, ...(type === '' ? {} : { 'content-type': type }) })).toEqual({
        status: 403,
        code: 'origin_not_allowed',
      })
  })

  it('refuses a call without Origin and Sec-Fetch-Site', async () => {
    const response = await fetch(`${portal.server.origin}/api/logout`, {
      method: 'POST',
      headers: { cookie: browser.cookie ?? '' },
    })
    expect(response.status).toBe(403)
  })
})

describe('the body of a call', () => {
  it.each([
    ['{"type":', 'malformed_json', 400],
    ['{"type":"individual","name":"Ana","score":100}', 'unknown_field', 400],
    ['{"type":"individual","name":"   "}', 'invalid_input', 400],
    ['{"type":"martian","name":"Ana"}', 'invalid_input', 400],
    ['{"type":"individual","name":"Ana","debtAmount":"12"}', 'invalid_input', 400],
    ['[]', 'invalid_input', 400],
  ])('[WIZ10][ENUM1][ERR3] %s is %s', async (sent, code, status) => {
    expect(await post({ 'content-type': 'application/json' }, sent)).toEqual({ status, code })
  })

  it('[API1][ERR4] must be JSON', async () => {
    expect(await post({ 'content-type': 'text/plain' })).toEqual({
      status: 415,
      code: 'unsupported_media_type',
    })
  })

  it('[ERR4][LIM5] is limited to 256 KiB, even without a content length', async () => {
    const large = JSON.stringify({ type: 'individual', name: 'x'.repeat(limits.bodyMaxBytes) })
    expect(await post({ 'content-type': 'application/json' }, large)).toEqual({
      status: 413,
      code: 'body_too_large',
    })
    const response = await browser.fetch('/api/prospects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit & { headers: Record<string, string> })
    expect(response.status).toBe(413)
  })
})

describe('responses', () => {
  it('[ERR2] an error has a message, a stable code and an id', async () => {
    const response = await browser.fetch('/api/nothing-here')
    expect(response.status).toBe(404)
    const { message, code, id } = errorBody.parse(await response.json())
    expect({ message, code }).toEqual({ message: 'path not found', code: 'not_found' })
    expect(id).toMatch(/^[0-9a-f-]{36}$/u)
  })

  it('[ROLE3][ERR6] a malformed id, or another user’s, is not found', async () => {
    const stranger = await portal.registeredUser()
    const own = await browser.call('createProspect', { body: { type: 'individual', name: 'Mine' } })
    for (const id of ['7', crypto.randomUUID(), own.id])
      expect((await stranger.fetch(`/api/prospects/${id}`)).status).toBe(404)
    expect((await stranger.call('listProspects')).some((prospect) => prospect.id === own.id)).toBe(false)
  })

  it('framing and inline scripts are forbidden', async () => {
    const { headers } = await browser.fetch('/api/user')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    // WebAssembly may be compiled, for speech recognition in the page. No other unsafe source is allowed.
    expect(policy.match(/'[\w-]*unsafe[\w-]*'/gu)).toEqual(["'wasm-unsafe-eval'"])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

it('enforces HTTPS in production and sets cookies that no subdomain can override', async () => {
  const production = await startTestServer(portal.database, { production: true })
  const response = await new TestBrowser(production.origin).fetch('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'first', password: 'a long enough password' }),
  })
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-portal_(session|device|signed_in)=/u)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
    // The pages read the marker, which holds no secret [AUTH14].
    expect(cookie.includes('HttpOnly')).toBe(!cookie.startsWith('__Host-portal_signed_in='))
    expect(cookie).toMatch(/SameSite=(Lax|Strict)/u)
    expect(cookie).not.toContain('Domain')
  }
  expect((await browser.fetch('/api/user')).headers.get('strict-transport-security')).toBeNull()
  await production.close()
})

it('is ready while its database answers', async () => {
  expect(await (await fetch(`${portal.server.origin}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${portal.server.origin}/readyz`)).status).toBe(200)
})
