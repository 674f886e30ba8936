import { count, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setup } from '#db/schema/setup.ts'
import { users } from '#db/schema/users.ts'
import { readConfig } from '#server/config.ts'
import { prepareSetup } from '#server/services/setup/prepare.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const password = 'a long enough password'
const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`

describe('REGISTRATION', () => {
  const portal = new TestPortal()
  afterEach(() => {
    portal.server.ctx.registration = 'open'
  })

  it('[REG1] is open by default, and in production for invited people only', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://training.example.com',
      SESSION_SECRET: 'a secret of at least 32 characters',
    }
    expect(readConfig({}).registration).toBe('open')
    expect(readConfig(production).registration).toBe('invite')
    expect(readConfig({ ...production, REGISTRATION: 'closed' }).registration).toBe('closed')
    expect(() => readConfig({ REGISTRATION: 'sometimes' })).toThrow('REGISTRATION')
  })

  it('[REG1][API40] is known before the login', async () => {
    for (const mode of ['open', 'invite', 'closed'] as const) {
      portal.server.ctx.registration = mode
      expect(await portal.visitor().call('getRegistration')).toEqual({ mode, setupOpen: false })
    }
  })

  it('[REG2][ERR23] refuses strangers, whether or not the username is taken', async () => {
    const browser = portal.visitor()
    const { username } = await browser.register()
    for (const mode of ['invite', 'closed'] as const) {
      portal.server.ctx.registration = mode
      for (const name of [username, unique('stranger')])
        expect(await portal.visitor().attempt('POST', '/api/register', { username: name, password })).toEqual(
          {
            status: 403,
            code: 'registration_closed',
          },
        )
    }
  })

  it('[ADMIN2][ERR25] has no setup outside of production', async () => {
    const answer = await portal
      .visitor()
      .attempt('POST', '/api/setup', { token: 'x', username: 'boss', password })
    expect(answer).toEqual({ status: 409, code: 'setup_closed' })
  })
})

describe('the setup of a production database', () => {
  const portal = new TestPortal({ parts: { production: true }, processes: 2 })
  const open = async () => (await portal.visitor().call('getRegistration')).setupOpen
  let token: string

  beforeAll(() => {
    portal.server.ctx.registration = 'open'
  })
  beforeEach(async () => {
    await portal.database.db.delete(users)
    await portal.database.db.delete(setup)
    token = (await prepareSetup(portal.server.ctx, null)) ?? ''
  })

  it('[ADMIN1] has one token in every process and after every start, and only its hash in the database', async () => {
    expect(token).toMatch(/^[\w-]{43}$/u)
    expect(await prepareSetup(portal.secondServer.ctx, null)).toBe(token)
    const [row] = await portal.database.db.select().from(setup)
    expect(row).toMatchObject({ tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/u), closedAt: null })
    expect(JSON.stringify(row)).not.toContain(token)
    // A copy of the database with another secret does not have the token.
    expect(await prepareSetup({ ...portal.server.ctx, tokenSecret: 'another secret' }, null)).not.toBe(token)
  })

  it('[ADMIN1] takes the token of SETUP_TOKEN instead', async () => {
    const given = 'a token that the operator has chosen'
    expect(await prepareSetup(portal.server.ctx, given)).toBe(given)
    const admin = { username: 'first.admin', password }
    expect(await portal.visitor().attempt('POST', '/api/setup', { ...admin, token })).toEqual({
      status: 403,
      code: 'setup_token_invalid',
    })
    expect(await portal.visitor().attempt('POST', '/api/setup', { ...admin, token: given })).toMatchObject({
      status: 201,
    })
  })

  it('[ADMIN2][API40][ERR25] creates the first admin, logs in, and is closed for ever', async () => {
    const wrong = { token: `${token.slice(1)}x`, username: 'thief', password }
    expect(await portal.visitor().attempt('POST', '/api/setup', wrong)).toEqual({
      status: 403,
      code: 'setup_token_invalid',
    })
    expect(await open()).toBe(true)
    const browser = portal.visitor()
    const admin = { token, username: 'first.admin', password, firstName: 'Ana' }
    const common = await browser.attempt('POST', '/api/setup', { ...admin, password: 'password123' })
    expect(common.code).toBe('password_too_common')
    expect(await browser.call('setUp', { body: admin })).toMatchObject({ role: 'admin', firstName: 'Ana' })
    expect(browser.cookie).toMatch(/^__Host-portal_session=/u)
    expect(await browser.call('currentUser')).toMatchObject({ username: 'first.admin' })
    expect(await open()).toBe(false)
    const again = await portal.visitor().attempt('POST', '/api/setup', { ...admin, username: 'second.admin' })
    expect(again).toEqual({ status: 409, code: 'setup_closed' })
    // Also if the admins are gone one day.
    await portal.database.db.delete(users)
    expect(await prepareSetup(portal.server.ctx, 'a token that somebody sets later')).toBeNull()
    expect(await open()).toBe(false)
  })

  it('[ADMIN2] gives one admin to concurrent calls at two processes', async () => {
    const visitors = Array.from({ length: 8 }, (_, n) =>
      portal.visitor(n % 2 === 0 ? portal.server : portal.secondServer).attempt('POST', '/api/setup', {
        token,
        username: `admin-${n}`,
        password,
      }),
    )
    const codes = (await Promise.all(visitors)).map(({ code }) => code ?? 'created')
    expect(codes.toSorted()).toEqual(['created', ...Array<string>(7).fill('setup_closed')])
    const [admins] = await portal.database.db
      .select({ admins: count() })
      .from(users)
      .where(eq(users.role, 'admin'))
    expect(admins).toEqual({ admins: 1 })
  })

  it('[ADMIN3] makes nobody else an admin, not even the first who registers', async () => {
    expect(await portal.visitor().register(unique('stranger'))).toMatchObject({ role: 'trainee' })
    expect(await open()).toBe(true)
  })

  it('[ADMIN1] is not open when there is an admin already', async () => {
    await portal.database.db.delete(setup)
    const { id } = await portal.visitor().register(unique('admin'))
    await portal.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
    expect(await prepareSetup(portal.server.ctx, null)).toBeNull()
    expect(await open()).toBe(false)
  })
})
