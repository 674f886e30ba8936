import type { VoiceSettings } from '#protocol/realtime/voice.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Context } from '#server/context.ts'
import { closestVoice, type ProspectVoice, voicePreference } from '#server/domain/speech/prospect-voice.ts'
import { defaultTuning, type Tts, type VoiceChoice } from '#server/providers/tts/tts.ts'
import { knownVoices } from './find-voices.ts'
import { providerOfVoice } from './provider-of-voice.ts'

/**
 * How a prospect speaks a language: the voice that the user has chosen, or the nearest one to its voice type and
 * accent; speed and pitch by voice type, times the user's own. Does not wait for the provider's list.
 */
export function chooseVoice(
  ctx: Pick<Context, 'voices' | 'log' | 'now'>,
  prospect: ProspectVoice,
  language: Language,
  settings: VoiceSettings | null,
): { speaker: Tts; choice: VoiceChoice } {
  const wish = voicePreference(prospect, language)
  const chosen = settings?.voice_id
  const speaker = chosen === undefined ? ctx.voices.live : providerOfVoice(ctx, chosen)
  const voiceId = chosen ?? (closestVoice(knownVoices(ctx), wish) ?? speaker.defaultVoice(wish.gender)).id
  const asked = settings?.language
  return {
    speaker,
    choice: {
      voiceId,
      // Spanish of Spain or of Mexico is the user's to say; which of the two languages is the conversation's.
      language: asked !== undefined && asked.slice(0, 2) === language ? asked : wish.language,
      rate: Math.min(2, Math.max(0.5, wish.rate * (settings?.rate ?? 1))),
      pitch: wish.pitch,
      tuning: defaultTuning,
    },
  }
}
