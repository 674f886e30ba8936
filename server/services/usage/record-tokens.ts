import { usage } from '#db/schema/usage.ts'
import type { Context } from '#server/context.ts'
import type { TokenUsage } from '#server/providers/llm/llm.ts'

export type UsageTarget = { userId: string; teamId: string | null; sessionId: string }

/** Writes down model tokens. What cost nothing leaves no row; a reply is charged once (P3). */
export async function recordTokens(
  ctx: Context,
  target: UsageTarget,
  /** The reply they were for; null for an analysis or an answer of the coach. */
  responseId: string | null,
  tokens: TokenUsage,
): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10)
  const row = (kind: 'model_tokens_in' | 'model_tokens_out', quantity: number) => ({
    userId: target.userId,
    teamId: target.teamId,
    sessionId: target.sessionId,
    responseId,
    kind,
    provider: ctx.llm.provider,
    quantity,
    day,
    createdAt: ctx.now(),
  })
  const rows = [
    row('model_tokens_in', tokens.inputTokens),
    row('model_tokens_out', tokens.outputTokens),
  ].filter(({ quantity }) => quantity > 0)
  if (rows.length > 0) await ctx.db.insert(usage).values(rows).onConflictDoNothing()
}
