import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { DurableEvent, NewEvent } from '#protocol/realtime/down.ts'
import type { Context } from '#server/context.ts'
import { storeEvents } from './events.ts'
import { countMessages } from './store-line.ts'

/** How a reply ended. `truncated` keeps what was heard, `aborted` and `failed` what was shown. */
export type ReplyEnd =
  | { status: 'complete' | 'aborted' | 'failed'; text: string }
  | { status: 'truncated'; text: string; audioEndMs: number }

/**
 * Ends a reply, once: the row leaves `streaming` and the event is stored in the same transaction. A
 * reply that has ended already stays as it is, and nothing is returned.
 */
export async function settleReply(
  ctx: Context,
  reply: { sessionId: string; itemId: string },
  end: ReplyEnd,
  clientMsgId: string | null = null,
): Promise<DurableEvent[]> {
  return ctx.db.transaction((tx) => settleReplyIn(tx, reply, end, clientMsgId))
}

export async function settleReplyIn(
  tx: Transaction,
  reply: { sessionId: string; itemId: string },
  end: ReplyEnd,
  clientMsgId: string | null,
): Promise<DurableEvent[]> {
  const ended = await tx
    .update(conversationItems)
    .set({
      text: end.text,
      status: end.status,
      serverProcessId: null,
      audioEndMs: end.status === 'truncated' ? end.audioEndMs : null,
    })
    .where(and(eq(conversationItems.id, reply.itemId), eq(conversationItems.status, 'streaming')))
    .returning({ id: conversationItems.id })
  if (ended.length === 0) return []
  if (end.status !== 'failed') await countMessages(tx, reply.sessionId, 1)
  return storeEvents(tx, reply.sessionId, [eventOf(reply.itemId, end)], clientMsgId)
}

function eventOf(itemId: string, end: ReplyEnd): NewEvent {
  if (end.status === 'truncated')
    return {
      type: 'conversation.item.truncated',
      item_id: itemId,
      text: end.text,
      audio_end_ms: end.audioEndMs,
    }
  return { type: 'conversation.item.completed', item_id: itemId, text: end.text, status: end.status }
}
