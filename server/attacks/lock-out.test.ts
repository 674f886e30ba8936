import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { type Pause, throttleLimits } from '#server/services/account/throttle.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const pause = vi.fn<Pause>()
const portal = new TestPortal({ options: { trustedProxies: ['loopback'], pause } })
const password = 'a long enough password'

/** Lets the time of all counters pass. */
async function letTimePass(ms: number): Promise<void> {
  await portal.database.sql`update attempts set expire = expire - make_interval(secs => ${ms / 1_000})`
}

// Whoever waits for a turn sees the time pass.
beforeEach(() => void pause.mockImplementation(letTimePass))
afterEach(() => void pause.mockReset())

/** One login attempt from a new device, as forwarded by a proxy. */
async function tryLogin(
  username: string,
  tried: string,
  address: string,
  browser: TestBrowser = portal.visitor(),
) {
  const response = await browser.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password: tried }),
  })
  const body: unknown = await response.json()
  return {
    code: response.ok ? 'ok' : errorBody.parse(body).code,
    retryAfterSeconds: Number(response.headers.get('retry-after')),
    browser,
  }
}

/** A person who has an account and no device that knows it. */
async function newOwner(username?: string): Promise<string> {
  const browser = portal.visitor()
  return (await browser.register(username)).username
}

/** Wrong passwords, one after the other. */
async function guess(username: string, address: (n: number) => string, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let n = 0; n < count; n += 1)
    codes.push((await tryLogin(username, `guess number ${n}`, address(n))).code)
  return codes
}

describe('an attacker who guesses the password of an account', () => {
  it('[LOCK1] is slowed; the owner logs in on a new device elsewhere', async () => {
    const owner = await newOwner()
    const codes = await guess(owner, () => '203.0.113.1', 15)
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.at(-1)).toBe('rate_limited')
    expect((await tryLogin(owner, password, '198.51.100.1')).code).toBe('ok')
  })

  it('[LOCK1] is slowed under every spelling of the name that the login accepts', async () => {
    const owner = await newOwner(`kiki.k${crypto.randomUUID().slice(0, 4)}i`)
    await guess(owner, () => '203.0.113.2', 10)
    for (const spelling of [owner.toUpperCase(), owner.replace('i', 'İ'), owner.replace('k', '\u212a')])
      expect((await tryLogin(spelling, 'guess', '203.0.113.2')).code, spelling).toBe('rate_limited')
  })
})

describe('the clock of the database that is set back', () => {
  it('[LOCK1] makes nobody wait for the time to come again', async () => {
    const owner = await newOwner()
    await guess(owner, () => '203.0.113.9', 11)
    expect((await tryLogin(owner, 'guess', '203.0.113.9')).code).toBe('rate_limited')
    await letTimePass(-2 * 3_600_000)
    expect((await tryLogin(owner, 'guess', '203.0.113.9')).code).toBe('invalid_credentials')
    // From there it counts on.
    expect((await tryLogin(owner, 'guess', '203.0.113.9')).code).toBe('rate_limited')
  })
})

describe('an attacker who tries many accounts from one address', () => {
  it('[LOCK3] does not lock out somebody new at that address', async () => {
    const address = '203.0.113.3'
    await tryLogin('somebody', 'Summer is here', address)
    await portal.database.sql`update attempts set points = 100 where key like 'address:%' and points = 1`
    const classmate = await newOwner()
    expect((await tryLogin(classmate, password, address)).code).toBe('ok')
    expect(pause).toHaveBeenCalled()
  })
})

/** Uses up the failures of strangers at an account that has none yet. */
async function stopStrangers(owner: string): Promise<void> {
  await tryLogin(owner, 'wrong', '203.0.113.1')
  await portal.database.sql`update attempts set points = 99 where key like 'strangers:%' and points = 1`
  await letTimePass(3_600_000)
  expect((await tryLogin(owner, 'wrong', '203.0.113.2')).code).toBe('invalid_credentials')
}

/** Makes the next turn of strangers most of a minute away, however slow this machine is. */
async function delayTurns(): Promise<void> {
  await portal.database
    .sql`update attempts set expire = expire + interval '50 seconds' where key like 'strangers:%'`
}

