import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { users } from '#db/schema/users.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { loginLifetimes } from '#server/services/account/login-session.ts'
import { createTestDatabase } from '#db/testing/test-database.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { startTestServer } from '#server/testing/start-server.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ parts: { now: () => now } })
let now = new Date('2026-11-20T09:00:00Z')

const password = 'a long enough password'
const json = { 'content-type': 'application/json' }

async function refusal(response: Response) {
  return { status: response.status, ...errorBody.parse(await response.json()) }
}

it('[AUTH5][API8][ERR8] registers, is the current user, logs out and logs in again', async () => {
  const browser = portal.visitor()
  const user = await browser.call('register', {
    body: { username: 'laura', password, firstName: 'Laura', email: 'laura@example.com' },
  })
  expect(user).toMatchObject({ username: 'laura', firstName: 'Laura', role: 'trainee', teamId: null })
  expect(await browser.call('currentUser')).toEqual(user)
  await browser.call('logout')
  expect(browser.cookie).toBeNull()
  expect(await refusal(await browser.fetch('/api/user'))).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  })
  expect(await browser.call('login', { body: { username: 'LAURA', password } })).toEqual(user)
})

it('[DATA1] stores neither the password nor the token', async () => {
  const browser = portal.visitor()
  const { id } = await browser.register()
  const [user] = await portal.database.db.select().from(users).where(eq(users.id, id))
  const [login] = await portal.database.db.select().from(loginSessions).where(eq(loginSessions.userId, id))
  const token = browser.cookie?.split('=')[1] ?? ''
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/u)
  expect(token).toHaveLength(43)
  expect(JSON.stringify(login)).not.toContain(token)
})

it('[ERR8] gives the same response for an unknown user and a wrong password', async () => {
  const browser = portal.visitor()
  const { username } = await browser.register()
  const attempt = async (body: object) => {
    const { id: _id, ...answer } = await refusal(
      await browser.fetch('/api/login', { method: 'POST', headers: json, body: JSON.stringify(body) }),
    )
    return answer
  }
  const wrong = await attempt({ username, password: 'not this one' })
  expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
  expect(await attempt({ username: 'nobody-at-all', password: 'not this one' })).toEqual(wrong)
})

it('ends the presented login at a new one (rotation), and every login when it expires', async () => {
  const browser = portal.visitor()
  const { username } = await browser.register()
  const before = browser.cookie
  await browser.call('login', { body: { username, password: 'a long enough password' } })
  expect(browser.cookie).not.toBe(before)
  const replay = portal.visitor()
  replay.cookie = before
  expect((await replay.fetch('/api/user')).status).toBe(401)

  const start = now
  now = new Date(start.getTime() + loginLifetimes.idleMs - 1_000)
  expect((await browser.fetch('/api/user')).status).toBe(200)
  now = new Date(now.getTime() + loginLifetimes.idleMs + 1_000)
  expect((await browser.fetch('/api/user')).status).toBe(401)
  now = start
})

it('ends a login after thirty days, however often it was used', async () => {
  const browser = await portal.registeredUser()
  const start = now
  const dayMs = 86_400_000
  const statuses: number[] = []
  for (let day = 5; day <= 35; day += 5) {
    now = new Date(start.getTime() + day * dayMs)
    statuses.push((await browser.fetch('/api/user')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 401, 401])
  now = start
})

it('[AUTH10][ERR9] rejects taken names regardless of case, and names that are too short', async () => {
  const browser = portal.visitor()
  const post = (body: object) =>
    browser.fetch('/api/register', { method: 'POST', headers: json, body: JSON.stringify(body) })
  const { username } = await browser.register()
  expect(await refusal(await post({ username: username.toUpperCase(), password }))).toMatchObject({
    status: 409,
    code: 'username_taken',
  })
  expect(await refusal(await post({ username: 'x', password: 'short' }))).toMatchObject({
    status: 400,
    code: 'invalid_input',
    issues: [{ path: 'username' }, { path: 'password' }],
  })
})

it('[ROLE2] lets no client choose its role or team', async () => {
  const browser = portal.visitor()
  for (const more of [{ role: 'admin' }, { teamId: crypto.randomUUID() }]) {
    const response = await browser.fetch('/api/register', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: `eve-${crypto.randomUUID().slice(0, 8)}`, password, ...more }),
    })
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'unknown_field' })
  }
})

it('[AUTH12] stores 24 accounts registered at once', async () => {
  const fresh = await createTestDatabase()
  const production = await startTestServer(fresh, { production: true })
  const attempts = await Promise.all(
    Array.from({ length: 24 }, async (_, n) => {
      const response = await new TestBrowser(production.origin).fetch('/api/register', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username: `classmate-${n}`, password }),
      })
      return response.status
    }),
  )
  expect(attempts).toEqual(attempts.map(() => 201))
  const rows = await fresh.db.select({ role: users.role }).from(users)
  expect(rows).toHaveLength(24)
  expect(rows.filter(({ role }) => role !== 'trainee')).toEqual([])
  await production.close()
  await fresh.close()
})
