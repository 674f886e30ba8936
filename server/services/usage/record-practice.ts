import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { usage } from '#db/schema/usage.ts'
import type { Context } from '#server/context.ts'
import { dayOf } from '#server/domain/practice/days.ts'
import { practisedMs } from '#server/domain/practice/practised.ts'
import { costMicroUsd } from './prices.ts'

/**
 * Records the practice time of a session in the transaction that completes it. A session completes once, so it
 * is counted once; an open session counts when it is completed.
 */
export async function recordPractice(
  tx: Transaction,
  ctx: Pick<Context, 'prices'>,
  session: { sessionId: string; userId: string; teamId: string | null; startedAt: Date; completedAt: Date },
): Promise<void> {
  const { sessionId, userId, teamId, startedAt, completedAt } = session
  const items = await tx
    .select({ at: conversationItems.createdAt })
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, sessionId))
  const quantity = practisedMs({ startedAt, completedAt, lines: items.map(({ at }) => at) })
  await tx.insert(usage).values({
    userId,
    teamId,
    sessionId,
    kind: 'practice_ms',
    provider: 'portal',
    quantity,
    costMicroUsd: costMicroUsd(ctx.prices, 'practice_ms', quantity),
    day: dayOf(completedAt),
    createdAt: completedAt,
  })
}
