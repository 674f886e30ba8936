import { usage } from '#db/schema/usage.ts'
import type { Context } from '#server/context.ts'
import type { Tts } from '#server/providers/tts/tts.ts'
import { budgetDay } from '../budget/budgets.ts'
import type { Lease } from '../budget/reserve.ts'
import { settleIn } from '../budget/settle.ts'
import { costMicroUsd } from './prices.ts'

export type VoiceTarget = { userId: string; teamId: string | null; sessionId: string | null }
export type VoiceUse = { provider: Tts['provider']; characters: number }

/**
 * Writes down the characters that a voice has spoken and settles what was put by for them. The embedded
 * one costs nothing and leaves no row.
 */
export async function recordVoice(
  ctx: Context,
  target: VoiceTarget,
  /** The reply they were for: it is charged once (P3). Null for speech by REST. */
  responseId: string | null,
  { provider, characters }: VoiceUse,
  lease: Lease | null,
): Promise<void> {
  const { userId, teamId } = target
  const free = provider === 'embedded' || characters === 0
  if (free && lease === null) return
  const day = budgetDay(ctx.now())
  await ctx.db.transaction(async (tx) => {
    const charged = free
      ? []
      : await tx
          .insert(usage)
          .values({
            ...target,
            responseId,
            kind: 'voice_characters',
            provider,
            quantity: characters,
            costMicroUsd: costMicroUsd(ctx.prices, 'voice_characters', characters),
            day,
            createdAt: ctx.now(),
          })
          .onConflictDoNothing()
          .returning({ quantity: usage.quantity })
    await settleIn(tx, lease, {
      userId,
      teamId,
      kind: 'voice_characters',
      day,
      amount: charged.reduce((sum, { quantity }) => sum + quantity, 0),
    })
  })
}
