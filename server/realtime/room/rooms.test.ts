import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createDatabase, type DatabaseClient } from '#db/client.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** Storing tips waits for this lock, so that the test controls how long the follow-up of a reply takes. */
const tipLock = 7
// Names the debt before anybody was asked who they are: the coach has something to say.
const demand = 'You owe us the whole balance, can you pay all of it today?'

const portal = new TestPortal()
let holder: DatabaseClient
beforeAll(async () => {
  await portal.database.asOwner(`
    create function hold_tips() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${tipLock}); return new; end $$;
    create trigger hold_tips before insert on session_events
    for each row when (new.type = 'coach.tip') execute function hold_tips()`)
  holder = createDatabase(portal.database.url, { max: 1 })
  return () => holder.close()
})
afterEach(async () => {
  await holder.db.execute(sql`select pg_advisory_unlock_all()`)
  await forgotten()
})

const lock = () => holder.db.execute(sql`select pg_advisory_lock(${tipLock})`)
const unlock = () => holder.db.execute(sql`select pg_advisory_unlock(${tipLock})`)

/** pg_locks lists the locks of all databases: only this one's count. */
async function tipWaits(): Promise<void> {
  for (;;) {
    const [row] = await holder.db.execute<{ waiting: boolean }>(sql`
      select exists (select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())) as waiting`)
    if (row?.waiting === true) return
  }
}

/** Waits until no room is left: the server notices a closed connection later than its client. */
const forgotten = () => vi.waitFor(() => expect(portal.server.ctx.rooms.size).toBe(0), { timeout: 20_000 })

const reply = (client: ChannelClient, from: number) =>
  client.find((frame) => frame.type === 'conversation.item.completed', from)

it('[P7] a trainee who returns while a tip is being stored receives it and continues', async () => {
  const browser = await portal.registeredUser()
  const { id } = await browser.startSession()
  const before = await portal.openChannel(id, browser)
  await before.join()
  await lock()
  before.send({ type: 'input_text.submit', text: demand })
  await reply(before, 0)
  await tipWaits()
  before.close()
  await before.closed()

  const after = await portal.openChannel(id, browser)
  await after.join()
  await unlock()
  await after.find((frame) => frame.type === 'coach.tip')
  const from = after.frames.length
  const line = after.send({ type: 'input_text.submit', text: 'Am I speaking with you in person?' })
  expect(await after.answer(line)).toMatchObject({ type: 'ack' })
  expect(await reply(after, from)).toMatchObject({ status: 'complete' })
  after.close()
})

it('a room is forgotten once everybody has left and nothing is running', async () => {
  const browser = await portal.registeredUser()
  const { id } = await browser.startSession()
  const client = await portal.openChannel(id, browser)
  await client.join()
  await lock()
  client.send({ type: 'input_text.submit', text: demand })
  await reply(client, 0)
  await tipWaits()
  client.close()
  await client.closed()
  expect(portal.server.ctx.rooms.size).toBe(1)
  await unlock()
  await forgotten()
})

it('a room used only by REST calls is forgotten after them, whatever their outcome', async () => {
  const browser = await portal.registeredUser()
  const { id, prospectId } = await browser.startSession()
  const messages = [{ role: 'user' as const, content: demand }]
  const chat = (more: object = {}) => browser.call('chat', { body: { prospectId, messages, ...more } })
  const said = await chat({ sessionId: id })
  await forgotten()
  // A repeated line: it is only looked up.
  expect(await chat()).toEqual(said)
  await forgotten()
  for (let time = 0; time < 2; time++) {
    await browser.call('analyzePerformance', { body: { sessionId: id, prospectId, messages: [] } })
    await forgotten()
  }
})

it('[P8] a client that disconnects during the join leaves no view and no microphone behind', async () => {
  const browser = await portal.registeredUser()
  const { id } = await browser.startSession()
  // Joining reads the events, and waits.
  await holder.db.transaction(async (tx) => {
    await tx.execute(sql`lock table session_events in access exclusive mode`)
    const gone = await portal.openChannel(id, browser)
    gone.send({
      type: 'session.join',
      protocol: protocolVersion,
      mode: 'participant',
      voice: { enabled: true },
    })
    await vi.waitFor(() => expect(portal.server.ctx.rooms.size).toBe(1), { timeout: 5_000 })
    gone.close()
    await gone.closed()
  })
  await forgotten()
  const client = await portal.openChannel(id, browser)
  const { snapshot } = await client.join('participant', { enabled: true })
  expect(snapshot.participants).toMatchObject([{ microphone: true }])
  client.close()
})
