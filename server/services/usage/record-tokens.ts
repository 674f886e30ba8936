import { usage } from '#db/schema/usage.ts'
import type { Context } from '#server/context.ts'
import type { TokenUsage } from '#server/providers/llm/llm.ts'
import { budgetDay } from '../budget/budgets.ts'
import type { Lease } from '../budget/reserve.ts'
import { settleIn } from '../budget/settle.ts'
import { costMicroUsd } from './prices.ts'

export type UsageTarget = { userId: string; teamId: string | null; sessionId: string | null }

/**
 * Writes down model tokens and settles what was put by for them. What cost nothing leaves no row; a reply
 * is charged once (P3).
 */
export async function recordTokens(
  ctx: Context,
  target: UsageTarget,
  /** The reply they were for; null for an analysis or an answer of the coach. */
  responseId: string | null,
  tokens: TokenUsage,
  lease: Lease | null,
): Promise<void> {
  const { userId, teamId, sessionId } = target
  const day = budgetDay(ctx.now())
  const row = (kind: 'model_tokens_in' | 'model_tokens_out', quantity: number) => ({
    userId,
    teamId,
    sessionId,
    responseId,
    kind,
    provider: ctx.llm.provider,
    quantity,
    costMicroUsd: costMicroUsd(ctx.prices, kind, quantity),
    day,
    createdAt: ctx.now(),
  })
  const rows = [
    row('model_tokens_in', tokens.inputTokens),
    row('model_tokens_out', tokens.outputTokens),
  ].filter(({ quantity }) => quantity > 0)
  if (rows.length === 0 && lease === null) return
  await ctx.db.transaction(async (tx) => {
    const charged =
      rows.length === 0
        ? []
        : await tx.insert(usage).values(rows).onConflictDoNothing().returning({ quantity: usage.quantity })
    const amount = charged.reduce((sum, { quantity }) => sum + quantity, 0)
    await settleIn(tx, lease, { userId, teamId, kind: 'model_tokens', day, amount })
  })
}
