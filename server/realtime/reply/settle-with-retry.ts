import { setTimeout as sleep } from 'node:timers/promises'
import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { ServerContext } from '#server/context.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import { type ReplyEnd, settleReply } from '#server/services/transcript/settle-reply.ts'

/**
 * A restarting database is back within this time; otherwise the reply is ended by whichever process finds it.
 */
const retriesMax = 40
const retryDelayMs = 500

/** Stores the end of a reply with the debtor's move, retrying while the database is unavailable. */
export async function settleWithRetry(
  ctx: ServerContext,
  reply: { sessionId: string; itemId: string },
  end: ReplyEnd,
  move: Move | null,
): Promise<DurableEvent[]> {
  for (let left = retriesMax; ; left--)
    try {
      return await settleReply(ctx, reply, end, move)
    } catch (error) {
      if (left === 0) throw error
      ctx.log.warn({ sessionId: reply.sessionId, err: error }, 'could not settle a reply yet')
      await sleep(retryDelayMs, undefined, { ref: false })
    }
}
