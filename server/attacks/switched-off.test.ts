import { beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { openLogin } from '#server/services/account/login-session.ts'
import { insertPerson, insertStaff, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ processes: 2, options: { shared: true } })
const password = 'a long enough password'

let team: string
let admin: Person
let manager: Person
beforeAll(async () => {
  ;({ team, admin, manager } = await insertStaff(portal.backend))
})

const newTrainee = () => insertPerson(portal.backend, { role: 'trainee', teamId: team })
const switchTo = (active: boolean, { id }: { id: string }, by: Person = admin) =>
  by.browser.call('updateUser', { params: { id }, body: { active } })
const logIn = (username: string, typed = password) =>
  portal.visitor().attempt('POST', '/api/login', { username, password: typed })
const switchOff = (by: Person, { id }: { id: string }) =>
  by.browser.attempt('PATCH', `/api/users/${id}`, { active: false })

describe('an account that is switched off', () => {
  it('[ACTIVE2][ACTIVE4] loses its logins and channels in every process, and finds its call again later', async () => {
    const person = await newTrainee()
    const session = await person.browser.startSession()
    const here = await portal.openChannel(session.id, person.browser)
    const another = await person.browser.startSession()
    const there = await portal.openChannel(another.id, person.browser, portal.secondServer)
    for (const channel of [here, there]) await channel.join()
    const said = 'Good morning, am I speaking with Ana Ruiz?'
    await here.answer(here.send({ type: 'input_text.submit', text: said }))
    expect(await switchTo(false, person)).toMatchObject({ active: false })
    expect(await here.closed()).toBe(closeCodes.accountInactive)
    expect(await there.closed()).toBe(closeCodes.accountInactive)
    for (const server of [portal.server, portal.secondServer]) {
      const browser = portal.visitor(server)
      browser.cookie = person.browser.cookie
      expect((await browser.fetch('/api/user')).status).toBe(401)
    }
    const late = await portal.openChannel(session.id, person.browser)
    expect(await late.closed()).toBe(closeCodes.unauthenticated)

    expect(await switchTo(true, person)).toMatchObject({ active: true })
    // The old login does not come back.
    expect((await person.browser.fetch('/api/user')).status).toBe(401)
    await person.browser.call('login', { body: { username: person.username, password } })
    const again = await portal.openChannel(session.id, person.browser, portal.secondServer)
    expect(JSON.stringify(await again.join())).toContain(said)
    await again.answer(
      again.send({ type: 'input_text.submit', text: 'I call about your balance. Can we talk about it?' }),
    )
    again.close()
    expect(
      await person.browser.call('completeTrainingSession', { params: { id: session.id }, body: {} }),
    ).toMatchObject({ status: 'completed' })
  })

  it('[ACTIVE2] keeps its data, and lists and figures go on counting it', async () => {
    const person = await newTrainee()
    const session = await person.browser.startSession()
    await switchTo(false, person)
    const params = { id: person.id }
    expect(await manager.browser.call('listUserSessions', { params })).toMatchObject([{ id: session.id }])
    const listed = await manager.browser.call('listUsers')
    expect(listed.find(({ id }) => id === person.id)).toMatchObject({ active: false, sessionsCount: 1 })
    expect(listed.find(({ id }) => id === manager.id)).toMatchObject({ active: true })
    expect(await manager.browser.call('getUser', { params })).toMatchObject({ active: false })
  })

  it('[ACTIVE3][ERR26] learns so only with the right password', async () => {
    const person = await newTrainee()
    await switchTo(false, person)
    expect(await logIn(person.username, 'not the password')).toEqual({
      status: 401,
      code: 'invalid_credentials',
    })
    expect(await logIn(person.username)).toEqual({ status: 403, code: 'account_inactive' })
    await switchTo(true, person)
    expect((await logIn(person.username)).status).toBe(200)
  })

  it('[ACTIVE2] gets no login that was begun before', async () => {
    const person = await newTrainee()
    await switchTo(false, person)
    const client = { address: null, userAgent: null }
    // The password was checked while the account was still active.
    await expect(
      openLogin(portal.server.ctx, { userId: person.id, client, oldToken: null }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' })
  })
})

describe('switching off', () => {
  it('[ACTIVE1] is for admins, and for managers about trainees of their own team', async () => {
    const trainee = await newTrainee()
    const colleague = await insertPerson(portal.backend, { role: 'manager', teamId: team })
    const other = await insertPerson(portal.backend, {
      role: 'trainee',
      teamId: await insertTeam(portal.database.db, 'South'),
    })
    expect((await switchOff(trainee, colleague)).status).toBe(403)
    expect((await switchOff(trainee, trainee)).status).toBe(403)
    expect((await switchOff(manager, colleague)).status).toBe(403)
    expect((await switchOff(manager, manager)).status).toBe(403)
    expect((await switchOff(manager, admin)).status).toBe(404)
    expect((await switchOff(manager, other)).status).toBe(404)
    expect(await switchTo(false, trainee, manager)).toMatchObject({ active: false })
    expect(await switchTo(true, trainee, manager)).toMatchObject({ active: true })
    expect(await switchTo(false, colleague)).toMatchObject({ active: false })
    // A manager does not become more than that by sending more.
    const more = { active: true, role: 'admin' }
    expect((await manager.browser.attempt('PATCH', `/api/users/${trainee.id}`, more)).status).toBe(403)
  })

  it('[ACTIVE1] always leaves an active admin, also of two who switch each other off', async () => {
    expect(await switchOff(admin, admin)).toEqual({ status: 409, code: 'conflict' })
    const second = await insertPerson(portal.backend, { role: 'admin', teamId: null })
    const third = await insertPerson(portal.backend, { role: 'admin', teamId: null })
    await switchTo(false, third)
    const answers = await Promise.all([switchOff(admin, second), switchOff(second, admin)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // The switched-off ones do not count: the last active one stays, and stays an admin.
    const left = answers[0].status === 200 ? admin : second
    const demoted = await left.browser.attempt('PATCH', `/api/users/${left.id}`, { role: 'trainee' })
    expect(demoted).toEqual({ status: 409, code: 'conflict' })
    expect(await left.browser.attempt('DELETE', '/api/user', { password })).toEqual({
      status: 409,
      code: 'conflict',
    })
    admin = left
  })
})

it('[ACTIVE5][API43] ends every login of another person, in every process', async () => {
  const person = await newTrainee()
  const elsewhere = portal.visitor(portal.secondServer)
  await elsewhere.call('login', { body: { username: person.username, password } })
  const session = await person.browser.startSession()
  const channel = await portal.openChannel(session.id, elsewhere, portal.secondServer)
  await channel.join()
  const path = `/api/users/${person.id}/logins`
  expect((await person.browser.attempt('DELETE', path)).status).toBe(403)
  expect((await admin.browser.attempt('DELETE', path)).status).toBe(204)
  expect(await channel.closed()).toBe(closeCodes.unauthenticated)
  for (const browser of [person.browser, elsewhere])
    expect((await browser.fetch('/api/user')).status).toBe(401)
  expect((await logIn(person.username)).status).toBe(200)
})
