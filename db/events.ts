import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { executePrepared, type Executor } from './client.ts'
import { sessionEvents, type EventPayload, type SessionEvent } from './schema/session-events.ts'

/** A durable event before it has its `seq`. `payload` holds the frame's fields besides type and seq. */
export type NewSessionEvent = { type: string; payload: EventPayload; clientMsgId?: string | null }

/**
 * Stores durable events of a session in their order and gives their `seq` (P1). One statement: the
 * update of the counter locks the session's row, so writers of the same session queue, and a rollback
 * takes the numbers back. A repeated `clientMsgId` is a unique violation (see errors.ts) on
 * `session_events_client_msg_id` and changes nothing (P3).
 * @throws {Error} if the session does not exist or no event is given
 */
export async function appendEvents(
  on: Executor,
  sessionId: string,
  events: readonly NewSessionEvent[],
): Promise<{ firstSeq: number; lastSeq: number }> {
  if (events.length === 0) throw new Error('no event to append')
  const rows = JSON.stringify(
    events.map((event) => ({ t: event.type, p: event.payload, c: event.clientMsgId ?? null })),
  )
  const [row] = await executePrepared<{ head_seq: number }>(
    on,
    'append_events',
    sql`with head as (
      update training_sessions set head_seq = head_seq + ${events.length}::int
      where id = ${sessionId}::uuid returning head_seq
    ), stored as (
      insert into session_events (session_id, seq, type, payload, client_msg_id)
      select ${sessionId}::uuid, head_seq - ${events.length}::int + place::int,
        event ->> 't', event -> 'p', (event ->> 'c')::uuid
      from head, jsonb_array_elements(${rows}::jsonb) with ordinality as given (event, place)
    )
    select head_seq from head`,
  )
  if (!row) throw new Error(`no training session ${sessionId}`)
  return { firstSeq: row.head_seq - events.length + 1, lastSeq: row.head_seq }
}

/** The event that a command has caused already, if it has: the answer to a retry (P3). */
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

/** The ids of all commands that a session's events were caused by (P3). */
export async function readCommandIds(on: Executor, sessionId: string): Promise<Set<string>> {
  const rows = await on
    .select({ id: sessionEvents.clientMsgId })
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, sessionId), isNotNull(sessionEvents.clientMsgId)))
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** The events after `afterSeq`, in order, `limit` at most (P5). */
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
