import { beforeEach, describe, expect, it } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const password = 'a long enough password'
const portal = new TestPortal({ processes: 2 })
let admin: Person

let north: string
let south: string
let ana: Person
let mara: Person

beforeEach(async () => {
  await portal.database.sql`update users set role = 'trainee' where role = 'admin'`
  const at = portal.backend
  north = await insertTeam(portal.database.db, 'North')
  south = await insertTeam(portal.database.db, 'South')
  admin = await insertPerson(at, { role: 'admin', teamId: null })
  ana = await insertPerson(at, { role: 'trainee', teamId: north })
  mara = await insertPerson(at, { role: 'manager', teamId: north })
})

const setUser = (id: string, body: { role?: 'trainee' | 'manager' | 'admin'; teamId?: string | null }) =>
  admin.browser.call('updateUser', { params: { id }, body })

describe('a person’s role and team', () => {
  it('[ROLE1][API35] are set by an admin, independently', async () => {
    expect(await setUser(ana.id, { teamId: south })).toMatchObject({
      id: ana.id,
      role: 'trainee',
      team: { id: south, name: 'South' },
    })
    expect(await setUser(ana.id, { role: 'manager' })).toMatchObject({ role: 'manager', teamId: south })
    expect(await setUser(ana.id, { teamId: null })).toMatchObject({ role: 'manager', team: null })
    expect(await setUser(ana.id, {})).toMatchObject({ role: 'manager', team: null })
  })

  it('[ERR10] cannot be set by anyone else', async () => {
    const wish = { role: 'admin' }
    expect(await mara.browser.attempt('PATCH', `/api/users/${ana.id}`, wish)).toMatchObject({ status: 403 })
    expect(await mara.browser.attempt('PATCH', `/api/users/${mara.id}`, wish)).toMatchObject({ status: 403 })
    expect(await ana.browser.attempt('PATCH', `/api/users/${ana.id}`, wish)).toMatchObject({ status: 403 })
    expect(await mara.browser.attempt('PATCH', `/api/users/${admin.id}`, wish)).toMatchObject({ status: 404 })
  })

  it('require an existing team', async () => {
    expect(
      await admin.browser.attempt('PATCH', `/api/users/${ana.id}`, { teamId: crypto.randomUUID() }),
    ).toEqual({ status: 400, code: 'invalid_input' })
    await admin.browser.call('deleteTeam', { params: { id: south } })
    expect(await admin.browser.attempt('PATCH', `/api/users/${ana.id}`, { teamId: south })).toEqual({
      status: 400,
      code: 'invalid_input',
    })
  })

  it('[ERR7] always leave one admin, even if two admins demote each other concurrently', async () => {
    const demote = { role: 'trainee' }
    expect(await admin.browser.attempt('PATCH', `/api/users/${admin.id}`, demote)).toEqual({
      status: 409,
      code: 'conflict',
    })
    await setUser(mara.id, { role: 'admin' })
    await mara.browser.call('login', { body: { username: mara.username, password } })
    const both = await Promise.all([
      admin.browser.attempt('PATCH', `/api/users/${mara.id}`, demote),
      mara.browser.attempt('PATCH', `/api/users/${admin.id}`, demote),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const [left] = await portal.database.sql`select count(*)::int as admins from users where role = 'admin'`
    expect(left).toEqual({ admins: 1 })
  })

  it('end the person’s logins and channels in every process when the role changes', async () => {
    const { id } = await ana.browser.startSession()
    const watching = [
      await portal.openChannel(id, mara.browser),
      await portal.openChannel(id, mara.browser, portal.secondServer),
    ]
    const practising = await portal.openChannel(id, ana.browser, portal.secondServer)
    for (const channel of watching) await channel.join('observer')
    await practising.join()
    await setUser(mara.id, { role: 'trainee' })
    for (const channel of watching)
      expect([closeCodes.unauthenticated, closeCodes.notFound]).toContain(await channel.closed())
    expect((await mara.browser.fetch('/api/user')).status).toBe(401)
    await mara.browser.call('login', { body: { username: mara.username, password } })
    expect((await mara.browser.fetch(`/api/training-sessions/${id}`)).status).toBe(404)
    practising.send({ type: 'ping', t: 1 })
    await practising.find((frame) => frame.type === 'pong')
    practising.close()
  })

  it('end a manager’s observation of someone who leaves the team, but not the session', async () => {
    const { id } = await ana.browser.startSession()
    const { id: stays } = await mara.browser.startSession()
    const watching = [
      await portal.openChannel(id, mara.browser),
      await portal.openChannel(id, mara.browser, portal.secondServer),
    ]
    const kept = [
      await portal.openChannel(id, ana.browser),
      await portal.openChannel(stays, mara.browser, portal.secondServer),
      await portal.openChannel(id, admin.browser),
    ]
    for (const channel of watching) await channel.join('observer')
    for (const channel of kept) await channel.join('observer')
    await setUser(ana.id, { teamId: south })
    for (const channel of watching) expect(await channel.closed()).toBe(closeCodes.notFound)
    expect((await mara.browser.fetch(`/api/training-sessions/${id}`)).status).toBe(404)
    expect((await mara.browser.fetch(`/api/users/${ana.id}`)).status).toBe(404)
    for (const channel of kept) {
      channel.send({ type: 'ping', t: 1 })
      await channel.find((frame) => frame.type === 'pong')
      channel.close()
    }
    expect((await ana.browser.fetch('/api/user')).status).toBe(200)
  })
})

describe('teams', () => {
  it('[API35] are created, changed and dissolved by an admin', async () => {
    const created = await admin.browser.call('createTeam', {
      body: { name: '  West ', industry: ' ', managerId: mara.id },
    })
    expect(created).toMatchObject({
      name: 'West',
      industry: null,
      manager: { id: mara.id },
      memberCount: 1,
      totalSessions: 0,
    })
    const params = { id: created.id }
    expect(
      await admin.browser.call('updateTeam', { params, body: { industry: 'Utilities', managerId: null } }),
    ).toEqual({ ...created, industry: 'Utilities', manager: null })
    await admin.browser.call('deleteTeam', { params })
    expect((await admin.browser.fetch(`/api/teams/${created.id}`)).status).toBe(404)
    expect((await admin.browser.call('listTeams')).map(({ id }) => id)).not.toContain(created.id)
    expect(await admin.browser.call('getUser', { params: { id: mara.id } })).toMatchObject({
      role: 'manager',
      team: null,
    })
  })

  it('[ERR10] cannot be changed by anyone else', async () => {
    for (const { browser } of [ana, mara]) {
      expect(await browser.attempt('POST', '/api/teams', { name: 'Mine' })).toMatchObject({ status: 403 })
      expect(await browser.attempt('PATCH', `/api/teams/${north}`, { name: 'Mine' })).toMatchObject({
        status: 403,
      })
      expect(await browser.attempt('DELETE', `/api/teams/${north}`)).toMatchObject({ status: 403 })
      expect(await browser.attempt('DELETE', `/api/teams/${south}`)).toMatchObject({ status: 404 })
    }
  })

  it('accept only a user with the manager role as manager, of one team only', async () => {
    const named = async (id: string) =>
      (await admin.browser.call('listTeams')).find((team) => team.id === id)?.manager?.id ?? null
    expect(await admin.browser.attempt('PATCH', `/api/teams/${north}`, { managerId: ana.id })).toEqual({
      status: 400,
      code: 'invalid_input',
    })
    const body = { managerId: mara.id }
    await admin.browser.call('updateTeam', { params: { id: north }, body })
    expect(await named(north)).toBe(mara.id)
    await admin.browser.call('updateTeam', { params: { id: south }, body })
    expect([await named(north), await named(south)]).toEqual([null, mara.id])
    expect(await admin.browser.call('getUser', { params: { id: mara.id } })).toMatchObject({ teamId: south })
    await setUser(mara.id, { teamId: north })
    expect([await named(north), await named(south)]).toEqual([mara.id, null])
    await setUser(mara.id, { role: 'trainee' })
    expect(await named(north)).toBeNull()
  })

  it('close the channel of an observing manager when dissolved', async () => {
    const { id } = await ana.browser.startSession()
    const watching = await portal.openChannel(id, mara.browser)
    await watching.join('observer')
    await admin.browser.call('deleteTeam', { params: { id: north } })
    expect(await watching.closed()).toBe(closeCodes.notFound)
    expect(await mara.browser.call('listTeams')).toEqual([])
  })
})

describe('the own profile', () => {
  it('[API29] is changed field by field; an empty value clears a field', async () => {
    const before = await ana.browser.call('currentUser')
    const body = { email: 'ana@example.com', firstName: ' Ana ' }
    const after = await ana.browser.call('updateProfile', { body })
    expect(after).toEqual({ ...before, email: 'ana@example.com', firstName: 'Ana' })
    expect(
      await ana.browser.call('updateProfile', { body: { email: '', lastName: 'Ruiz', firstName: null } }),
    ).toEqual({ ...before, email: null, firstName: null, lastName: 'Ruiz' })
    expect(await ana.browser.call('updateProfile', { body: {} })).toMatchObject({ lastName: 'Ruiz' })
  })

  it('[AUTH10] cannot set role, team or username, and requires a valid email', async () => {
    for (const body of [{ role: 'admin' }, { teamId: south }, { username: 'x' }, { profileImageUrl: 'x' }])
      expect(await ana.browser.attempt('PATCH', '/api/user', body)).toEqual({
        status: 400,
        code: 'unknown_field',
      })
    for (const body of [{ email: 'no' }, { firstName: 'x'.repeat(121) }, { lastName: 7 }])
      expect(await ana.browser.attempt('PATCH', '/api/user', body)).toEqual({
        status: 400,
        code: 'invalid_input',
      })
  })
})
