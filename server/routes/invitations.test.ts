import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { invitations } from '#db/schema/invitations.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import { nextCursorHeader } from '#protocol/rest/paging.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-20T09:00:00Z')
let now = start
/** Every line of the log, at every level. */
const lines: unknown[] = []
const keep = (...line: unknown[]): void => void lines.push(line)
const log = { fatal: keep, error: keep, warn: keep, info: keep, debug: keep, trace: keep }

const portal = new TestPortal({ parts: { now: () => now, log }, processes: 2 })
const password = 'a long enough password'
const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`

let admin: Person
let manager: Person
let trainee: Person
let team: string
let otherTeam: string

beforeAll(async () => {
  const { db } = portal.database
  team = await insertTeam(db, 'North')
  otherTeam = await insertTeam(db, 'South')
  admin = await insertPerson(portal.backend, { role: 'admin', teamId: null, firstName: 'Otto' })
  manager = await insertPerson(portal.backend, { role: 'manager', teamId: team })
  trainee = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
  for (const server of [portal.server, portal.secondServer]) server.ctx.registration = 'invite'
})
afterEach(() => {
  now = start
})

const invite = (by: Person, body: object = {}) => by.browser.call('createInvitation', { body })
const register = (invitation: string, username = unique('invited'), at = portal.server) =>
  portal.visitor(at).attempt('POST', '/api/register', { username, password, invitation })
/** The answer of the public call, without the id of the error. */
async function look(token: string) {
  const response = await portal.visitor().fetch(`/api/invitations/${token}`)
  return { status: response.status, text: (await response.text()).replace(/"id":"[^"]*"/u, '') }
}

describe('an invitation', () => {
  it('[INVITE1][API41] gives the role and the team that it says', async () => {
    const { token } = await invite(admin, { role: 'manager', teamId: otherTeam, note: 'for Bea' })
    expect(await portal.visitor().call('getInvitation', { params: { token } })).toEqual({
      role: 'manager',
      team: 'South',
      invitedBy: 'Otto',
      expiresAt: new Date(start.getTime() + 7 * dayMs).toISOString(),
    })
    const invited = portal.visitor()
    const username = unique('bea')
    expect(await invited.call('register', { body: { username, password, invitation: token } })).toMatchObject(
      { role: 'manager', teamId: otherTeam },
    )
    expect(await invited.call('currentUser')).toMatchObject({ username })
    // The team had no manager.
    const [south] = await portal.database.db.select().from(teams).where(eq(teams.id, otherTeam))
    expect(south?.managerId).toBe((await invited.call('currentUser')).id)
  })

  it('[INVITE1] brings the open assignments of the whole team', async () => {
    const prospect = await manager.browser.call('createProspect', {
      body: { type: 'individual', name: 'Ana Ruiz', debtAmount: 1_200 },
    })
    await manager.browser.call('createAssignment', {
      body: {
        prospectId: prospect.id,
        deadline: new Date(start.getTime() + dayMs).toISOString(),
        wholeTeam: true,
      },
    })
    const { token } = await invite(manager, { teamId: team })
    const invited = portal.visitor()
    await invited.call('register', { body: { username: unique('new'), password, invitation: token } })
    expect(await invited.call('listDueAssignments')).toHaveLength(1)
  })

  it('[INVITE1] of a manager is for trainees of their own team, and trainees invite nobody', async () => {
    const refused = async (by: Person, body: object) =>
      (await by.browser.attempt('POST', '/api/invitations', body)).status
    expect(await invite(manager, { teamId: team })).toMatchObject({ role: 'trainee', team: { id: team } })
    expect(await refused(manager, { teamId: team, role: 'manager' })).toBe(403)
    expect(await refused(manager, { teamId: team, role: 'admin' })).toBe(403)
    expect(await refused(manager, {})).toBe(403)
    expect(await refused(manager, { teamId: otherTeam })).toBe(404)
    expect(await refused(trainee, { teamId: team })).toBe(403)
    expect(await refused(admin, { teamId: crypto.randomUUID() })).toBe(404)
  })

  it('[INVITE2] is stored as a hash, answered once and in no line of the log', async () => {
    const { token, id } = await invite(admin)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await look(token)
    await look(`${token}x`)
    await register(token)
    const listed = await admin.browser.call('listInvitations')
    expect(listed.find((each) => each.id === id)).not.toHaveProperty('token')
    const rows = await portal.database.db.select().from(invitations).where(eq(invitations.id, id))
    expect(rows).toHaveLength(1)
    expect(lines.length).toBeGreaterThan(0)
    for (const kept of [rows, listed, lines]) expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('[INVITE3] gives one account to concurrent registrations at two processes', async () => {
    const { token } = await invite(admin)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        register(token, unique('racer'), n % 2 === 0 ? portal.server : portal.secondServer),
      ),
    )
    expect(answers.map(({ code }) => code ?? 'created').toSorted()).toEqual([
      'created',
      ...Array<string>(7).fill('invitation_invalid'),
    ])
  })

  it('[INVITE3] for a class gives as many accounts as it says, at most 100', async () => {
    const { token, id } = await invite(manager, { teamId: team, uses: 3 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const used = (await manager.browser.call('listInvitations')).find((each) => each.id === id)
    expect(used).toMatchObject({ uses: 3, used: 3, state: 'used' })
    const uses = limits.invitationUsesMax
    expect(uses).toBe(100)
    expect(await invite(admin, { uses })).toMatchObject({ uses, used: 0, state: 'open' })
    expect((await admin.browser.attempt('POST', '/api/invitations', { uses: uses + 1 })).code).toBe(
      'invalid_input',
    )
    const days = { expiresInDays: limits.invitationDaysMax + 1 }
    expect((await admin.browser.attempt('POST', '/api/invitations', days)).code).toBe('invalid_input')
  })

  it('[INVITE3] is not used up by a registration that fails', async () => {
    const { token } = await invite(admin)
    expect((await register(token, trainee.username)).code).toBe('username_taken')
    expect((await register(token)).status).toBe(201)
  })

  it('[INVITE4][ERR24] has one answer when it is unknown, used, expired, revoked or no longer covered', async () => {
    const used = await invite(admin)
    await register(used.token)
    const expired = await invite(admin, { expiresInDays: 1 })
    const revoked = await invite(admin)
    await admin.browser.call('revokeInvitation', { params: { token: revoked.id } })
    const formerManager = await insertPersonAs('manager', team)
    const uncovered = await invite(formerManager, { teamId: team })
    await admin.browser.call('updateUser', { params: { id: formerManager.id }, body: { role: 'trainee' } })
    const leaver = await insertPersonAs('admin', null)
    const ofLeaver = await invite(leaver)
    await admin.browser.call('updateUser', { params: { id: leaver.id }, body: { active: false } })
    const dissolved = await insertTeam(portal.database.db, unique('team'))
    const toDissolved = await invite(admin, { teamId: dissolved })
    await admin.browser.call('deleteTeam', { params: { id: dissolved } })
    now = new Date(start.getTime() + dayMs)
    const unknown = await look('unknown')
    expect(unknown).toMatchObject({ status: 404 })
    for (const { token } of [used, expired, revoked, uncovered, ofLeaver, toDissolved]) {
      expect(await look(token)).toEqual(unknown)
      expect(await register(token)).toEqual({ status: 404, code: 'invitation_invalid' })
    }
    const states = new Map((await admin.browser.call('listInvitations')).map((each) => [each.id, each.state]))
    expect([used, expired, revoked, uncovered, ofLeaver].map(({ id }) => states.get(id))).toEqual([
      'used',
      'expired',
      undefined,
      'void',
      'void',
    ])
  })

  it('[INVITE4] does not work while registration is closed', async () => {
    const { token } = await invite(admin)
    portal.server.ctx.registration = 'closed'
    expect((await register(token)).code).toBe('registration_closed')
    expect((await admin.browser.attempt('POST', '/api/invitations', {})).code).toBe('registration_closed')
    expect(await look(token)).toMatchObject({ status: 403 })
    portal.server.ctx.registration = 'invite'
    expect((await register(token)).status).toBe(201)
  })

  it('[INVITE5][API41] can be revoked by an admin and by the manager of its team', async () => {
    const toTeam = await invite(admin, { teamId: team, note: 'a class' })
    const toOther = await invite(admin, { teamId: otherTeam })
    const listed = await manager.browser.call('listInvitations')
    expect(listed.find(({ id }) => id === toTeam.id)).toMatchObject({
      note: 'a class',
      createdBy: { id: admin.id },
      state: 'open',
    })
    expect(listed.map(({ id }) => id)).not.toContain(toOther.id)
    await manager.browser.call('revokeInvitation', { params: { token: toTeam.id } })
    expect((await register(toTeam.token)).code).toBe('invitation_invalid')
    await expect(manager.browser.call('revokeInvitation', { params: { token: toOther.id } })).rejects.toThrow(
      '404',
    )
    expect(await trainee.browser.call('listInvitations')).toEqual([])
  })

  it('[INVITE5] is listed in pages, newest first, and in one page of at most 200 without a size', async () => {
    const author = await insertPersonAs('admin', null)
    const rows = Array.from({ length: limits.pageMax + 1 }, (_, n) => ({
      tokenHash: unique(`page ${n}`),
      role: 'trainee' as const,
      createdBy: author.id,
      // Later than all others, and pairs at the same moment.
      createdAt: new Date(start.getTime() + dayMs + Math.floor(n / 2) * 1_000),
      expiresAt: new Date(start.getTime() + 7 * dayMs),
      uses: 1,
    }))
    await portal.database.db.insert(invitations).values(rows)
    const whole = await author.browser.call('listInvitations')
    expect(whole).toHaveLength(limits.pageMax)
    const ids: string[] = []
    let path = '/api/invitations?limit=90'
    for (;;) {
      const response = await author.browser.fetch(path)
      ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id))
      const next = response.headers.get(nextCursorHeader)
      if (next === null) break
      path = `/api/invitations?limit=90&after=${encodeURIComponent(next)}`
    }
    expect(ids.slice(0, limits.pageMax)).toEqual(whole.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(limits.pageMax)
    await portal.database.db.delete(invitations).where(eq(invitations.createdBy, author.id))
  })

  it('[INVITE7] is in the export of its author and goes with the author', async () => {
    const author = await insertPersonAs('admin', null)
    const { token } = await invite(author, { note: 'for Carla' })
    const file = await author.browser.call('exportAccount')
    expect(file.invitations).toMatchObject([{ note: 'for Carla', role: 'trainee', uses: 1, used: 0 }])
    await author.browser.call('deleteAccount', { body: { password } })
    const rows = await portal.database.db.select().from(invitations).where(eq(invitations.note, 'for Carla'))
    expect(rows).toEqual([])
    expect((await register(token)).code).toBe('invitation_invalid')
  })
})

/** Registers somebody while registration needs an invitation. */
async function insertPersonAs(role: 'admin' | 'manager', teamId: string | null): Promise<Person> {
  const { token } = await invite(admin)
  const browser = portal.visitor()
  const { id, username } = await browser.call('register', {
    body: { username: unique(role), password, invitation: token },
  })
  await portal.database.db.update(users).set({ role, teamId }).where(eq(users.id, id))
  return { id, username, browser }
}