describe('while strangers guess from everywhere', () => {
  it('[LOCK2] the guesses are bounded, and the owner gets a turn on a new device in a new place', async () => {
    pause.mockResolvedValue(undefined)
    const owner = await newOwner()
    const guessFrom = (subnet: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => tryLogin(owner, 'wrong', `${subnet}.${n}`)))
    const checked = await guessFrom('198.18.0', 20)
    expect(new Set(checked.map(({ code }) => code))).toEqual(new Set(['invalid_credentials']))
    await delayTurns()
    const refused = await guessFrom('198.18.1', 40)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate_limited']))
    for (const { retryAfterSeconds } of refused) {
      expect(retryAfterSeconds).toBeGreaterThan(0)
      expect(retryAfterSeconds).toBeLessThanOrEqual(4)
    }
    pause.mockImplementation((ms) => letTimePass(3_600_000 + ms))
    expect((await tryLogin(owner, password, '198.51.100.2')).code).toBe('ok')
    expect(pause.mock.lastCall?.[0]).toBeLessThanOrEqual(4_000)
  })

  it('[LOCK5] there are at most 100 failures in a row; then only the owner is let in', async () => {
    const owner = await newOwner()
    const { browser: laptop } = await tryLogin(owner, password, '198.51.100.3')
    await stopStrangers(owner)
    await letTimePass(29 * 86_400_000)
    const last = await tryLogin(owner, password, '203.0.113.3')
    expect(last.code).toBe('rate_limited')
    expect(last.retryAfterSeconds).toBeGreaterThan(80_000)

    expect((await tryLogin(owner, password, '192.0.2.1', laptop)).code).toBe('ok')
    expect((await tryLogin(owner, 'wrong', '203.0.113.4')).code).toBe('rate_limited')
    await letTimePass(3_600_000)
    expect((await tryLogin(owner, 'wrong', '203.0.113.5')).code).toBe('invalid_credentials')
  })

  it('[LOCK4] the owner logs in on a new device in a network where they have logged in before', async () => {
    const owner = await newOwner()
    const office = '198.51.100.9'
    expect((await tryLogin(owner, password, office)).code).toBe('ok')
    await stopStrangers(owner)
    expect((await tryLogin(owner, password, '198.51.100.20')).code).toBe('rate_limited')
    expect((await tryLogin(owner, password, office)).code).toBe('ok')
  })

  it('[LOCK4] the owner logs in on a new device where they use another one', async () => {
    const owner = await newOwner()
    const { browser: laptop } = await tryLogin(owner, password, '198.51.100.10')
    await stopStrangers(owner)
    const hotel = '192.0.2.77'
    expect((await tryLogin(owner, password, hotel)).code).toBe('rate_limited')
    await portal.database.sql`update login_sessions set last_used_at = last_used_at - interval '2 minutes'`
    await laptop.fetch('/api/user', { headers: { 'x-forwarded-for': hotel } })
    expect((await tryLogin(owner, password, hotel)).code).toBe('ok')
  })

  it('[LOCK5] a new password lets strangers try again', async () => {
    const owner = await newOwner()
    const { browser } = await tryLogin(owner, password, '198.51.100.11')
    await stopStrangers(owner)
    const changed = 'a password that is new'
    await browser.call('changePassword', { body: { currentPassword: password, newPassword: changed } })
    expect((await tryLogin(owner, changed, '192.0.2.78')).code).toBe('ok')
  })
})

describe('a one-time link of an administrator', () => {
  it('[LOCK4] lets the owner in on a new device in a new place, whatever was guessed before and after', async () => {
    const admin = portal.visitor()
    const { id: adminId } = await admin.register()
    await portal.database.sql`update users set role = 'admin' where id = ${adminId}`
    const owner = await newOwner()
    await stopStrangers(owner)
    const here = '192.0.2.90'
    expect((await tryLogin(owner, password, here)).code).toBe('rate_limited')
    const [row] = await portal.database.sql<{ id: string }[]>`select id from users where username = ${owner}`
    const { token } = await admin.call('createPasswordReset', { body: { userId: row?.id ?? '' } })
    const changed = 'a password that is new'
    await portal.visitor().fetch(`/api/password-reset/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': here },
      body: JSON.stringify({ password: changed }),
    })
    await stopStrangers(owner)
    expect((await tryLogin(owner, changed, here)).code).toBe('ok')
  })
})

describe('attempts that wait for their turn', () => {
  it('[LOCK6] are few, and are told at once when there are too many', async () => {
    const owner = await newOwner()
    const address = '203.0.113.50'
    await tryLogin('somebody-else', 'wrong', address)
    await portal.database.sql`update attempts set points = 150 where key like 'address:%' and points = 1`
    let proceed = (): void => undefined
    const turn = new Promise<void>((resolve) => (proceed = resolve))
    pause.mockReturnValue(turn)
    const waiting = Array.from({ length: throttleLimits.heldPerNetworkMax }, (_, n) =>
      tryLogin(`somebody-${n}`, 'wrong', address),
    )
    await vi.waitUntil(() => pause.mock.calls.length === throttleLimits.heldPerNetworkMax)
    const tooMany = await tryLogin(owner, password, address)
    expect(tooMany).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 })
    expect((await tryLogin(owner, password, '198.51.100.12')).code).toBe('ok')
    pause.mockImplementation(letTimePass)
    proceed()
    await Promise.all(waiting)
    expect((await tryLogin(owner, password, address)).code).toBe('ok')
  })
})
