import { findEventByClientMsgId } from '#db/events.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { DurableEvent, NewEvent } from '#protocol/realtime/down.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { storeEvents, storeEventsAt } from './events.ts'
import { firstSeq } from './first-seq.ts'
import { refuseStale } from './refuse-stale.ts'

/** A reply that is about to be worded: its row is there before its first word is shown (P7). */
export type ReplyIds = { responseId: string; itemId: string; processId: number }

export type UserLine = {
  sessionId: string
  /** The command's id: storing it again gives the first one's `seq` and nothing else (P3). */
  clientMsgId: string
  itemId: string
  text: string
  durationMs: number | null
  /** How far the writer had read the session: what it stores answers that, and nothing later. */
  knownSeq: number
}

export type StoredLine = { name: 'stored'; events: DurableEvent[] } | { name: 'repeated'; seq: number }

/**
 * Stores a line of the collector, and with it the empty reply that will answer it, in one statement:
 * after a crash either both are there or none.
 * @throws {StaleTranscript} if somebody else has spoken since `knownSeq`
 */
export async function storeLine(ctx: Context, line: UserLine, reply: ReplyIds | null): Promise<StoredLine> {
  const at = ctx.now()
  const events: NewEvent[] = [
    {
      type: 'conversation.item.created',
      item: {
        id: line.itemId,
        role: 'user',
        text: line.text,
        at: at.toISOString(),
        status: 'complete',
        ...(line.durationMs === null ? {} : { duration_ms: line.durationMs }),
      },
    },
    ...(reply ? [replyEvent(reply, at)] : []),
  ]
  try {
    const stored = await storeUnlessStale(ctx, line.sessionId, events, {
      clientMsgId: line.clientMsgId,
      processId: reply?.processId ?? null,
      knownSeq: line.knownSeq,
    })
    return { name: 'stored', events: stored }
  } catch (error) {
    if (!isUniqueViolation(error, 'session_events_client_msg_id')) throw error
    const first = await findEventByClientMsgId(ctx.db, line.sessionId, line.clientMsgId)
    if (!first)
      throw new AppError('conflict', 'the line was sent twice at once; send it again', { cause: error })
    return { name: 'repeated', seq: first.seq }
  }
}

/**
 * Stores an empty reply by itself: for lines that were left without one.
 * @throws {StaleTranscript} if somebody else has spoken since `knownSeq`
 */
export async function storeReply(
  ctx: Context,
  sessionId: string,
  reply: ReplyIds,
  { clientMsgId, knownSeq }: { clientMsgId: string | null; knownSeq: number },
): Promise<DurableEvent[]> {
  return storeUnlessStale(ctx, sessionId, [replyEvent(reply, ctx.now())], {
    clientMsgId,
    processId: reply.processId,
    knownSeq,
  })
}

/**
 * Stores what answers the conversation up to `knownSeq`: in one statement where that is its end, as it nearly always
 * is. Otherwise what came between decides.
 */
async function storeUnlessStale(
  ctx: Context,
  sessionId: string,
  events: readonly NewEvent[],
  cause: { clientMsgId: string | null; processId: number | null; knownSeq: number },
): Promise<DurableEvent[]> {
  const { knownSeq, ...from } = cause
  const stored = await storeEventsAt(ctx.db, sessionId, events, from, knownSeq)
  return (
    stored ??
    ctx.db.transaction(async (tx) => {
      const later = await storeEvents(tx, sessionId, events, from.clientMsgId, from.processId)
      await refuseStale(tx, sessionId, { knownSeq, seq: firstSeq(later) })
      return later
    })
  )
}

function replyEvent(reply: ReplyIds, at: Date): NewEvent {
  return {
    type: 'conversation.item.created',
    item: {
      id: reply.itemId,
      role: 'assistant',
      text: '',
      at: at.toISOString(),
      status: 'streaming',
      response_id: reply.responseId,
    },
  }
}
