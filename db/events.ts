import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { ItemStatus } from '#protocol/vocabulary/training-session.ts'
import { executePrepared, type Executor } from './client.ts'
import type { NewConversationItem, StoredTurn } from './schema/conversation-items.ts'
import { sessionEvents, type EventPayload, type SessionEvent } from './schema/session-events.ts'

/** The conversation item that an event creates. Its `seq` is the event's. */
export type NewItem = Pick<
  NewConversationItem,
  'role' | 'text' | 'status' | 'responseId' | 'serverProcessId' | 'durationMs' | 'turn'
> & { id: string; createdAt: Date }

/** What changes of an item when its speaker goes on. The rest of it stays. */
export type ContinuedItem = Pick<NewConversationItem, 'text' | 'durationMs' | 'turn'> & { id: string }

/** A durable event without its `seq`. `payload` holds the frame's fields besides type and seq. */
export type NewSessionEvent = {
  type: string
  payload: EventPayload
  clientMsgId?: string | null
  authorId?: string | null
  item?: NewItem | null
  continued?: ContinuedItem | null
}

/**
 * Appends durable events to a session in order, inserts or changes the items they carry, and returns their `seq` (P1). It
 * is one statement: updating the counter locks the session's row, so writers of one session queue up and a
 * rollback returns the numbers. A repeated `clientMsgId` is a unique violation (see errors.ts) on
 * `session_events_client_msg_id` and changes nothing (P3). Complete items count as messages of the session.
 * @throws {Error} if the session does not exist or `events` is empty
 */
export async function appendEvents(
  on: Executor,
  sessionId: string,
  events: readonly NewSessionEvent[],
): Promise<{ firstSeq: number; lastSeq: number }> {
  const headSeq = await append(on, sessionId, events, null)
  if (headSeq === null) throw new Error(`no training session ${sessionId}`)
  return { firstSeq: headSeq - events.length + 1, lastSeq: headSeq }
}

/** Appends only if `headSeq` is still the session's last event; otherwise returns false and changes nothing. */
export async function appendEventsIfHead(
  on: Executor,
  sessionId: string,
  events: readonly NewSessionEvent[],
  headSeq: number,
): Promise<boolean> {
  return (await append(on, sessionId, events, headSeq)) !== null
}

/** Returns the new last `seq`, or null if the session does not exist or is not at `expectedHead`. */
async function append(
  on: Executor,
  sessionId: string,
  events: readonly NewSessionEvent[],
  expectedHead: number | null,
): Promise<number | null> {
  if (events.length === 0) throw new Error('no events to append')
  const rows = JSON.stringify(
    events.map((event) => ({
      t: event.type,
      p: event.payload,
      c: event.clientMsgId ?? null,
      a: event.authorId ?? null,
      l: event.item ?? null,
      g: event.continued ?? null,
    })),
  )
  const completeCount = events.filter(({ item }) => item?.status === 'complete').length
  const [row] = await executePrepared<{ head_seq: number }>(
    on,
    'append_events',
    sql`with head as (
      update training_sessions
      set head_seq = head_seq + ${events.length}::int, message_count = message_count + ${completeCount}::int
      where id = ${sessionId}::uuid and (${expectedHead}::int is null or head_seq = ${expectedHead}::int)
      returning head_seq
    ), given as (
      select head_seq - ${events.length}::int + place::int as seq,
        event ->> 't' as type, event -> 'p' as payload, (event ->> 'c')::uuid as client_msg_id,
        (event ->> 'a')::uuid as author_id, event -> 'l' as line, event -> 'g' as continued
      from head, jsonb_array_elements(${rows}::jsonb) with ordinality as elements (event, place)
    ), stored as (
      insert into session_events (session_id, seq, type, payload, client_msg_id, author_id)
      select ${sessionId}::uuid, seq, type, payload, client_msg_id, author_id from given
    ), lines as (
      insert into conversation_items
        (id, session_id, seq, role, text, status, response_id, server_process_id, duration_ms, client_msg_id, created_at, turn)
      select (line ->> 'id')::uuid, ${sessionId}::uuid, seq, line ->> 'role', line ->> 'text', line ->> 'status',
        (line ->> 'responseId')::uuid, (line ->> 'serverProcessId')::bigint, (line ->> 'durationMs')::int,
        client_msg_id, (line ->> 'createdAt')::timestamptz, nullif(line -> 'turn', 'null')
      from given where jsonb_typeof(line) = 'object'
    ), changed as (
      update conversation_items
      set text = continued ->> 'text', duration_ms = (continued ->> 'durationMs')::int,
        turn = nullif(continued -> 'turn', 'null')
      from given
      where jsonb_typeof(continued) = 'object' and conversation_items.id = (continued ->> 'id')::uuid
        and conversation_items.session_id = ${sessionId}::uuid
    )
    select head_seq from head`,
  )
  return row?.head_seq ?? null
}

