import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUniqueViolation } from './errors.ts'
import {
  appendEvents,
  appendEventsIfHead,
  endItem,
  findEventByClientMsgId,
  type NewItem,
  readEvents,
} from './events.ts'
import { conversationItems } from './schema/conversation-items.ts'
import { trainingSessions } from './schema/training-sessions.ts'
import { insertTrainingSession } from './testing/rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const eventOf = (text: string, clientMsgId?: string) => ({
  type: 'conversation.item.created',
  payload: { item: { text } },
  ...(clientMsgId ? { clientMsgId } : {}),
})

async function storedSeqs(sessionId: string): Promise<number[]> {
  return (await readEvents(database.db, sessionId, 0, 1_000)).map((event) => event.seq)
}

async function headOf(sessionId: string): Promise<number | undefined> {
  const [row] = await database.db.select().from(trainingSessions).where(eq(trainingSessions.id, sessionId))
  return row?.headSeq
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('appendEvents', () => {
  it('[P1] numbers events from 1 in the given order', async () => {
    const { id } = await insertTrainingSession(database.db)
    expect(await appendEvents(database.db, id, [eventOf('hello')])).toEqual({ firstSeq: 1, lastSeq: 1 })
    expect(await appendEvents(database.db, id, [eventOf('a'), eventOf('b'), eventOf('c')])).toEqual({
      firstSeq: 2,
      lastSeq: 4,
    })
    const stored = await readEvents(database.db, id, 0, 10)
    expect(stored.map((event) => [event.seq, event.payload])).toEqual(
      ['hello', 'a', 'b', 'c'].map((text, index) => [index + 1, { item: { text } }]),
    )
  })

  it('[P1] 20 concurrent writers leave no gap and no duplicate', async () => {
    const { id } = await insertTrainingSession(database.db)
    const given = await Promise.all(
      upTo(20).map((n) => database.db.transaction((tx) => appendEvents(tx, id, [eventOf(`line ${n}`)]))),
    )
    expect(given.map((range) => range.firstSeq).toSorted((a, b) => a - b)).toEqual(upTo(20))
    expect(await storedSeqs(id)).toEqual(upTo(20))
  })

  it('[P1] rolled-back writers leave no gap either', async () => {
    const { id } = await insertTrainingSession(database.db)
    const outcomes = await Promise.allSettled(
      upTo(20).map((n) =>
        database.db.transaction(async (tx) => {
          await appendEvents(tx, id, [eventOf(`${n} first`), eventOf(`${n} second`)])
          if (n % 3 === 0) throw new Error('roll back')
        }),
      ),
    )
    const committed = outcomes.filter((outcome) => outcome.status === 'fulfilled').length
    expect(committed).toBe(14)
    expect(await storedSeqs(id)).toEqual(upTo(28))
    expect(await headOf(id)).toBe(28)
  })

  it('[P3] a command that is sent concurrently several times is stored once', async () => {
    const { id } = await insertTrainingSession(database.db)
    const clientMsgId = crypto.randomUUID()
    const outcomes = await Promise.allSettled(
      upTo(8).map(() => appendEvents(database.db, id, [eventOf('I can pay 50 on Friday', clientMsgId)])),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(7)
    for (const each of refused)
      expect(isUniqueViolation(each.reason, 'session_events_client_msg_id')).toBe(true)
    expect(await storedSeqs(id)).toEqual([1])
    expect(await headOf(id)).toBe(1)
    expect(await findEventByClientMsgId(database.db, id, clientMsgId)).toMatchObject({ seq: 1, clientMsgId })
  })

  it('[P3] the same id in another session is a different command', async () => {
    const clientMsgId = crypto.randomUUID()
    const sessions = [await insertTrainingSession(database.db), await insertTrainingSession(database.db)]
    for (const { id } of sessions) {
      expect(await appendEvents(database.db, id, [eventOf('hello', clientMsgId)])).toEqual({
        firstSeq: 1,
        lastSeq: 1,
      })
    }
  })

  it('rejects a missing session and an empty list', async () => {
    await expect(appendEvents(database.db, crypto.randomUUID(), [eventOf('x')])).rejects.toThrow(
      'no training session',
    )
    const { id } = await insertTrainingSession(database.db)
    await expect(appendEvents(database.db, id, [])).rejects.toThrow('no event')
  })
})

describe('readEvents', () => {
  it('[P5] returns exactly what follows a seq, up to a limit', async () => {
    const { id } = await insertTrainingSession(database.db)
    await appendEvents(
      database.db,
      id,
      upTo(6).map((n) => eventOf(`line ${n}`)),
    )
    const seqs = async (after: number, limit: number) =>
      (await readEvents(database.db, id, after, limit)).map((event) => event.seq)
    expect(await seqs(2, 100)).toEqual([3, 4, 5, 6])
    expect(await seqs(2, 3)).toEqual([3, 4, 5])
    expect(await seqs(6, 100)).toEqual([])
  })
})

const newItem = (status: NewItem['status']): NewItem => ({
  id: crypto.randomUUID(),
  role: 'assistant',
  text: '',
  status,
  responseId: null,
  serverProcessId: 7,
  durationMs: null,
  createdAt: new Date(),
})

async function messagesOf(sessionId: string): Promise<number | undefined> {
  const [row] = await database.db.select().from(trainingSessions).where(eq(trainingSessions.id, sessionId))
  return row?.messageCount
}

describe('items carried by events', () => {
  it('are stored with the event’s seq; complete ones count as messages', async () => {
    const { id } = await insertTrainingSession(database.db)
    const [whole, streaming] = [newItem('complete'), newItem('streaming')]
    await appendEvents(database.db, id, [
      { ...eventOf('I can pay on Friday'), item: whole },
      { ...eventOf(''), item: streaming },
    ])
    const rows = await database.db.select().from(conversationItems).where(eq(conversationItems.sessionId, id))
    expect(rows.map(({ id: itemId, seq, status }) => [itemId, seq, status])).toEqual([
      [whole.id, 1, 'complete'],
      [streaming.id, 2, 'streaming'],
    ])
    expect(rows.map(({ createdAt }) => createdAt)).toEqual([whole.createdAt, streaming.createdAt])
    expect(await messagesOf(id)).toBe(1)
  })

  it('[P1][P7] an item ends once under concurrent attempts and writes', async () => {
    const { id } = await insertTrainingSession(database.db)
    const streaming = newItem('streaming')
    await appendEvents(database.db, id, [{ ...eventOf(''), item: streaming }])
    const end = { text: 'Who is this?', status: 'complete', audioEndMs: null } as const
    const [ends] = await Promise.all([
      Promise.all(
        upTo(10).map(() =>
          endItem(database.db, { sessionId: id, itemId: streaming.id }, end, eventOf('ended')),
        ),
      ),
      Promise.all(upTo(10).map((n) => appendEvents(database.db, id, [eventOf(`line ${n}`)]))),
    ])
    expect(ends.filter((seq) => seq !== null)).toHaveLength(1)
    expect(await storedSeqs(id)).toEqual(upTo(12))
    expect(await headOf(id)).toBe(12)
    expect(await messagesOf(id)).toBe(1)
    const [row] = await database.db
      .select()
      .from(conversationItems)
      .where(eq(conversationItems.id, streaming.id))
    expect(row).toMatchObject({ text: 'Who is this?', status: 'complete', serverProcessId: null })
  })

  it('a failed reply does not count as a message', async () => {
    const { id } = await insertTrainingSession(database.db)
    const streaming = newItem('streaming')
    await appendEvents(database.db, id, [{ ...eventOf(''), item: streaming }])
    const end = { text: '', status: 'failed', audioEndMs: null } as const
    expect(await endItem(database.db, { sessionId: id, itemId: streaming.id }, end, eventOf('ended'))).toBe(2)
    expect(await messagesOf(id)).toBe(0)
  })
})

describe('appendEventsIfHead', () => {
  it('of concurrent writers at the same head one succeeds and the others change nothing', async () => {
    const { id } = await insertTrainingSession(database.db)
    await appendEvents(database.db, id, [eventOf('hello')])
    const through = await Promise.all(
      upTo(10).map((n) =>
        appendEventsIfHead(database.db, id, [{ ...eventOf(`${n}`), item: newItem('complete') }], 1),
      ),
    )
    expect(through.filter(Boolean)).toHaveLength(1)
    expect(await storedSeqs(id)).toEqual([1, 2])
    expect(await messagesOf(id)).toBe(1)
  })
})
