import type { VoiceOffer, VoiceSettings } from '#protocol/realtime/voice.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Context } from '#server/context.ts'
import { closestVoice, type ProspectVoice, voicePreference } from '#server/domain/speech/prospect-voice.ts'
import { defaultTuning, type Tts, type VoiceChoice } from '#server/providers/tts/tts.ts'
import { knownVoices } from './find-voices.ts'
import { providerOfVoice } from './provider-of-voice.ts'
import { isRefusedVoice } from './refused-voices.ts'

/**
 * Chooses how a prospect speaks a language: the user's chosen voice, or the closest one to the prospect's voice
 * type and accent; never one that the provider has refused lately, as long as there is another one. The accent gives the
 * variety of Spanish; speed and pitch follow the voice type, the speed multiplied by the user's. Does not wait for the
 * provider's voice list.
 */
export function chooseVoice(
  ctx: Pick<Context, 'voices' | 'log' | 'now'>,
  prospect: ProspectVoice,
  language: Language,
  settings: Pick<VoiceSettings, 'voice_id' | 'rate'> | null,
): { speaker: Tts; choice: VoiceChoice } {
  const wish = voicePreference(prospect, language)
  const asked = settings?.voice_id
  const chosen = asked === undefined || isRefusedVoice(ctx, asked) ? undefined : asked
  const speaker = chosen === undefined ? ctx.voices.live : providerOfVoice(ctx, chosen)
  const usable = knownVoices(ctx).filter(({ id }) => !isRefusedVoice(ctx, id))
  const voiceId = chosen ?? (closestVoice(usable, wish) ?? speaker.defaultVoice(wish.gender)).id
  return {
    speaker,
    choice: {
      voiceId,
      language: wish.language,
      rate: Math.min(2, Math.max(0.5, wish.rate * (settings?.rate ?? 1))),
      pitch: wish.pitch,
      tuning: defaultTuning,
    },
  }
}

/** How a prospect speaks a language by a voice that is not ours. */
export function deliveryOf(prospect: ProspectVoice, language: Language): VoiceOffer['delivery'] {
  const { rate, pitch } = voicePreference(prospect, language)
  return { gender: prospect.gender, rate, pitch }
}
