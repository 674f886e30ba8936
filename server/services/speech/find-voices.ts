import type { Context } from '#server/context.ts'
import type { Tts, Voice } from '#server/providers/tts/tts.ts'

const listTimeoutMs = 5_000
/** How long the list is cached: a newly created voice appears after this time at the latest. */
const cacheTtlMs = 10 * 60_000

type CachedVoices = { voices: readonly Voice[]; expiresAtMs: number }
const voiceCache = new WeakMap<Tts, CachedVoices>()

type VoiceContext = Pick<Context, 'voices' | 'log' | 'now'>

/** The provider's voices, or the two built-in ones if they cannot be listed [API22]. */
export async function findVoices(ctx: VoiceContext): Promise<readonly Voice[]> {
  const { live, builtIn } = ctx.voices
  const known = voiceCache.get(live)
  if (known && known.expiresAtMs > ctx.now().getTime()) return known.voices
  try {
    const voices = await live.voices(AbortSignal.timeout(listTimeoutMs))
    voiceCache.set(live, { voices, expiresAtMs: ctx.now().getTime() + cacheTtlMs })
    return voices
  } catch (error) {
    ctx.log.warn({ err: error }, 'listing the voices failed; falling back to the built-in ones')
    return builtIn.voices(AbortSignal.timeout(listTimeoutMs))
  }
}

/** The cached voices, for a call that cannot wait. Refreshes an expired list in the background. */
export function knownVoices(ctx: VoiceContext): readonly Voice[] {
  const known = voiceCache.get(ctx.voices.live)
  if (!known || known.expiresAtMs <= ctx.now().getTime()) void findVoices(ctx)
  return known?.voices ?? []
}
