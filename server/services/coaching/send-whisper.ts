import { and, eq } from 'drizzle-orm'
import { findEventByClientMsgId } from '#db/events.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { storeEvents } from '../transcript/events.ts'

export type Whisper = {
  clientMsgId: string
  from: { id: string; name: string }
  to: string
  text: string
  /** The line it is pinned to; null: none. */
  aboutItemId: string | null
}

/**
 * Stores a supervisor's whisper to the trainee of a session. It is an event and not a line, so the debtor,
 * the coach and the score never read it (W6). A repeated whisper is stored once and returns no events (P3).
 * @throws {AppError} `forbidden` if it is addressed to somebody else, `invalid_input` for an unknown line
 */
export async function sendWhisper(
  ctx: Context,
  session: { sessionId: string; userId: string },
  { clientMsgId, from, to, text, aboutItemId }: Whisper,
): Promise<{ seq: number; events: DurableEvent[] }> {
  if (to !== session.userId)
    throw new AppError('forbidden', 'whispers can only go to the trainee of the session')
  if (aboutItemId !== null && !(await hasLine(ctx, session.sessionId, aboutItemId)))
    throw new AppError('invalid_input', 'the session has no such line')
  try {
    const about = aboutItemId === null ? {} : { about_item_id: aboutItemId }
    const events = await storeEvents(
      ctx.db,
      session.sessionId,
      [{ type: 'whisper.created', from: from.name, text, ...about }],
      clientMsgId,
      null,
      from.id,
    )
    return { seq: events[0]?.seq ?? 0, events }
  } catch (error) {
    if (!isUniqueViolation(error, 'session_events_client_msg_id')) throw error
    const first = await findEventByClientMsgId(ctx.db, session.sessionId, clientMsgId)
    if (!first) throw error
    return { seq: first.seq, events: [] }
  }
}

async function hasLine({ db }: Context, sessionId: string, itemId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: conversationItems.id })
    .from(conversationItems)
    .where(and(eq(conversationItems.sessionId, sessionId), eq(conversationItems.id, itemId)))
  return found !== undefined
}
