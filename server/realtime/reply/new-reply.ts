import { randomUUID } from 'node:crypto'
import type { ServerContext } from '#server/context.ts'
import { release } from '#server/services/budget/settle.ts'
import type { LeaseAhead } from './lease-ahead.ts'
import { RunningReply } from './running-reply.ts'

type Given = Pick<RunningReply, 'plan' | 'lines' | 'receivedAtMs' | 'ordinal' | 'spoken'>

/**
 * A reply that may be begun: what its words may cost is put by.
 * @throws {AppError} `budget_exceeded`
 */
export async function newReply(leases: LeaseAhead, given: Given): Promise<RunningReply> {
  const ids = { responseId: randomUUID(), itemId: randomUUID() }
  const lease = await leases.take(given)
  return new RunningReply({ ...given, ids, lease })
}

/** A reply that was begun and will not be stored. */
export async function dropReply(ctx: ServerContext, reply: RunningReply | null): Promise<void> {
  reply?.stop()
  await release(ctx, reply?.lease ?? null)
}
