import type { Context } from '#server/context.ts'
import type { Tts, Voice } from '#server/providers/tts/tts.ts'

const listMs = 5_000
/** How long a list is good for: a voice that was just made is there after this at the latest. */
const goodForMs = 10 * 60_000

type Kept = { voices: readonly Voice[]; untilMs: number }
const kept = new WeakMap<Tts, Kept>()

type Asker = Pick<Context, 'voices' | 'log' | 'now'>

/** The provider's voices; the two built-in ones where they cannot be told (specification, section 7). */
export async function findVoices(ctx: Asker): Promise<readonly Voice[]> {
  const { live, builtIn } = ctx.voices
  const known = kept.get(live)
  if (known && known.untilMs > ctx.now().getTime()) return known.voices
  try {
    const voices = await live.voices(AbortSignal.timeout(listMs))
    kept.set(live, { voices, untilMs: ctx.now().getTime() + goodForMs })
    return voices
  } catch (error) {
    ctx.log.warn({ err: error }, 'the voices could not be listed; the built-in ones are offered')
    return builtIn.voices(AbortSignal.timeout(listMs))
  }
}

/** The voices that are known now, for a call that cannot wait; what is not known is asked for behind it. */
export function knownVoices(ctx: Asker): readonly Voice[] {
  const known = kept.get(ctx.voices.live)
  if (!known || known.untilMs <= ctx.now().getTime()) void findVoices(ctx)
  return known?.voices ?? []
}
