import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { guessWaits } from '#server/domain/account/guess-waits.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) }
})

/** Attempts that wait for their turn give up at once. */
const pause = async () => undefined

/** How many wrong passwords cause no wait. */
const free = {
  one: guessWaits.one.seconds.lastIndexOf(0) + 1,
  strangers: guessWaits.strangers.seconds.lastIndexOf(0) + 1,
  address: guessWaits.address.seconds.lastIndexOf(0) + 1,
}

let database: TestDatabase
/** Two processes behind a loopback proxy, on one database. */
let server: TestServer
let other: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database, {}, { trustedProxies: ['loopback'], pause })
  other = await startTestServer(database, {}, { trustedProxies: ['loopback'], pause })
})
afterAll(async () => {
  await server.close()
  await other.close()
  await database.close()
})

const password = 'a long enough password'

/** One login attempt, as forwarded by a proxy. */
async function tryLogin(
  browser: TestBrowser,
  body: { username: string; password: string },
  address = '198.51.100.1',
) {
  const response = await browser.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const headers = new Map([...response.headers].filter(([name]) => name !== 'date'))
  return {
    status: response.status,
    text,
    headers,
    code: response.ok ? null : errorBody.parse(JSON.parse(text)).code,
  }
}

/** Makes the next turn most of a minute away, for a slow machine; any later would be a clock that was set back. */
async function delayTurns(): Promise<void> {
  await database.sql`update attempts set expire = expire + interval '50 seconds' where key not like 'known:%'`
}

/** Strangers with distinct addresses: 203.0.113.n. */
const strangers = (count: number, at = server) =>
  Array.from({ length: count }, (_, n) => ({
    browser: new TestBrowser(at.origin),
    address: `203.0.113.${n}`,
  }))

describe('a cookie', () => {
  it('that was copied grants no access after the logout, neither to the API nor to the channel', async () => {
    const owner = new TestBrowser(server.origin)
    await owner.register()
    const { id } = await owner.startSession()
    const thief = new TestBrowser(server.origin)
    thief.cookie = owner.cookie
    const stolen = { cookie: owner.cookie, origin: server.origin }
    expect((await thief.fetch('/api/user')).status).toBe(200)
    await owner.call('logout')
    expect((await thief.fetch('/api/user')).status).toBe(401)
    expect((await thief.fetch(`/api/training-sessions/${id}`)).status).toBe(401)
    const channel = await ChannelClient.open(server.webSocketUrl(id), stolen)
    expect(await channel.closed()).toBe(closeCodes.unauthenticated)
  })

  it('that was planted does not become the new login (fixation)', async () => {
    const victim = new TestBrowser(server.origin)
    const { username } = await victim.register()
    await victim.call('logout')
    const attacker = new TestBrowser(server.origin)
    const { id: attackerId } = await attacker.register()
    for (const planted of [attacker.cookie, `portal_session=${'A'.repeat(43)}`]) {
      victim.cookie = planted
      await victim.call('login', { body: { username, password } })
      expect(victim.cookie).not.toBe(planted)
      const holder = new TestBrowser(server.origin)
      holder.cookie = planted
      expect((await holder.fetch('/api/user')).status).toBe(401)
    }
    // At registration as well.
    await attacker.call('login', { body: { username: (await nameOf(attackerId)) ?? '', password } })
    const planted = attacker.cookie
    const newcomer = new TestBrowser(server.origin)
    newcomer.cookie = planted
    await newcomer.register()
    expect(newcomer.cookie).not.toBe(planted)
    expect((await attacker.fetch('/api/user')).status).toBe(401)
  })
})

async function nameOf(id: string) {
  const [row] = await database.sql<{ username: string }[]>`select username from users where id = ${id}`
  return row?.username
}

