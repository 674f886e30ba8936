import type { Context } from '#server/context.ts'
import type { Tts, Voice } from '#server/providers/tts/tts.ts'

const listTimeoutMs = 5_000
/** How long a list is good for: a voice that was just made is there after this at the latest. */
const cacheTtlMs = 10 * 60_000

type CachedVoices = { voices: readonly Voice[]; expiresAtMs: number }
const voiceCache = new WeakMap<Tts, CachedVoices>()

type VoiceContext = Pick<Context, 'voices' | 'log' | 'now'>

/** The provider's voices; the two built-in ones where they cannot be told (specification, section 7). */
export async function findVoices(ctx: VoiceContext): Promise<readonly Voice[]> {
  const { live, builtIn } = ctx.voices
  const known = voiceCache.get(live)
  if (known && known.expiresAtMs > ctx.now().getTime()) return known.voices
  try {
    const voices = await live.voices(AbortSignal.timeout(listTimeoutMs))
    voiceCache.set(live, { voices, expiresAtMs: ctx.now().getTime() + cacheTtlMs })
    return voices
  } catch (error) {
    ctx.log.warn({ err: error }, 'the voices could not be listed; the built-in ones are offered')
    return builtIn.voices(AbortSignal.timeout(listTimeoutMs))
  }
}

/** The voices that are known now, for a call that cannot wait; what is not known is asked for behind it. */
export function knownVoices(ctx: VoiceContext): readonly Voice[] {
  const known = voiceCache.get(ctx.voices.live)
  if (!known || known.expiresAtMs <= ctx.now().getTime()) void findVoices(ctx)
  return known?.voices ?? []
}
