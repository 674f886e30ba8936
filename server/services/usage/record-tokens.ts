import type { Context } from '#server/context.ts'
import type { TokenUsage } from '#server/providers/llm/llm.ts'
import type { Reservation } from '../budget/reserve.ts'
import { settle } from '../budget/settle.ts'

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
  reservation: Reservation | null,
): Promise<void> {
  const { userId, teamId, sessionId } = target
  await settle(
    ctx,
    reservation,
    { userId, teamId, sessionId, responseId, budget: 'model_tokens', provider: ctx.llm.provider },
    [
      { kind: 'model_tokens_in', quantity: tokens.inputTokens },
      { kind: 'model_tokens_out', quantity: tokens.outputTokens },
    ],
  )
}
