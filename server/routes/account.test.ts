import { describe, expect, it } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ processes: 2 })

const password = 'a long enough password'
const json = { 'content-type': 'application/json' }

async function refusal(response: Response) {
  return { status: response.status, ...errorBody.parse(await response.json()) }
}
const post = (browser: TestBrowser, path: string, body: object) =>
  browser.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) })

/** A user who is logged in with two browsers. */
async function logInTwice() {
  const here = portal.visitor()
  const { username, id } = await here.register()
  const there = portal.visitor()
  await there.call('login', { body: { username, password } })
  return { here, there, username, id }
}

describe('changing the password', () => {
  it('[API30][ERR9] requires the old one, ends the other logins and rotates this token', async () => {
    const { here, there, username } = await logInTwice()
    const before = here.cookie
    expect(
      await refusal(
        await post(here, '/api/user/password', { currentPassword: 'no', newPassword: 'quite another' }),
      ),
    ).toMatchObject({ status: 403, code: 'wrong_password' })
    expect((await there.fetch('/api/user')).status).toBe(200)

    await here.call('changePassword', { body: { currentPassword: password, newPassword: 'quite another' } })
    expect(here.cookie).not.toBe(before)
    expect((await here.fetch('/api/user')).status).toBe(200)
    expect((await there.fetch('/api/user')).status).toBe(401)
    const replay = portal.visitor()
    replay.cookie = before
    expect((await replay.fetch('/api/user')).status).toBe(401)
    expect((await post(there, '/api/login', { username, password })).status).toBe(401)
    await there.call('login', { body: { username, password: 'quite another' } })
  })

  it('[AUTH10] accepts 8 to 128 characters of any kind, except common passwords', async () => {
    const browser = await portal.registeredUser()
    const change = async (newPassword: string) => {
      const response = await post(browser, '/api/user/password', { currentPassword: password, newPassword })
      return response.ok ? 'taken' : (await refusal(response)).code
    }
    expect(await change('x7k2pq9')).toBe('invalid_input')
    expect(await change('é'.repeat(129))).toBe('invalid_input')
    expect(await change('football')).toBe('password_too_common')
    expect(await change('ñandú y '.repeat(16))).toBe('taken')
  })

  it('allows only ten guesses from an unattended session', async () => {
    const browser = await portal.registeredUser()
    const codes: string[] = []
    for (let guess = 0; guess < 11; guess += 1)
      codes.push(
        (
          await refusal(
            await post(browser, '/api/user/password', {
              currentPassword: `guess ${guess}`,
              newPassword: 'quite another',
            }),
          )
        ).code,
      )
    expect(codes).toEqual([...Array<string>(10).fill('wrong_password'), 'rate_limited'])
  })
})

describe('the open logins', () => {
  it('[API30] lists the logins by device, marks the current one, and shows no token', async () => {
    const { here, there } = await logInTwice()
    await there.fetch('/api/user')
    const logins = await here.call('listLogins')
    expect(logins.filter(({ current }) => current)).toHaveLength(1)
    expect(logins).toHaveLength(2)
    expect(logins[0]).toMatchObject({ address: '127.0.0.1', browser: null, system: null })
    expect(JSON.stringify(logins)).not.toContain(here.cookie?.split('=')[1])
    const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
    const third = portal.visitor()
    const { username } = await here.call('currentUser')
    await third.fetch('/api/login', {
      method: 'POST',
      headers: { ...json, ...windows },
      body: JSON.stringify({ username, password }),
    })
    const firefox = (await here.call('listLogins')).find(({ browser }) => browser === 'Firefox')
    expect(firefox).toMatchObject({ system: 'Windows', current: false })
  })

  it('[API30] ends one login, all others, or this one', async () => {
    const { here, there } = await logInTwice()
    const theirs = (await here.call('listLogins')).find(({ current }) => !current)
    await here.call('endLogin', { params: { id: theirs?.id ?? '' } })
    expect((await there.fetch('/api/user')).status).toBe(401)

    const again = await logInTwice()
    await again.here.call('endOtherLogins')
    expect((await again.there.fetch('/api/user')).status).toBe(401)
    const [own] = await again.here.call('listLogins')
    await again.here.call('endLogin', { params: { id: own?.id ?? '' } })
    expect(again.here.cookie).toBeNull()
  })

  it('leaves the logins of others alone', async () => {
    const { here } = await logInTwice()
    const stranger = await portal.registeredUser()
    const [login] = await here.call('listLogins')
    const response = await stranger.fetch(`/api/user/logins/${login?.id}`, { method: 'DELETE' })
    expect(response.status).toBe(404)
    await stranger.call('endOtherLogins')
    expect(await here.call('listLogins')).toHaveLength(2)
  })
})

describe('the channel of an ended login', () => {
  it.each([
    ['logout', async ({ there }: Awaited<ReturnType<typeof logInTwice>>) => await there.call('logout')],
    ['revocation', async ({ here }) => await here.call('endOtherLogins')],
    [
      'a new password',
      async ({ here }) =>
        await here.call('changePassword', {
          body: { currentPassword: password, newPassword: 'quite another' },
        }),
    ],
  ] satisfies [string, (places: Awaited<ReturnType<typeof logInTwice>>) => Promise<unknown>][])(
    'is closed after %s in every process, and no other channel is',
    async (_how, end) => {
      const places = await logInTwice()
      const { id } = await places.there.startSession()
      const channels = [
        await portal.openChannel(id, places.there),
        await portal.openChannel(id, places.there, portal.secondServer),
      ]
      const kept = await portal.openChannel(id, places.here, portal.secondServer)
      for (const channel of [...channels, kept]) await channel.join('observer')
      await end(places)
      for (const channel of channels) expect(await channel.closed()).toBe(closeCodes.unauthenticated)
      kept.send({ type: 'ping', t: 1 })
      await kept.find((frame) => frame.type === 'pong')
      kept.close()
    },
  )
})

it('[ERR7] reserves the usernames of the demo organisation', async () => {
  const browser = portal.visitor()
  for (const username of ['demo.admin', 'Demo.Trainee', 'ana.torres'])
    expect(await refusal(await post(browser, '/api/register', { username, password }))).toMatchObject({
      status: 409,
      code: 'username_taken',
    })
})

it('[ERR9] rejects common passwords at registration', async () => {
  const browser = portal.visitor()
  expect(
    await refusal(
      await post(browser, '/api/register', { username: 'quiet.person', password: 'Password123' }),
    ),
  ).toMatchObject({ status: 400, code: 'password_too_common', issues: [{ path: 'password' }] })
})
