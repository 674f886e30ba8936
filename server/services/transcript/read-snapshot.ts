import { and, asc, eq, inArray } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { sessionEvents } from '#db/schema/session-events.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { Snapshot } from '#protocol/realtime/session.ts'
import { whisperOf } from '#protocol/realtime/transcript.ts'
import type { Context } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { frameOf } from './events.ts'
import { StoredTurns } from './stored-turns.ts'

/** `turns`: the readings and moves of the lines, which no client sees. */
export type StoredSnapshot = { epoch: string; headSeq: number; snapshot: Snapshot; turns: StoredTurns }

/** The last `seq` and the epoch of a session. */
export async function readHead(
  ctx: Pick<Context, 'db'>,
  sessionId: string,
): Promise<{ epoch: string; headSeq: number }> {
  const [head] = await ctx.db
    .select({ epoch: trainingSessions.epoch, headSeq: trainingSessions.headSeq })
    .from(trainingSessions)
    .where(eq(trainingSessions.id, sessionId))
  if (!head) throw notFound('training session')
  return head
}

/** The whole session at one moment: rows and head from the same database snapshot (P6). */
export async function readSnapshot(ctx: Pick<Context, 'db'>, sessionId: string): Promise<StoredSnapshot> {
  return ctx.db.transaction(
    async (tx) => {
      const [session] = await tx.select().from(trainingSessions).where(eq(trainingSessions.id, sessionId))
      if (!session) throw notFound('training session')
      const [metrics] = await tx
        .select({ id: performanceMetrics.id })
        .from(performanceMetrics)
        .where(eq(performanceMetrics.sessionId, sessionId))
      const items = await tx
        .select()
        .from(conversationItems)
        .where(eq(conversationItems.sessionId, sessionId))
        .orderBy(asc(conversationItems.seq))
      const asides = await tx
        .select()
        .from(sessionEvents)
        .where(
          and(
            eq(sessionEvents.sessionId, sessionId),
            inArray(sessionEvents.type, ['coach.tip', 'whisper.created']),
          ),
        )
        .orderBy(asc(sessionEvents.seq))
      const frames = asides.map(frameOf)
      return {
        epoch: session.epoch,
        headSeq: session.headSeq,
        turns: new StoredTurns(items.filter(({ status }) => status !== 'streaming')),
        snapshot: {
          session: { id: session.id, status: session.status, metrics_id: metrics?.id ?? null },
          items: items.map(wireItem),
          tips: frames.flatMap((frame) =>
            frame.type === 'coach.tip'
              ? [{ seq: frame.seq, text: frame.text, about_item_id: frame.about_item_id }]
              : [],
          ),
          whispers: frames.flatMap((frame) => (frame.type === 'whisper.created' ? [whisperOf(frame)] : [])),
          participants: [],
        },
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** A stored line in its form on the channel. */
function wireItem(row: typeof conversationItems.$inferSelect): Snapshot['items'][number] {
  const durationMs = row.audioEndMs ?? row.durationMs
  return {
    id: row.id,
    seq: row.seq,
    role: row.role,
    text: row.text,
    at: row.createdAt.toISOString(),
    status: row.status,
    ...(durationMs === null ? {} : { duration_ms: durationMs }),
    ...(row.responseId === null ? {} : { response_id: row.responseId }),
  }
}
