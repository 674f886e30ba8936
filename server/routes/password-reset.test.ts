import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passwordResets } from '#db/schema/password-resets.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertStaff, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const minuteMs = 60_000
const start = new Date('2026-11-20T09:00:00Z')
let now = start
const lines: unknown[] = []
const keep = (...line: unknown[]): void => void lines.push(line)
const log = { fatal: keep, error: keep, warn: keep, info: keep, debug: keep, trace: keep }

const portal = new TestPortal({ parts: { now: () => now, log } })
const password = 'a long enough password'
const chosen = 'the newly chosen password'

let team: string
let admin: Person
let manager: Person
beforeAll(async () => {
  ;({ team, admin, manager } = await insertStaff(portal.backend))
})
afterEach(() => {
  now = start
})

const newTrainee = () => insertPerson(portal.backend, { role: 'trainee', teamId: team })
const resetOf = (by: Person, { id }: { id: string }) =>
  by.browser.call('createPasswordReset', { body: { userId: id } })
async function post(browser: TestBrowser, path: string, body: object) {
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const code = response.ok ? null : errorBody.parse(JSON.parse(text)).code
  return { status: response.status, code, text: text.replace(/"id":"[^"]*"/u, '') }
}
const setPassword = (token: string, to = chosen, browser = portal.visitor()) =>
  post(browser, `/api/password-reset/${token}`, { password: to })
const logIn = async (username: string, typed: string, browser = portal.visitor()) =>
  (await post(browser, '/api/login', { username, password: typed })).status

describe('a link for a forgotten password', () => {
  it('[RESET1][RESET2][API42] sets a new password once, and ends every login and channel', async () => {
    const person = await newTrainee()
    const session = await person.browser.startSession()
    const channel = await portal.openChannel(session.id, person.browser)
    await channel.join()
    const { token, user, expiresAt } = await resetOf(manager, person)
    expect(user).toMatchObject({ id: person.id, username: person.username })
    expect(expiresAt).toBe(new Date(start.getTime() + 30 * minuteMs).toISOString())
    // Until it is used, nothing changes.
    expect(await logIn(person.username, password)).toBe(200)
    expect(await portal.visitor().call('getPasswordReset', { params: { token } })).toEqual({
      username: person.username,
      expiresAt,
    })
    expect((await setPassword(token)).status).toBe(204)
    expect(await channel.closed()).toBe(closeCodes.unauthenticated)
    expect((await person.browser.fetch('/api/user')).status).toBe(401)
    expect(await logIn(person.username, password)).toBe(401)
    expect(await logIn(person.username, chosen)).toBe(200)
    expect((await setPassword(token, 'another password of a thief')).code).toBe('reset_link_invalid')
    expect(await logIn(person.username, chosen)).toBe(200)
  })

  it('[RESET1] is made by admins for anybody, and by managers for trainees of their own team', async () => {
    const other = await insertTeam(portal.database.db, 'South')
    const stranger = await insertPerson(portal.backend, { role: 'trainee', teamId: other })
    const colleague = await insertPerson(portal.backend, { role: 'manager', teamId: team })
    const adminInTeam = await insertPerson(portal.backend, { role: 'admin', teamId: team })
    const trainee = await newTrainee()
    const status = async (by: Person, of: Person) =>
      (await post(by.browser, '/api/password-reset', { userId: of.id })).status
    for (const of of [stranger, colleague, adminInTeam, trainee]) expect(await status(admin, of)).toBe(201)
    expect(await status(manager, trainee)).toBe(201)
    for (const of of [colleague, adminInTeam, manager]) expect(await status(manager, of)).toBe(403)
    expect(await status(manager, stranger)).toBe(404)
    expect(await status(trainee, colleague)).toBe(403)
    expect(await status(trainee, trainee)).toBe(403)
    expect(await status(admin, admin)).toBe(403)
  })

  it('[RESET3][ERR24] has one answer when it is unknown, used, expired, replaced or no longer covered', async () => {
    const [used, expired, replaced, promoted] = await Promise.all(Array.from({ length: 4 }, newTrainee))
    if (!used || !expired || !replaced || !promoted) throw new Error('a trainee is missing')
    const tokens: string[] = []
    for (const person of [used, replaced, promoted]) tokens.push((await resetOf(manager, person)).token)
    const [ofUsed = ''] = tokens
    await setPassword(ofUsed)
    const { token: newer } = await resetOf(admin, replaced)
    await admin.browser.call('updateUser', { params: { id: promoted.id }, body: { role: 'admin' } })
    now = new Date(start.getTime() - 30 * minuteMs)
    tokens.push((await resetOf(manager, expired)).token)
    now = start
    const unknown = await setPassword('unknown')
    expect(unknown).toMatchObject({ status: 404, code: 'reset_link_invalid' })
    for (const token of tokens) {
      expect(await setPassword(token)).toEqual(unknown)
      const look = await portal.visitor().fetch(`/api/password-reset/${token}`)
      expect((await look.text()).replace(/"id":"[^"]*"/u, '')).toBe(unknown.text)
    }
    for (const person of [expired, replaced, promoted])
      expect(await logIn(person.username, password)).toBe(200)
    expect((await setPassword(newer)).status).toBe(204)
  })

  it('[RESET2] works once, however many use it at the same moment', async () => {
    const person = await newTrainee()
    const { token } = await resetOf(manager, person)
    const tries = Array.from({ length: 6 }, (_, n) => `the password of person ${n}`)
    const codes = await Promise.all(tries.map(async (each) => (await setPassword(token, each)).code))
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    const working = await Promise.all(tries.map((each) => logIn(person.username, each)))
    expect(working.filter((status) => status === 200)).toHaveLength(1)
    expect(working.indexOf(200)).toBe(codes.indexOf(null))
  })

  it('[RESET2] stays valid when the password is refused as too short or too common', async () => {
    const person = await newTrainee()
    const { token } = await resetOf(manager, person)
    expect((await setPassword(token, 'short')).code).toBe('invalid_input')
    expect((await setPassword(token, 'password2026!')).code).toBe('password_too_common')
    expect((await setPassword(token, person.username)).code).toBe('password_too_common')
    expect((await setPassword(token)).status).toBe(204)
  })

  it('[RESET4] lets its user in at once, however many wrong passwords were tried before', async () => {
    const person = await newTrainee()
    const browser = portal.visitor()
    let status = 0
    for (let guess = 0; guess < 12 && status !== 429; guess += 1)
      status = await logIn(person.username, `guess ${guess}`, browser)
    expect(status).toBe(429)
    const { token } = await resetOf(manager, person)
    await setPassword(token, chosen, browser)
    expect(await logIn(person.username, chosen, browser)).toBe(200)
  })

  it('[RESET1] is stored as a hash, in no line of the log, and in the export of its account', async () => {
    const person = await newTrainee()
    const { token } = await resetOf(manager, person)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await portal.visitor().fetch(`/api/password-reset/${token}`)
    await setPassword(`${token}x`)
    const rows = await portal.database.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, person.id))
    expect(rows).toMatchObject([{ createdBy: manager.id }])
    expect(JSON.stringify([rows, lines])).not.toContain(token)
    expect((await person.browser.call('exportAccount')).passwordReset).toEqual({
      createdAt: start.toISOString(),
      expiresAt: new Date(start.getTime() + 30 * minuteMs).toISOString(),
    })
  })
})
