import type { StoredTurn } from '#db/schema/conversation-items.ts'
import type { EventPayload, SessionEvent } from '#db/schema/session-events.ts'
import {
  appendEvents,
  appendEventsIfHead,
  type ContinuedItem,
  type NewItem,
  type NewSessionEvent,
} from '#db/events.ts'
import type { Executor } from '#db/client.ts'
import { type DurableEvent, durableEvent, type NewEvent } from '#protocol/realtime/server-frames.ts'

type Turns = ReadonlyMap<string, StoredTurn>
const noTurns: Turns = new Map()

/** Where events come from, what is stored with their lines, and the line that goes on. */
type Origin = {
  clientMsgId: string | null
  processId: number | null
  turns: Turns
  continued?: ContinuedItem | null
}

/**
 * Stores durable events with the lines they contain, and returns them with their `seq`, as every view will
 * see them. The command that caused them, if any, is stored with the first one: repeating it is a unique
 * violation (P3). `authorId` is the user whose name the events carry.
 */
export async function storeEvents(
  on: Executor,
  sessionId: string,
  events: readonly NewEvent[],
  clientMsgId: string | null,
  /** The process that generates the replies among the lines. */
  processId: number | null = null,
  authorId: string | null = null,
  /** What is stored with the lines, by their ids. */
  turns: Turns = noTurns,
  /** The line that goes on with the first event. */
  continued: ContinuedItem | null = null,
): Promise<DurableEvent[]> {
  const rows = rowsOf(events, { clientMsgId, processId, turns, continued }).map((row) => ({
    ...row,
    authorId,
  }))
  const { firstSeq } = await appendEvents(on, sessionId, rows)
  return withSeqs(events, firstSeq)
}

/** As above, if `headSeq` is still the session's last event; otherwise stores nothing and returns null. */
export async function storeEventsAt(
  on: Executor,
  sessionId: string,
  events: readonly NewEvent[],
  from: Origin,
  headSeq: number,
): Promise<DurableEvent[] | null> {
  const stored = await appendEventsIfHead(on, sessionId, rowsOf(events, from), headSeq)
  return stored ? withSeqs(events, headSeq + 1) : null
}

function rowsOf(
  events: readonly NewEvent[],
  { clientMsgId, processId, turns, continued = null }: Origin,
): NewSessionEvent[] {
  return events.map((event, index): NewSessionEvent => ({
    ...rowOf(event),
    clientMsgId: index === 0 ? clientMsgId : null,
    continued: index === 0 ? continued : null,
    item: itemOf(event, processId, turns),
  }))
}

function withSeqs(events: readonly NewEvent[], firstSeq: number): DurableEvent[] {
  return events.map((event, index) => ({ ...event, seq: firstSeq + index }) as DurableEvent)
}

/** The columns of an event besides its `seq`. */
export function rowOf({ type, ...payload }: NewEvent): { type: string; payload: EventPayload } {
  return { type, payload }
}

function itemOf(event: NewEvent, processId: number | null, turns: Turns): NewItem | null {
  if (event.type !== 'conversation.item.created') return null
  const { id, role, text, at, status, duration_ms, response_id } = event.item
  return {
    id,
    role,
    text,
    status,
    responseId: response_id ?? null,
    serverProcessId: status === 'streaming' ? processId : null,
    durationMs: duration_ms ?? null,
    createdAt: new Date(at),
    turn: turns.get(id) ?? null,
  }
}

/** Restores the frame from a stored row. */
export function frameOf(row: SessionEvent): DurableEvent {
  return durableEvent.parse({ ...row.payload, type: row.type, seq: row.seq })
}
