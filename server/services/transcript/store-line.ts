import { sql } from 'drizzle-orm'
import { findEventByClientMsgId } from '#db/events.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { DurableEvent, NewEvent } from '#protocol/realtime/down.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { eq } from 'drizzle-orm'
import { storeEvents } from './events.ts'
import { refuseStale } from './refuse-stale.ts'

/** A reply that is about to be worded: its row is there before its first word is shown (P7). */
export type ReplyIds = { responseId: string; itemId: string; processId: number }

export type Line = {
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
 * Stores a line of the collector, and with it the empty reply that will answer it, in one transaction:
 * after a crash either both are there or none.
 * @throws {StaleTranscript} if somebody else has spoken since `knownSeq`
 */
export async function storeLine(ctx: Context, line: Line, reply: ReplyIds | null): Promise<StoredLine> {
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
    const stored = await ctx.db.transaction(async (tx) => {
      const withSeq = await storeEvents(tx, line.sessionId, events, line.clientMsgId)
      const seq = withSeq[0]?.seq ?? 0
      await refuseStale(tx, line.sessionId, { knownSeq: line.knownSeq, seq })
      await tx.insert(conversationItems).values([
        {
          id: line.itemId,
          sessionId: line.sessionId,
          seq,
          role: 'user' as const,
          text: line.text,
          status: 'complete' as const,
          durationMs: line.durationMs,
          clientMsgId: line.clientMsgId,
          createdAt: at,
        },
        ...(reply ? [replyRow(line.sessionId, seq + 1, reply, at)] : []),
      ])
      await countMessages(tx, line.sessionId, 1)
      return withSeq
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
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const events = await storeEvents(tx, sessionId, [replyEvent(reply, at)], clientMsgId)
    const seq = events[0]?.seq ?? 0
    await refuseStale(tx, sessionId, { knownSeq, seq })
    await tx.insert(conversationItems).values(replyRow(sessionId, seq, reply, at))
    return events
  })
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

function replyRow(sessionId: string, seq: number, reply: ReplyIds, at: Date) {
  return {
    id: reply.itemId,
    sessionId,
    seq,
    role: 'assistant' as const,
    text: '',
    status: 'streaming' as const,
    responseId: reply.responseId,
    serverProcessId: reply.processId,
    durationMs: null,
    clientMsgId: null,
    createdAt: at,
  }
}

type Tx = Parameters<Parameters<Context['db']['transaction']>[0]>[0]

/** Lines of either side that the session holds: what lists show without reading the transcript. */
export async function countMessages(tx: Tx, sessionId: string, more: number): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({ messageCount: sql`${trainingSessions.messageCount} + ${more}` })
    .where(eq(trainingSessions.id, sessionId))
}
