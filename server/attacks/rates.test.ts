import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { rateBuckets } from '#db/schema/rate-buckets.ts'
import { users } from '#db/schema/users.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { defaultLimits } from '#server/services/limits/settings.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

// Two processes with the limits of a new installation, behind a loopback proxy.
const portal = new TestPortal({
  processes: 2,
  options: { trustedProxies: ['loopback'], limits: defaultLimits() },
})

/** Sends a call through the proxy from an address. */
async function post(browser: TestBrowser, path: string, body: unknown, address = '198.51.100.1') {
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const code = response.ok ? null : errorBody.parse(JSON.parse(text)).code
  return { status: response.status, code, retryAfter: response.headers.get('retry-after'), text }
}

const origins = () => [portal.server.origin, portal.secondServer.origin]
const count = (answers: { code: string | null }[], code: string | null) =>
  answers.filter((answer) => answer.code === code).length

describe('creating prospects', () => {
  it('[RATE4] one account gets 60 of 300 in, in however many processes', async () => {
    await portal.database.db.delete(rateBuckets)
    const browser = new TestBrowser(portal.server.origin)
    const { id } = await browser.register()
    const other = new TestBrowser(portal.secondServer.origin)
    other.cookie = browser.cookie
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        post(n % 2 === 0 ? browser : other, '/api/prospects', {
          type: 'individual',
          name: `Spam ${n}`,
          scenario: 'x'.repeat(4_000),
        }),
      ),
    )
    const stored = await portal.database.db.$count(prospects, eq(prospects.ownerId, id))
    expect(stored).toBe(count(answers, null))
    expect(stored).toBeGreaterThanOrEqual(60)
    // A few more on a slow machine: one in ten seconds.
    expect(stored).toBeLessThan(90)
    expect(count(answers, 'rate_limited')).toBe(300 - stored)
  })
})

describe('registering', () => {
  /** Attempts with a reserved name, which are counted and refused before anything is hashed. */
  const attempts = (total: number, addressOf: (n: number) => string) =>
    Promise.all(
      Array.from({ length: total }, (_, n) =>
        post(
          new TestBrowser(origins()[n % 2] ?? ''),
          '/api/register',
          { username: 'demo.admin', password: `a long enough password ${n}` },
          addressOf(n),
        ),
      ),
    )

  it('[RATE4] lets a class of 30 behind one router in, and no script after it', async () => {
    const names = Array.from({ length: 92 }, (_, n) => `pupil-${n}`)
    const answers = []
    for (const [n, username] of names.entries())
      answers.push(
        await post(
          new TestBrowser(origins()[n % 2] ?? ''),
          '/api/register',
          { username, password: 'a long enough password' },
          '192.0.2.1',
        ),
      )
    expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(201))
    const refused = answers.filter(({ code }) => code === 'rate_limited')
    // On a slow machine a few more pass meanwhile: ten a minute.
    expect(refused.length).toBeGreaterThan(40)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    const created = await portal.database.db.$count(users, like(users.username, 'pupil-%'))
    expect(created).toBe(92 - refused.length)
  })

  it('[RATE2] from many addresses of one IPv6 /48 stops at four times that of one', async () => {
    const answers = await attempts(200, (n) => `2001:db8:77:${n.toString(16)}::${n}`)
    expect(count(answers, 'username_taken')).toBeGreaterThanOrEqual(120)
    expect(count(answers, 'rate_limited')).toBeGreaterThan(40)
  })

  it('[RATE4] from everywhere stops at the limit of the installation', async () => {
    await portal.database.db.delete(rateBuckets)
    const answers = await attempts(400, (n) => `203.0.${Math.floor(n / 100)}.${n % 100}`)
    expect(count(answers, 'username_taken')).toBeGreaterThanOrEqual(300)
    expect(count(answers, 'rate_limited')).toBeGreaterThan(80)
  })
})
