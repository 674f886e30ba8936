import { endItem } from '#db/events.ts'
import type { DurableEvent, NewEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import { rowOf } from './events.ts'
import { storedTurn } from './stored-turns.ts'

/** How a reply ended. `truncated` keeps what was heard, `aborted` and `failed` what was shown. */
export type ReplyEnd =
  | { status: 'complete' | 'aborted' | 'failed'; text: string }
  | { status: 'truncated'; text: string; audioEndMs: number }

/**
 * Ends a reply, once: the row leaves `streaming` with the debtor's move, and the event is stored in the same statement. If the reply
 * has already ended, changes nothing and returns an empty list.
 */
export async function settleReply(
  ctx: Context,
  reply: { sessionId: string; itemId: string },
  end: ReplyEnd,
  move: Move | null = null,
): Promise<DurableEvent[]> {
  const event = eventOf(reply.itemId, end)
  const audioEndMs = end.status === 'truncated' ? end.audioEndMs : null
  const turn = move === null ? null : storedTurn({ move })
  const seq = await endItem(ctx.db, reply, { ...end, audioEndMs, turn }, rowOf(event))
  return seq === null ? [] : [{ ...event, seq } as DurableEvent]
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
