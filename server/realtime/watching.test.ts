import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema/users.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import { notifyAccessChanged } from '#server/services/account/access-changed.ts'
import { startAssigned } from '#server/testing/assignment-fixture.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { pausableLlm } from '#server/testing/pausable-llm.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import {
  joinChannel,
  openChannel,
  startTwoServers,
  type TwoServers,
  watchLiveList,
} from '#server/testing/two-servers.ts'

const llm = pausableLlm()
let servers: TwoServers
let at: { db: TwoServers['database']['db']; origin: string }
let manager: Person
let trainee: Person
let sessionId: string

beforeAll(async () => {
  servers = await startTwoServers({ llm })
  at = { db: servers.database.db, origin: servers.a.origin }
})
afterAll(() => servers.close())
beforeEach(async () => {
  const teamId = await insertTeam(at.db, `Team ${randomUUID()}`)
  manager = await insertPerson(at, { role: 'manager', teamId, firstName: 'Marta' })
  trainee = await insertPerson(at, { role: 'trainee', teamId, firstName: 'Tomás' })
  sessionId = (await trainee.browser.startSession()).id
})

const practising = () => joinChannel(servers.a, sessionId, trainee.browser)
const watching = () => joinChannel(servers.b, sessionId, manager.browser, 'observer')
type Of<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>
const is =
  <Type extends ServerFrame['type']>(type: Type, fits: (frame: Of<Type>) => boolean = () => true) =>
  (frame: ServerFrame): frame is Of<Type> =>
    frame.type === type && fits(frame as Of<Type>)
const endAll = (...clients: ChannelClient[]) => {
  for (const client of clients) client.close()
}

describe('one session, from another process', () => {
  it('[W5][W8] shows participants to both sides, and the debtor’s state only to the supervisor', async () => {
    const client = await practising()
    const observer = await watching()
    await client.find(is('participants.changed', ({ participants }) => participants.length === 2))
    expect(client.last('participants.changed').participants).toContainEqual({
      user: { id: manager.id, name: 'Marta' },
      mode: 'observer',
      microphone: false,
    })
    const before = await observer.find(is('debtor.state'))
    expect(before).toMatchObject({ about_item_id: null, attention: [] })
    await client.say('Pay today or I will have you arrested, you deadbeat!')
    const after = await observer.find(is('debtor.state', ({ about_item_id }) => about_item_id !== null))
    expect(after.attention).toContainEqual(
      expect.objectContaining({ reason: 'violation', violation: 'arrest' }),
    )
    expect(after.state.feelings.anger).toBeGreaterThan(before.state.feelings.anger)
    expect(client.frames.filter(is('debtor.state'))).toEqual([])
    endAll(observer)
    await client.find(
      is('participants.changed', ({ participants }) => participants.length === 1),
      client.frames.findLastIndex(
        is('participants.changed', ({ participants }) => participants.length === 2),
      ),
    )
    endAll(client)
  })

  it('[W9] shows partial transcripts and replies word by word', async () => {
    const client = await practising()
    const observer = await watching()
    await client.find(is('participants.changed', ({ participants }) => participants.length === 2))
    client.send({ type: 'input_transcript.delta', utterance_id: randomUUID(), text: 'Good aft' })
    expect(await observer.find(is('input_transcript.delta'))).toMatchObject({ text: 'Good aft' })
    llm.pause()
    client.send({
      type: 'input_text.submit',
      text: 'Hello, can you tell me what happened with the payments?',
    })
    const words = await observer.find(is('response.output_text.delta'))
    expect(words.text).not.toBe('')
    expect(observer.frames.some(is('conversation.item.completed'))).toBe(false)
    const late = await watching()
    expect(await late.find(is('response.output_text.delta', ({ offset }) => offset === 0))).toMatchObject({
      response_id: words.response_id,
    })
    llm.resume()
    const whole = await observer.find(is('conversation.item.completed'))
    expect(whole.text).toBe(client.last('conversation.item.completed').text)
    endAll(client, observer, late)
  })

  it('[W6][W7] a whisper reaches the trainee once, pinned to its line, and is not a line itself', async () => {
    const client = await practising()
    const observer = await watching()
    const greeting = client.last('session.created').snapshot.items[0]?.id ?? ''
    const id = randomUUID()
    const whisper = {
      type: 'whisper.send',
      text: 'Acknowledge first.',
      to: trainee.id,
      about_item_id: greeting,
    } as const
    const answer = await observer.answer(observer.send(whisper, id))
    expect(await observer.answer(observer.send(whisper, id))).toEqual(answer)
    expect(await client.find(is('whisper.created'))).toMatchObject({
      from: 'Marta',
      text: 'Acknowledge first.',
      about_item_id: greeting,
    })
    await client.say('Thank you for taking my call.')
    const fresh = await watching()
    const { snapshot } = fresh.last('session.created')
    expect(snapshot.whispers).toEqual([expect.objectContaining({ about_item_id: greeting })])
    expect(snapshot.items.map((item) => item.text)).not.toContain('Acknowledge first.')
    endAll(client, observer, fresh)
  })

  it('[J3] an observer cannot change the session or join as a participant', async () => {
    const client = await practising()
    const observer = await watching()
    for (const command of [
      { type: 'input_text.submit', text: 'Good morning.' },
      { type: 'session.complete' },
      { type: 'response.create' },
    ] as const)
      expect(await observer.answer(observer.send(command))).toMatchObject({ code: 'forbidden' })
    const other = await openChannel(servers.b, sessionId, manager.browser)
    const join = { type: 'session.join', protocol: protocolVersion, mode: 'participant' } as const
    expect(await other.answer(other.send(join))).toMatchObject({ code: 'forbidden' })
    endAll(client, observer, other)
  })

  it('[W6] refuses whispers to others, from the trainee, or about an unknown line', async () => {
    const client = await practising()
    const observer = await watching()
    const send = (from: ChannelClient, more: { to?: string; about_item_id?: string }) =>
      from.answer(from.send({ type: 'whisper.send', text: 'Psst', to: trainee.id, ...more }))
    expect(await send(observer, { to: manager.id })).toMatchObject({ code: 'forbidden' })
    expect(await send(observer, { about_item_id: randomUUID() })).toMatchObject({ code: 'invalid_input' })
    expect(await send(client, {})).toMatchObject({ code: 'forbidden' })
    endAll(client, observer)
  })

  it('[W1] a demoted manager’s views are closed in every process and receive nothing more', async () => {
    const client = await practising()
    const observer = await watching()
    const list = await watchLiveList(servers.b, manager.browser)
    await list.find(is('live.sessions'))
    await at.db.transaction(async (tx) => {
      await tx.update(users).set({ role: 'trainee' }).where(eq(users.id, manager.id))
      await notifyAccessChanged(tx)
    })
    expect(await observer.closed()).toBe(closeCodes.notFound)
    expect(await list.closed()).toBe(closeCodes.notFound)
    const again = await openChannel(servers.b, sessionId, manager.browser)
    expect(await again.closed()).toBe(closeCodes.notFound)
    endAll(client)
  })
})

