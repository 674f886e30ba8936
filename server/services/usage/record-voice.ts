import type { Context } from '#server/context.ts'
import type { Tts } from '#server/providers/tts/tts.ts'
import type { Reservation } from '../budget/reserve.ts'
import { settle } from '../budget/settle.ts'

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
  reservation: Reservation | null,
): Promise<void> {
  await settle(ctx, reservation, { ...target, responseId, budget: 'voice_characters', provider }, [
    { kind: 'voice_characters', quantity: provider === 'embedded' ? 0 : characters },
  ])
}