/**
 * Ends a streaming item once and stores the event about it, in one statement.
 * @returns the event's `seq`, or null if the item had already ended, in which case nothing changes
 */
export async function endItem(
  on: Executor,
  { sessionId, itemId }: { sessionId: string; itemId: string },
  end: { text: string; status: ItemStatus; audioEndMs: number | null; turn?: StoredTurn | null },
  event: NewSessionEvent,
): Promise<number | null> {
  // What failed, or was taken back before anybody heard it, does not count as a message.
  const messageCount = end.status === 'failed' || end.text === '' ? 0 : 1
  const turn = end.turn ? JSON.stringify(end.turn) : null
  const [row] = await executePrepared<{ head_seq: number }>(
    on,
    'end_line',
    sql`with ended as (
      update conversation_items
      set text = ${end.text}, status = ${end.status}, server_process_id = null, audio_end_ms = ${end.audioEndMs}::int,
        turn = ${turn}::jsonb
      where id = ${itemId}::uuid and status = 'streaming' returning id
    ), head as (
      update training_sessions set head_seq = head_seq + 1, message_count = message_count + ${messageCount}::int
      where id = ${sessionId}::uuid and exists (select from ended) returning head_seq
    ), stored as (
      insert into session_events (session_id, seq, type, payload)
      select ${sessionId}::uuid, head_seq, ${event.type}, ${JSON.stringify(event.payload)}::jsonb from head
    )
    select head_seq from head`,
  )
  return row?.head_seq ?? null
}

/** The event that a command already caused, if any: the answer to a retry (P3). */
export async function findEventByClientMsgId(
  on: Executor,
  sessionId: string,
  clientMsgId: string,
): Promise<SessionEvent | undefined> {
  const [found] = await on
    .select()
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, sessionId), eq(sessionEvents.clientMsgId, clientMsgId)))
  return found
}

/** The `seq` of a session's end; null if it has not ended. */
export async function findCompletion(on: Executor, sessionId: string): Promise<number | null> {
  const [found] = await on
    .select({ seq: sessionEvents.seq })
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, sessionId), eq(sessionEvents.type, 'session.completed')))
  return found?.seq ?? null
}

/** The ids of all commands that caused events of a session (P3). */
export async function readCommandIds(on: Executor, sessionId: string): Promise<Set<string>> {
  const rows = await on
    .select({ id: sessionEvents.clientMsgId })
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, sessionId), isNotNull(sessionEvents.clientMsgId)))
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** Up to `limit` events after `afterSeq`, in order (P5). */
export async function readEvents(
  on: Executor,
  sessionId: string,
  afterSeq: number,
  limit: number,
): Promise<SessionEvent[]> {
  return on
    .select()
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, sessionId), gt(sessionEvents.seq, afterSeq)))
    .orderBy(asc(sessionEvents.seq))
    .limit(limit)
}

/** Removes the author's name from the whispers in every session; the observer's account is being deleted. */
export async function removeAuthorName(on: Executor, authorId: string): Promise<void> {
  await on
    .update(sessionEvents)
    .set({ authorId: null, payload: sql`${sessionEvents.payload} || '{"from": ""}'` })
    .where(eq(sessionEvents.authorId, authorId))
}