describe('the list of running sessions', () => {
  it('[W2][W3][W4] starts with the running sessions and follows them to their end', async () => {
    const list = await watchLiveList(servers.b, manager.browser)
    expect((await list.find(is('live.sessions'))).sessions).toEqual([])
    const client = await practising()
    const began = await list.find(is('live.session.changed', ({ session }) => session.connected))
    expect(began.session).toMatchObject({
      session_id: sessionId,
      trainee: { id: trainee.id, name: 'Tomás' },
      debtor: { name: 'Ana Ruiz', personality: 'cooperative' },
      last_line: { role: 'assistant' },
      attention: [],
      watchers: [],
      assignment: null,
    })
    const observer = await watching()
    await list.find(is('live.session.changed', ({ session }) => session.watchers[0]?.name === 'Marta'))
    await client.say('Pay today or I will have you arrested!')
    await list.find(
      is('live.session.changed', ({ session }) =>
        session.attention.some((each) => each.reason === 'violation' && each.violation === 'arrest'),
      ),
    )
    await client.answer(client.send({ type: 'session.complete' }))
    await list.find(is('live.session.ended', ({ session_id }) => session_id === sessionId))
    endAll(list, client, observer)
  })

  it('[W1] a manager sees their own team, an admin everything, a trainee and a manager without a team nothing', async () => {
    const client = await practising()
    const admin = await insertPerson(at, { role: 'admin', teamId: null })
    const other = await insertPerson(at, { role: 'manager', teamId: await insertTeam(at.db, randomUUID()) })
    const alone = await insertPerson(at, { role: 'manager', teamId: null })
    const seen = async (person: Person) => {
      const list = await watchLiveList(servers.b, person.browser)
      const { sessions } = await list.find(is('live.sessions'))
      list.close()
      return sessions.map((session) => session.session_id)
    }
    // Other processes may read the stored views a moment later.
    await servers.a.ctx.presence.whenWritten()
    expect(await seen(admin)).toContain(sessionId)
    expect(await seen(manager)).toEqual([sessionId])
    expect(await seen(other)).toEqual([])
    for (const refused of [trainee, alone]) {
      const list = await watchLiveList(servers.b, refused.browser)
      expect(await list.closed()).toBe(closeCodes.notFound)
    }
    endAll(client)
  })

  it('[W3] a disconnected trainee is shown as such and stays in the list for a while', async () => {
    const client = await practising()
    await servers.a.ctx.presence.whenWritten()
    const list = await watchLiveList(servers.b, manager.browser)
    expect((await list.find(is('live.sessions'))).sessions).toMatchObject([{ connected: true }])
    client.cut()
    const away = await list.find(is('live.session.changed', ({ session }) => !session.connected))
    expect(away.session.session_id).toBe(sessionId)
    const back = await practising()
    await list.find(
      is('live.session.changed', ({ session }) => session.connected),
      list.frames.indexOf(away),
    )
    endAll(back, list)
  })

  it('[W4] names the assignment of a session', async () => {
    const prospect = await manager.browser.call('createProspect', {
      body: { type: 'individual', name: 'Ana Ruiz', debtAmount: 1_200 },
    })
    const deadline = new Date(Date.now() + 86_400_000).toISOString()
    const assigned = await manager.browser.call('createAssignment', {
      body: {
        prospectId: prospect.id,
        passMark: 60,
        deadline,
        personIds: [trainee.id],
      },
    })
    sessionId = (await startAssigned(trainee.browser, assigned.id)).id
    const client = await practising()
    await servers.a.ctx.presence.whenWritten()
    const list = await watchLiveList(servers.b, manager.browser)
    expect((await list.find(is('live.sessions'))).sessions).toMatchObject([
      { session_id: sessionId, assignment: { title: null, pass_mark: 60, deadline } },
    ])
    endAll(client, list)
  })

  it('[J1] rejects session commands', async () => {
    const list = await watchLiveList(servers.a, manager.browser)
    const answer = await list.answer(list.send({ type: 'input_text.submit', text: 'Hello' }))
    expect(answer).toMatchObject({ type: 'nack', code: 'unknown_frame' })
    endAll(list)
  })
})
