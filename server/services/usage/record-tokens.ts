import type { Context } from '#server/context.ts'
import type { TokenUsage } from '#server/providers/llm/llm.ts'
import type { Reservation } from '../budget/reserve.ts'
import { settle } from '../budget/settle.ts'

export type UsageTarget = { userId: string; teamId: string | null; sessionId: string | null }

/**
 * Records model tokens and settles their reservation. Zero usage is not stored; a reply is charged once (P3).
 */
export async function recordTokens(
  ctx: Context,
  target: UsageTarget,
  /** The reply that used them; null for an analysis or a coach's answer. */
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
