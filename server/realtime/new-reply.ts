import { randomUUID } from 'node:crypto'
import type { ServerContext } from '#server/context.ts'
import { reserveReply } from '#server/services/budget/reserve-tokens.ts'
import { release } from '#server/services/budget/settle.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { RunningReply } from './running-reply.ts'

type Given = Pick<RunningReply, 'plan' | 'lines' | 'receivedAtMs' | 'ordinal' | 'spoken'>

/**
 * A reply that may be begun: what its words may cost is put by.
 * @throws {AppError} `budget_exceeded`
 */
export async function newReply(ctx: ServerContext, target: ReplyTarget, given: Given): Promise<RunningReply> {
  const ids = { responseId: randomUUID(), itemId: randomUUID() }
  const lease = await reserveReply(ctx, { ...target, ...given })
  return new RunningReply({ ...given, ids, lease })
}

/** A reply that was begun and will not be stored. */
export async function dropReply(ctx: ServerContext, reply: RunningReply | null): Promise<void> {
  reply?.stop()
  await release(ctx, reply?.lease ?? null)
}
