import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/users.ts'
import { insertTeam } from '#server/testing/organisation.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** Everything logged at the default level, as the objects that pino would print. */
const lines: Record<string, unknown>[] = []
const keep = (line: unknown): void => {
  lines.push(line as Record<string, unknown>)
}
const none = (): void => undefined
const log: Logger = { info: keep, warn: keep, error: keep, fatal: keep, debug: none, trace: none }

const portal = new TestPortal({ parts: { log }, options: { trustedProxies: ['loopback'] } })
const password = 'a long enough password'

/** The lines of an event, with only the given fields. */
const eventsOf = (event: string) => lines.filter((line) => line['event'] === event)

async function send(browser: ReturnType<typeof portal.visitor>, method: string, path: string, body: unknown) {
  return browser.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function newAdmin() {
  const admin = portal.visitor()
  const { id } = await admin.register()
  await portal.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
  return { admin, id }
}

describe('the security log at the default level', () => {
  it('[SEC1] has every login and logout with account and address', async () => {
    const browser = portal.visitor()
    const { id, username } = await browser.register()
    await send(browser, 'POST', '/api/logout', undefined)
    await send(browser, 'POST', '/api/login', { username, password })
    expect(eventsOf('account_registered').map((line) => line['accountId'])).toContain(id)
    const of = { accountId: id, address: '198.51.100.7' }
    expect(eventsOf('logout')).toContainEqual({ event: 'logout', ...of })
    expect(eventsOf('login_succeeded')).toContainEqual({ event: 'login_succeeded', ...of })
  })

  it('[SEC1][SEC2] has failed logins, by account id only, and never what was typed', async () => {
    const owner = portal.visitor()
    const { id, username } = await owner.register()
    const typed = 'My-Secret-Typed-As-Name'
    const wrong = 'wrong-guess-of-a-password'
    await send(portal.visitor(), 'POST', '/api/login', { username, password: wrong })
    await send(portal.visitor(), 'POST', '/api/login', { username: typed, password: wrong })
    expect(eventsOf('login_failed')).toEqual([
      { event: 'login_failed', accountId: id, address: '198.51.100.7' },
      { event: 'login_failed', accountId: null, address: '198.51.100.7' },
    ])
    for (const secret of [typed, wrong, password, username])
      expect(JSON.stringify(lines).includes(secret), secret).toBe(false)
  })

  it('[SEC1] has the login that was refused without a check', async () => {
    const owner = portal.visitor()
    const { id, username } = await owner.register()
    let status = 0
    for (let guess = 0; guess < 12 && status !== 429; guess += 1)
      ({ status } = await send(portal.visitor(), 'POST', '/api/login', { username, password: 'wrong' }))
    expect(eventsOf('login_limited')).toMatchObject([{ accountId: id, address: '198.51.100.7' }])
  })

  it('[SEC1] has changes of role and team, with who made them', async () => {
    const { admin, id: adminId } = await newAdmin()
    const person = portal.visitor()
    const { id } = await person.register()
    const teamId = await insertTeam(portal.database.db, 'Security')
    await send(admin, 'PATCH', `/api/users/${id}`, { role: 'manager', teamId })
    const by = { accountId: adminId, targetId: id, address: '198.51.100.7' }
    expect(eventsOf('role_changed')).toEqual([{ event: 'role_changed', ...by, role: 'manager' }])
    expect(eventsOf('team_changed')).toEqual([{ event: 'team_changed', ...by, teamId }])
    const created = (await (await send(admin, 'POST', '/api/teams', { name: 'Short-lived' })).json()) as {
      id: string
    }
    await send(admin, 'DELETE', `/api/teams/${created.id}`, undefined)
    const team = { accountId: adminId, targetId: created.id, address: '198.51.100.7' }
    expect(eventsOf('team_created')).toEqual([{ event: 'team_created', ...team }])
    expect(eventsOf('team_removed')).toEqual([{ event: 'team_removed', ...team }])
  })

  it('[SEC1][SEC2] has invitations, password resets and switched-off accounts, without their tokens', async () => {
    const { admin, id: adminId } = await newAdmin()
    const person = portal.visitor()
    const { id } = await person.register()
    const invitation = await admin.call('createInvitation', { body: {} })
    await send(admin, 'DELETE', `/api/invitations/${invitation.id}`, undefined)
    await send(portal.visitor(), 'GET', `/api/invitations/${invitation.token}`, undefined)
    const { token } = await admin.call('createPasswordReset', { body: { userId: id } })
    await send(portal.visitor(), 'POST', `/api/password-reset/${token}`, {
      password: 'the next long password',
    })
    for (const active of [false, true]) await send(admin, 'PATCH', `/api/users/${id}`, { active })
    const by = { accountId: adminId, targetId: id }
    expect(eventsOf('invitation_created')).toMatchObject([{ accountId: adminId, targetId: invitation.id }])
    expect(eventsOf('invitation_revoked')).toMatchObject([{ accountId: adminId, targetId: invitation.id }])
    expect(eventsOf('invitation_refused')).toMatchObject([{ route: '/api/invitations/:token' }])
    expect(eventsOf('password_reset_created')).toMatchObject([by])
    expect(eventsOf('password_reset_used')).toMatchObject([{ accountId: id, address: '198.51.100.7' }])
    expect(eventsOf('account_deactivated')).toMatchObject([by])
    expect(eventsOf('account_activated')).toMatchObject([by])
    for (const secret of [invitation.token, token]) expect(JSON.stringify(lines)).not.toContain(secret)
  })

  it('[SEC1] has a password’s change and a wrong current password', async () => {
    const browser = portal.visitor()
    const { id } = await browser.register()
    const change = (currentPassword: string) =>
      send(browser, 'POST', '/api/user/password', { currentPassword, newPassword: 'another long password' })
    await change('not the password')
    await change(password)
    const by = { accountId: id, address: '198.51.100.7' }
    expect(eventsOf('password_check_failed')).toMatchObject([{ ...by, code: 'wrong_password' }])
    expect(eventsOf('password_changed')).toEqual([{ event: 'password_changed', ...by }])
  })

  it('[SEC1] has logins that somebody ended, an export and an erasure', async () => {
    const browser = portal.visitor()
    const { id, username } = await browser.register()
    await send(portal.visitor(), 'POST', '/api/login', { username, password })
    await send(browser, 'DELETE', '/api/user/logins', undefined)
    await (await send(browser, 'GET', '/api/user/export', undefined)).text()
    await send(browser, 'DELETE', '/api/user', { password })
    const by = { accountId: id, address: '198.51.100.7' }
    expect(eventsOf('logins_ended')).toEqual([{ event: 'logins_ended', ...by, count: 1 }])
    expect(eventsOf('account_exported')).toEqual([{ event: 'account_exported', ...by }])
    expect(eventsOf('account_erased')).toEqual([{ event: 'account_erased', ...by }])
  })

  it('[SEC1][SEC3] has refusals, many equal ones as one line and their number', async () => {
    const trainee = portal.visitor()
    const { id } = await trainee.register()
    for (let n = 0; n < 25; n += 1) await send(trainee, 'POST', '/api/teams', { name: 'Mine' })
    const foreign = { headers: { origin: 'https://evil.example' }, method: 'POST' }
    for (let n = 0; n < 25; n += 1) await trainee.fetch('/api/logout', foreign)
    const refused = eventsOf('request_refused').filter((line) => line['accountId'] === id)
    expect(refused).toMatchObject([
      { code: 'forbidden', route: '/api/teams', address: '198.51.100.7' },
      { code: 'origin_not_allowed' },
    ])
    portal.server.ctx.security.flush()
    const repeated = eventsOf('request_refused').filter((line) => 'repeated' in line)
    expect(repeated).toMatchObject([{ repeated: 24 }, { repeated: 24 }])
  })
})
