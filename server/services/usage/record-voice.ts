import { usage } from '#db/schema/usage.ts'
import type { Context } from '#server/context.ts'
import type { Tts } from '#server/providers/tts/tts.ts'

export type VoiceTarget = { userId: string; teamId: string | null; sessionId: string | null }
export type VoiceUse = { provider: Tts['provider']; characters: number }

/** Writes down the characters that a voice has spoken. The embedded one costs nothing and leaves no row. */
export async function recordVoice(
  ctx: Context,
  target: VoiceTarget,
  /** The reply they were for: it is charged once (P3). Null for speech by REST. */
  responseId: string | null,
  { provider, characters }: VoiceUse,
): Promise<void> {
  if (provider === 'embedded' || characters === 0) return
  await ctx.db
    .insert(usage)
    .values({
      ...target,
      responseId,
      kind: 'voice_characters',
      provider,
      quantity: characters,
      day: ctx.now().toISOString().slice(0, 10),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
}
