import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { deadProcessIds, type ProcessLock } from '#db/process-lock.ts'
import type { Sql } from '#db/client.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import { settleReply } from './settle-reply.ts'

/** A process whose connection was just lost looks dead for about a second (see process-lock.ts). */
const recheckAfterMs = 1_500

type Deps = Context & { sql: Sql; processLock: ProcessLock; bus: { shared: boolean } }

/**
 * Ends as `failed` every reply that a dead process left `streaming`, in one session or in all. A crash in the
 * middle of a turn leaves the collector's line stored and its reply failed, never stuck. For one session this
 * includes replies of this process: the caller knows that they are not being generated.
 */
export async function failAbandonedReplies(
  ctx: Deps,
  scope?: { sessionId: string; itemId?: string },
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
        scope === undefined ? undefined : eq(conversationItems.sessionId, scope.sessionId),
        scope?.itemId === undefined ? undefined : eq(conversationItems.id, scope.itemId),
      ),
    )
  const ownId = ctx.processLock.processId
  const ours = streaming.filter((row) => row.processId === ownId && scope !== undefined)
  const others = streaming.filter((row) => row.processId !== ownId)
  const dead = await confirmDead(
    ctx,
    others.flatMap((row) => (row.processId === null ? [] : [row.processId])),
  )
  const abandoned = [...ours, ...others.filter((row) => row.processId === null || dead.has(row.processId))]
  const events: DurableEvent[] = []
  for (const row of abandoned) events.push(...(await settleReply(ctx, row, { status: 'failed', text: '' })))
  return events
}

/** Checks twice where other processes may be alive. */
async function confirmDead(ctx: Deps, processIds: readonly number[]): Promise<Set<number>> {
  const missing = await deadProcessIds(ctx.sql, [...new Set(processIds)])
  if (missing.length === 0 || !ctx.bus.shared) return new Set(missing)
  await sleep(recheckAfterMs, undefined, { ref: false })
  return new Set(await deadProcessIds(ctx.sql, missing))
}
