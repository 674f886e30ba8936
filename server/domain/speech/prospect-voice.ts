import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Accent, VoiceType } from '#protocol/vocabulary/prospect.ts'

export type Gender = 'female' | 'male' | 'neutral'

/** The traits by which a prospect's voice is chosen. */
export type ProspectVoice = { voiceType: VoiceType; accent: Accent; seed: number }

/** The preferred voice; a provider picks its closest one. */
export type VoicePreference = {
  language: SpeechLanguage
  /** A word to look for in a voice's description. */
  accent: string | null
  gender: Gender
  age: 'young' | 'middle_aged' | 'old'
  /** Factor of the usual speed. */
  rate: number
  /** Factor of the usual pitch. */
  pitch: number
}

/**
 * Speed, pitch and age by voice type. The differences are small, since caricatures are no good for training.
 */
const deliveryByType: Record<VoiceType, Pick<VoicePreference, 'rate' | 'pitch' | 'age'>> = {
  neutral: { rate: 1, pitch: 1, age: 'middle_aged' },
  friendly: { rate: 1, pitch: 1.06, age: 'middle_aged' },
  professional: { rate: 0.97, pitch: 0.97, age: 'middle_aged' },
  assertive: { rate: 1.05, pitch: 0.94, age: 'middle_aged' },
  anxious: { rate: 1.12, pitch: 1.1, age: 'middle_aged' },
  frustrated: { rate: 1.08, pitch: 1.03, age: 'middle_aged' },
  elderly: { rate: 0.88, pitch: 0.92, age: 'old' },
  young: { rate: 1.05, pitch: 1.12, age: 'young' },
}

/** How voice descriptions name each accent; null: no particular one. */
const accentWords: Record<Accent, Record<Language, string | null>> = {
  neutral: { en: 'american', es: null },
  american: { en: 'american', es: null },
  british: { en: 'british', es: 'peninsular' },
  mexican: { en: 'mexican', es: 'mexican' },
  argentinian: { en: 'argentin', es: 'argentin' },
  southern_us: { en: 'southern', es: null },
  new_york: { en: 'new york', es: null },
  california: { en: 'california', es: null },
  castilian: { en: null, es: 'peninsular' },
}

/**
 * The preferred voice of a prospect in one language of the conversation. A prospect has no gender: it comes
 * from the session's seed, so that a session keeps its voice.
 */
export function voicePreference(prospect: ProspectVoice, language: Language): VoicePreference {
  const spain = prospect.accent === 'castilian' || prospect.accent === 'british'
  return {
    ...deliveryByType[prospect.voiceType],
    language: language === 'en' ? 'en-US' : spain ? 'es-ES' : 'es-MX',
    accent: accentWords[prospect.accent][language],
    gender: prospect.seed % 2 === 0 ? 'female' : 'male',
  }
}

/** What is known about a provider's voice. */
export type VoiceTraits = {
  id: string
  gender: Gender
  accent: string
  age: string
  languages: readonly string[]
}

/** The voice closest to a preference: language first, then gender, accent and age. Null if there are none. */
export function closestVoice<Voice extends VoiceTraits>(
  voices: readonly Voice[],
  preference: VoicePreference,
): Voice | null {
  const language = preference.language.slice(0, 2)
  const score = (voice: Voice): number =>
    (voice.languages.includes(language) ? 8 : voice.languages.length === 0 ? 4 : 0) +
    (voice.gender === preference.gender ? 4 : 0) +
    (preference.accent !== null && voice.accent.toLowerCase().includes(preference.accent) ? 2 : 0) +
    (voice.age.replace(/[\s-]/gu, '_') === preference.age ? 1 : 0)
  let best: Voice | null = null
  for (const voice of voices) if (best === null || score(voice) > score(best)) best = voice
  return best
}