describe('guessing passwords', () => {
  it('[ERR12] [LOCK2] from 50 addresses at once gets twenty guesses; the owner can still log in on a known device', async () => {
    const owner = new TestBrowser(server.origin)
    const { username } = await owner.register()
    await owner.call('logout')
    const guessAll = (those: ReturnType<typeof strangers>) =>
      Promise.all(
        those.map(({ browser, address }, n) =>
          tryLogin(browser, { username, password: `guess number ${n}` }, address),
        ),
      )
    const everybody = strangers(50)
    const checked = await guessAll(everybody.slice(0, free.strangers))
    expect(new Set(checked.map(({ code }) => code))).toEqual(new Set(['invalid_credentials']))
    await delayTurns()
    const others = await guessAll(everybody.slice(free.strangers))
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set(['rate_limited']))
    const refused = others[0]
    const wait = Number(refused?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(4)

    // A further guess is correct but is not checked, in the other process either.
    const lucky = new TestBrowser(other.origin)
    expect((await tryLogin(lucky, { username, password }, '203.0.113.99')).code).toBe('rate_limited')
    expect((await tryLogin(owner, { username, password })).status).toBe(200)
    // Also in the other process, and even after a typo.
    const elsewhere = new TestBrowser(other.origin)
    elsewhere.device = owner.device
    expect((await tryLogin(elsewhere, { username, password: 'mistyped' })).code).toBe('invalid_credentials')
    expect((await tryLogin(elsewhere, { username, password })).status).toBe(200)
  })

  it('[LOCK1] with a known device’s cookie is limited to ten guesses too', async () => {
    const owner = new TestBrowser(server.origin)
    const { username } = await owner.register()
    const thief = new TestBrowser(server.origin)
    thief.device = owner.device
    const codes: (string | null)[] = []
    for (let guess = 0; guess <= free.one; guess += 1)
      codes.push((await tryLogin(thief, { username, password: `guess ${guess}` })).code)
    expect(codes.at(-2)).toBe('invalid_credentials')
    expect(codes.at(-1)).toBe('rate_limited')
  })

  it('with the attacker’s own device cookie counts as a stranger', async () => {
    const owner = new TestBrowser(server.origin)
    const { username } = await owner.register()
    const attacker = new TestBrowser(server.origin)
    await attacker.register()
    attacker.cookie = null
    await Promise.all(
      strangers(free.strangers).map(({ address }, n) =>
        tryLogin(attacker, { username, password: `guess ${n}` }, address),
      ),
    )
    await delayTurns()
    expect((await tryLogin(attacker, { username, password }, '203.0.113.99')).code).toBe('rate_limited')
  })

  it('[LOCK3] at many accounts from one address is limited, whatever its forwarded address', async () => {
    const direct = await startTestServer(database, {}, { pause })
    const owner = new TestBrowser(direct.origin)
    const { username } = await owner.register()
    await owner.call('logout')
    const spray = async (n: number) =>
      tryLogin(
        new TestBrowser(direct.origin),
        { username: `somebody-${n}`, password: 'Summer is here' },
        `203.0.113.${n}`,
      )
    const codes: (string | null)[] = []
    for (let n = 0; n < free.address; n += 20)
      codes.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, i) => spray(n + i)))).map(({ code }) => code),
      )
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials']))
    await delayTurns()
    expect((await spray(250)).code).toBe('rate_limited')
    expect((await tryLogin(owner, { username, password })).status).toBe(200)
    await direct.close()
  })

  it('does not count successful logins', async () => {
    const browser = new TestBrowser(server.origin)
    const { username } = await browser.register()
    for (let login = 0; login <= free.strangers; login += 1) {
      const fresh = new TestBrowser(server.origin)
      expect((await tryLogin(fresh, { username, password }, '192.0.2.7')).status).toBe(200)
    }
  })

  it('stores no typed username in the database', async () => {
    await tryLogin(new TestBrowser(server.origin), { username: 'my-secret-typed-as-name', password: 'x' })
    const rows = await database.sql<{ key: string }[]>`select key from attempts`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/my-secret|203\.0\.113/u)
  })
})

describe('account enumeration', () => {
  it('fails: responses are identical before and after the limit is reached', async () => {
    const owner = new TestBrowser(server.origin)
    const { username } = await owner.register()
    const answers = async (name: string) => {
      const seen: unknown[] = []
      for (const { browser, address } of strangers(free.strangers + 1)) {
        const { status, text, headers } = await tryLogin(
          browser,
          { username: name, password: 'not this one' },
          address,
        )
        headers.delete('retry-after')
        if (seen.length === free.strangers - 1) await delayTurns()
        seen.push({ status, text: text.replace(/"id":"[^"]+"/u, ''), headers: [...headers.keys()] })
      }
      return seen
    }
    const known = await answers(username)
    expect(await answers('nobody-of-that-name')).toEqual(known)
    expect(known.at(-1)).toMatchObject({ status: 429 })
  })

  it('fails: one hash with the same parameters is computed either way', async () => {
    const owner = new TestBrowser(server.origin)
    const { username } = await owner.register()
    const work = async (name: string) => {
      vi.mocked(verify).mockClear()
      await tryLogin(
        new TestBrowser(server.origin),
        { username: name, password: 'not this one' },
        '192.0.2.9',
      )
      // A PHC string: algorithm, version and parameters precede the salt and determine the work.
      return vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'))
    }
    const known = await work(username)
    expect(known).toHaveLength(1)
    expect(await work('somebody-unknown')).toEqual(known)
  })
})
