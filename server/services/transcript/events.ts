import type { SessionEvent } from '#db/schema/session-events.ts'
import { appendEvents } from '#db/events.ts'
import type { Executor } from '#db/client.ts'
import { type DurableEvent, durableEvent, type NewEvent } from '#protocol/realtime/down.ts'

/**
 * Stores durable events and gives them back with their `seq`, as every view will see them. The command
 * that caused them, if any, is kept with the first one: repeating it is a unique violation (P3).
 */
export async function storeEvents(
  on: Executor,
  sessionId: string,
  events: readonly NewEvent[],
  clientMsgId: string | null,
): Promise<DurableEvent[]> {
  const rows = events.map(({ type, ...payload }, place) => ({
    type,
    payload,
    clientMsgId: place === 0 ? clientMsgId : null,
  }))
  const { firstSeq } = await appendEvents(on, sessionId, rows)
  return events.map((event, place) => ({ ...event, seq: firstSeq + place }) as DurableEvent)
}

/** A stored row as the frame that it was. */
export function frameOf(row: SessionEvent): DurableEvent {
  return durableEvent.parse({ ...row.payload, type: row.type, seq: row.seq })
}
