import type { Context } from '#server/context.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'

/** A voice that was refused is not tried again for this long. */
const refusedForMs = 10 * 60_000

type VoiceContext = Pick<Context, 'voices' | 'now'>
const refusals = new WeakMap<Context['voices']['live'], Map<string, number>>()

/** Notes a voice that the provider does not let this account use: voices end, and accounts have different ones. */
export function noteRefusedVoice(ctx: VoiceContext, voiceId: string): void {
  const ofProvider = refusals.get(ctx.voices.live) ?? new Map<string, number>()
  refusals.set(ctx.voices.live, ofProvider.set(voiceId, ctx.now().getTime()))
}

/** Whether the provider has refused this voice lately. */
export function isRefusedVoice(ctx: VoiceContext, voiceId: string): boolean {
  const at = refusals.get(ctx.voices.live)?.get(voiceId)
  return at !== undefined && ctx.now().getTime() - at < refusedForMs
}

/** Whether another voice may succeed where this one failed. */
export function isVoiceRefusal(error: unknown): boolean {
  return error instanceof VoiceError && error.unknownVoice && !error.afterAudio
}
