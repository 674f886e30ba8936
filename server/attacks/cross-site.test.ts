import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let victim: TestBrowser

beforeAll(async () => {
  victim = await portal.registeredUser()
})

const rows: [string, Endpoint][] = Object.entries(endpoints)
const changing = rows.filter(([, row]) => row.method !== 'GET')

/** Where the attacker's page may be. `own` is the portal's origin: http://127.0.0.1:port. */
const attackerOrigins: [string, (own: string) => string | null][] = [
  ['a foreign page', () => 'https://evil.example'],
  ['a sandboxed frame or a file', () => 'null'],
  ['a name that ends in ours', (own) => own.replace('127.0.0.1', 'evil-127.0.0.1')],
  ['a name that begins with ours', (own) => `${own}.evil.example`],
  ['a sibling', (own) => own.replace('127.0.0.1', 'other.127.0.0.1')],
  ['another port', () => 'http://127.0.0.1:1'],
  ['another scheme', (own) => own.replace('http:', 'https:')],
  ['ours with a path', (own) => `${own}/`],
  ['no stated origin', () => null],
]
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', null]

/**
 * The request that the victim's browser sends for a page of another site: the cookie and that page's origin.
 */
async function forge(row: Endpoint, origin: string | null, type: string | null) {
  const path = row.path.replace(/:\w+/gu, randomUUID())
  return fetch(`${portal.server.origin}${path}`, {
    method: row.method,
    headers: {
      cookie: victim.cookie ?? '',
      'sec-fetch-site': origin === null ? 'none' : 'cross-site',
      ...(origin === null ? {} : { origin }),
      ...(type === null ? {} : { 'content-type': type }),
    },
    // A string body would get a content type from fetch; bytes get none.
    ...(row.method === 'DELETE' ? {} : { body: new TextEncoder().encode('{}') }),
  })
}

describe.each(attackerOrigins)('from %s', (_where, place) => {
  it.each(changing)('[ERR11] %s is refused, whatever the content type', async (_name, row) => {
    for (const type of types) {
      const response = await forge(row, place(portal.server.origin), type)
      expect(response.status).toBe(403)
      expect(errorBody.parse(await response.json()).code).toBe('origin_not_allowed')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('the channel is refused before the upgrade', async () => {
    const { id } = await victim.startSession()
    await expect(
      ChannelClient.open(portal.server.webSocketUrl(id), {
        cookie: victim.cookie,
        origin: place(portal.server.origin),
      }),
    ).rejects.toThrow('403')
  })

  it('no response may be read', async () => {
    const origin = place(portal.server.origin)
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(`${portal.server.origin}/api/user`, {
        method,
        headers: { cookie: victim.cookie ?? '', ...(origin === null ? {} : { origin }) },
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

it('leaves the victim logged in and nothing changed', async () => {
  expect((await victim.fetch('/api/user')).status).toBe(200)
})

it('opens the channel for the portal’s own page', async () => {
  const { id } = await victim.startSession()
  const channel = await portal.openChannel(id, victim)
  expect((await channel.join()).head_seq).toBeGreaterThan(0)
  channel.close()
})
