import type { Context } from '#server/context.ts'
import type { Tts } from '#server/providers/tts/tts.ts'
import type { Reservation } from '../budget/reserve.ts'
import { settle } from '../budget/settle.ts'

export type VoiceTarget = { userId: string; teamId: string | null; sessionId: string | null }
export type VoiceUse = { provider: Tts['provider']; characters: number }

/**
 * Records the characters spoken by a voice and settles their reservation. The embedded voice costs nothing and
 * is not stored.
 */
export async function recordVoice(
  ctx: Context,
  target: VoiceTarget,
  /** The reply that used them, which is charged once (P3); null for speech over REST. */
  responseId: string | null,
  { provider, characters }: VoiceUse,
  reservation: Reservation | null,
): Promise<void> {
  await settle(ctx, reservation, { ...target, responseId, budget: 'voice_characters', provider }, [
    { kind: 'voice_characters', quantity: provider === 'embedded' ? 0 : characters },
  ])
}
