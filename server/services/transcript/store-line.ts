import { type ContinuedItem, findEventByClientMsgId } from '#db/events.ts'
import type { StoredTurn } from '#db/schema/conversation-items.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { DurableEvent, NewEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import type { Reading } from '#server/language/reading.ts'
import { AppError } from '#server/errors/app-error.ts'
import { storeEvents, storeEventsAt } from './events.ts'
import { firstSeq } from './first-seq.ts'
import { storedTurn } from './stored-turns.ts'
import { refuseStale } from './refuse-stale.ts'

/** A reply that is about to be generated: its row is stored before its first word is shown (P7). */
export type ReplyIds = { responseId: string; itemId: string; processId: number }

export type UserLine = {
  sessionId: string
  /** The command's id: storing it again returns the first one's `seq` and does nothing else (P3). */
  clientMsgId: string
  itemId: string
  text: string
  durationMs: number | null
  /** How it was read; stored with it. */
  reading: Reading | null
  /** The last `seq` that the writer had read: what it stores answers the conversation up to there. */
  knownSeq: number
  /** The line is stored already, and its speaker goes on: `text` and `durationMs` are of all of it (A11). */
  continues: boolean
}

export type StoredLine = { name: 'stored'; events: DurableEvent[] } | { name: 'repeated'; seq: number }

/**
 * Stores a line of the collector, or what its speaker adds to the last one, together with the empty reply that will answer
 * it, in one statement: after a crash either both exist or neither.
 * @throws {StaleTranscript} if another writer has added to the conversation since `knownSeq`
 */
export async function storeLine(ctx: Context, line: UserLine, reply: ReplyIds | null): Promise<StoredLine> {
  const at = ctx.now()
  const events: NewEvent[] = [lineEvent(line, at), ...(reply ? [replyEvent(reply, at)] : [])]
  const turn = line.reading && storedTurn({ reading: line.reading })
  try {
    const stored = await storeUnlessStale(ctx, line.sessionId, events, {
      clientMsgId: line.clientMsgId,
      processId: reply?.processId ?? null,
      knownSeq: line.knownSeq,
      turns: new Map(turn ? [[line.itemId, turn]] : []),
      continued: line.continues
        ? { id: line.itemId, text: line.text, durationMs: line.durationMs, turn }
        : null,
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
 * Stores an empty reply alone, for lines left without one.
 * @throws {StaleTranscript} if another writer has added to the conversation since `knownSeq`
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
    turns: new Map(),
  })
}

/**
 * Stores events that answer the conversation up to `knownSeq`: in one statement if that is its end, as it
 * nearly always is. Otherwise checks what came in between.
 */
async function storeUnlessStale(
  ctx: Context,
  sessionId: string,
  events: readonly NewEvent[],
  cause: {
    clientMsgId: string | null
    processId: number | null
    knownSeq: number
    turns: ReadonlyMap<string, StoredTurn>
    continued?: ContinuedItem | null
  },
): Promise<DurableEvent[]> {
  const { knownSeq, ...from } = cause
  const stored = await storeEventsAt(ctx.db, sessionId, events, from, knownSeq)
  return (
    stored ??
    ctx.db.transaction(async (tx) => {
      const later = await storeEvents(
        tx,
        sessionId,
        events,
        from.clientMsgId,
        from.processId,
        null,
        from.turns,
        from.continued,
      )
      await refuseStale(tx, sessionId, { knownSeq, seq: firstSeq(later) })
      return later
    })
  )
}

function lineEvent({ itemId, text, durationMs, continues }: UserLine, at: Date): NewEvent {
  const spokenFor = durationMs === null ? {} : { duration_ms: durationMs }
  if (continues)
    return { type: 'conversation.item.completed', item_id: itemId, text, status: 'complete', ...spokenFor }
  return {
    type: 'conversation.item.created',
    item: {
      id: itemId,
      role: 'user',
      text,
      at: at.toISOString(),
      status: 'complete',
      ...spokenFor,
    },
  }
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
