import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { budgetDays } from '#db/schema/budgets.ts'
import { coaches } from '#db/schema/coaches.ts'
import { prospects } from '#db/schema/prospects.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { usage, usageMonths } from '#db/schema/usage.ts'
import { users } from '#db/schema/users.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { accountExport } from '#protocol/rest/privacy.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertTeam } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const password = 'a long enough password'

const portal = new TestPortal()

async function person() {
  const browser = portal.visitor()
  const { id } = await browser.register()
  return { browser, id }
}

async function practise(browser: TestBrowser, lines: readonly string[]) {
  const session = await browser.startSession()
  const client = await portal.openChannel(session.id, browser)
  await client.join()
  for (const line of lines) await client.say(line)
  return { session, client }
}

const remove = (browser: TestBrowser, word = password) =>
  browser.fetch('/api/user', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: word }),
  })

/** The tables with a row that contains the word in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { sql: query } = portal.database
  const tables = await query<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  expect(tables.length).toBeGreaterThan(10)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await query`
      select from ${query(name)} as t where to_jsonb(t)::text ilike ${`%${word}%`} limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('the export', () => {
  it('[API31] contains everything of the account, and no secrets or data of others', async () => {
    const { browser } = await person()
    const stranger = await person()
    await practise(stranger.browser, ['a line of somebody else'])
    const { client } = await practise(browser, [
      'Hello, is this Ana Ruiz?',
      'You owe the whole balance. Can you pay it in full today?',
    ])
    await client.answer(client.send({ type: 'session.complete' }))
    client.close()
    // More than one page.
    for (let each = 0; each < 11; each += 1) await browser.startSession()
    await browser.call('createCoach', {
      body: { name: 'Mine', specialization: 'credit_card', personalities: ['supportive'] },
    })
    const response = await browser.fetch('/api/user/export')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="collection-training-\d{4}-\d\d-\d\d\.json"$/u,
    )
    const text = await response.text()
    const file = accountExport.parse(JSON.parse(text))
    expect(file.sessions).toHaveLength(12)
    expect(new Set(file.sessions.map(({ id }) => id)).size).toBe(12)
    const [held] = file.sessions
    expect(held?.lines.map(({ role }) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
    ])
    expect(held?.lines[1]?.text).toBe('Hello, is this Ana Ruiz?')
    expect(held?.analysis?.report).toBeDefined()
    expect(held?.notes.some(({ type, text: tip }) => type === 'coach.tip' && tip !== '')).toBe(true)
    expect(file.prospects).toHaveLength(12)
    expect(file.coaches.map(({ name }) => name)).toEqual(['Mine'])
    expect(file.logins).toHaveLength(1)
    expect(text).not.toContain('somebody else')
    expect(text).not.toContain('argon2')
    expect(text).not.toContain(browser.cookie?.split('=')[1])
  }, 120_000)

  it('requires a login', async () => {
    expect((await fetch(`${portal.server.origin}/api/user/export`)).status).toBe(401)
  })
})

describe('the deletion of an account', () => {
  it('requires the password', async () => {
    const { browser } = await person()
    const refused = await remove(browser, 'not the password')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'wrong_password' })
    const empty = await browser.fetch('/api/user', { method: 'DELETE' })
    expect(empty.status).toBe(400)
    expect((await browser.fetch('/api/user')).status).toBe(200)
  })

  it('[API31] deletes everything that belongs to it, ends every login and closes the channel', async () => {
    const { browser, id } = await person()
    const phone = portal.visitor()
    const { username } = await browser.call('currentUser')
    await phone.call('login', { body: { username, password } })
    const { session, client } = await practise(browser, ['Hello, is this Ana Ruiz?'])
    await portal.database.db.insert(usage).values({
      userId: id,
      sessionId: session.id,
      kind: 'model_tokens_in',
      provider: 'openai',
      quantity: 900,
      day: '2026-11-20',
    })
    await portal.database.db
      .insert(budgetDays)
      .values({ scope: 'user', holderId: id, kind: 'model_tokens', day: '2026-11-20', spent: 900 })
    const billed = await portal.database.db.select().from(usageMonths)

    expect((await remove(browser)).status).toBe(204)
    expect(await client.closed()).toBe(closeCodes.unauthenticated)
    expect(browser.cookie).toBeNull()
    expect((await phone.fetch('/api/user')).status).toBe(401)
    expect((await phone.fetch('/api/login', { method: 'POST' })).status).toBe(400)
    for (const rows of [
      portal.database.db.select().from(users).where(eq(users.id, id)),
      portal.database.db.select().from(trainingSessions).where(eq(trainingSessions.userId, id)),
      portal.database.db.select().from(prospects).where(eq(prospects.id, session.prospectId)),
      portal.database.db.select().from(usage).where(eq(usage.userId, id)),
      portal.database.db.select().from(budgetDays).where(eq(budgetDays.holderId, id)),
      portal.database.db.execute(sql`select from session_events where session_id = ${session.id}::uuid`),
      portal.database.db.execute(sql`select from conversation_items where session_id = ${session.id}::uuid`),
    ])
      expect(await rows).toHaveLength(0)
    // The team's usage stays on its bill, which names nobody.
    expect(await portal.database.db.select().from(usageMonths)).toEqual(billed)
    // The name is free again.
    expect(await portal.visitor().register(username)).toMatchObject({ username })
  })

  it('keeps what others need: used public items, and the emptied row of a private one', async () => {
    const owner = await person()
    const other = await person()
    const secret = 'what only the owner wrote'
    const make = (name: string, isPublic: boolean) =>
      owner.browser.call('createProspect', {
        body: { type: 'individual', name, isPublic, scenario: secret },
      })
    const [used, unused, secretOne] = [
      await make('Public, used', true),
      await make('Public, unused', true),
      await make('Private, used', false),
    ]
    const coach = await owner.browser.call('createCoach', {
      body: {
        name: 'Public coach',
        specialization: 'credit_card',
        personalities: ['supportive'],
        isPublic: true,
      },
    })
    await portal.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, other.id))
    for (const prospectId of [used.id, secretOne.id])
      await other.browser.call('createTrainingSession', { body: { prospectId, coachId: coach.id } })

    expect((await remove(owner.browser)).status).toBe(204)
    const row = async (id: string) =>
      (await portal.database.db.select().from(prospects).where(eq(prospects.id, id)))[0]
    expect(await row(used.id)).toMatchObject({ ownerId: null, deletedAt: null, scenario: secret })
    expect(await row(unused.id)).toBeUndefined()
    const left = await row(secretOne.id)
    expect(left).toMatchObject({ ownerId: null, scenario: null })
    expect(left?.deletedAt).not.toBeNull()
    const [kept] = await portal.database.db.select().from(coaches).where(eq(coaches.id, coach.id))
    expect(kept).toMatchObject({ ownerId: null, deletedAt: null })
    expect(await other.browser.call('listTrainingSessions')).toHaveLength(2)
  })

  it('[PREFS8] leaves the name in no row of any table, also not in whispers to others', async () => {
    const { database } = portal
    const teamId = await insertTeam(database.db, 'South')
    const trainee = await insertPerson(portal.backend, { role: 'trainee', teamId })
    const manager = await insertPerson(portal.backend, {
      role: 'manager',
      teamId,
      username: 'quetzalina-1',
      firstName: 'Quetzalina',
    })
    const other = await insertPerson(portal.backend, { role: 'manager', teamId, firstName: 'Zenobia' })
    const { session, client } = await practise(trainee.browser, ['Hello, is this Ana Ruiz?'])
    for (const observer of [manager, other]) {
      const channel = await portal.openChannel(session.id, observer.browser)
      await channel.join('observer')
      const whisper = { type: 'whisper.send', text: 'Slow down.', to: trainee.id } as const
      expect(await channel.answer(channel.send(whisper))).toMatchObject({ type: 'ack' })
      channel.close()
    }
    await client.say('Do you have a minute?')
    await client.answer(client.send({ type: 'session.complete' }))
    client.close()
    const params = { id: session.id }
    await manager.browser.call('createComment', { params, body: { text: 'Well done.' } })
    const authors = async () => {
      const { notes, comments } = await trainee.browser.call('getSessionReview', { params })
      return [...notes.map(({ from }) => from), ...comments.map(({ author }) => author?.name)]
    }
    expect(await authors()).toEqual(['Quetzalina', 'Zenobia', 'Quetzalina'])
    expect(await tablesWith('quetzalina')).toContain('users')

    expect((await remove(manager.browser)).status).toBe(204)
    expect(await tablesWith('quetzalina')).toEqual([])
    expect(await authors()).toEqual(['', 'Zenobia', undefined])
    await portal.server.ctx.rooms.whenIdle()
    const reader = await portal.openChannel(session.id, trainee.browser)
    await reader.join()
    const { whispers } = reader.last('session.created').snapshot
    expect(whispers.map(({ from }) => from)).toEqual(['', 'Zenobia'])
    reader.close()
  })

  it('[PREFS8] removes the name from a session that is open, too', async () => {
    const teamId = await insertTeam(portal.database.db, 'West')
    const trainee = await insertPerson(portal.backend, { role: 'trainee', teamId })
    const manager = await insertPerson(portal.backend, { role: 'manager', teamId, firstName: 'Yolotzin' })
    const { session, client } = await practise(trainee.browser, [])
    const observer = await portal.openChannel(session.id, manager.browser)
    await observer.join('observer')
    await observer.answer(observer.send({ type: 'whisper.send', text: 'Slow down.', to: trainee.id }))
    expect((await remove(manager.browser)).status).toBe(204)
    await observer.closed()
    await vi.waitFor(async () => {
      const second = await portal.openChannel(session.id, trainee.browser)
      await second.join()
      const { whispers } = second.last('session.created').snapshot
      second.close()
      expect(whispers.map(({ from }) => from)).toEqual([''])
    })
    client.close()
  })

  it('is refused for the last admin', async () => {
    await portal.database.db.update(users).set({ role: 'trainee' })
    const { browser, id } = await person()
    await portal.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
    const refused = await remove(browser)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'conflict' })
    const second = await person()
    await portal.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, second.id))
    expect((await remove(browser)).status).toBe(204)
  })
})
