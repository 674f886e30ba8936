import { and, eq } from 'drizzle-orm'
import { deadProcessIds, type ProcessLock } from '#db/process-lock.ts'
import type { Sql } from '#db/client.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { DurableEvent } from '#protocol/realtime/down.ts'
import type { Context } from '#server/context.ts'
import { settleReply } from './settle-reply.ts'

/**
 * Ends as `failed` every reply that is left `streaming` by a process that lives no more, in one session
 * or in all. A crash in mid-turn leaves the collector's line stored and its reply failed, never stuck.
 */
export async function failAbandonedReplies(
  ctx: Context & { sql: Sql; processLock: ProcessLock },
  sessionId?: string,
): Promise<DurableEvent[]> {
  const streaming = await ctx.db
    .select({
      itemId: conversationItems.id,
      sessionId: conversationItems.sessionId,
      processId: conversationItems.serverProcessId,
    })
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.status, 'streaming'),
        sessionId === undefined ? undefined : eq(conversationItems.sessionId, sessionId),
      ),
    )
  const others = streaming.filter((row) => row.processId !== ctx.processLock.processId)
  const ids = [...new Set(others.flatMap((row) => (row.processId === null ? [] : [row.processId])))]
  const dead = new Set(await deadProcessIds(ctx.sql, ids))
  const events: DurableEvent[] = []
  for (const row of others)
    if (row.processId === null || dead.has(row.processId))
      events.push(...(await settleReply(ctx, row, { status: 'failed', text: '' })))
  return events
}
