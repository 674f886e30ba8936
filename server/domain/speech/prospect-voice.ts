import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { AgeBand, Gender as PersonGender } from '#protocol/vocabulary/life.ts'
import type { Accent, VoiceType } from '#protocol/vocabulary/prospect.ts'

export type Gender = 'female' | 'male' | 'neutral'

/** The traits by which a prospect's voice is chosen: its fields, and the person that its life makes of it. */
export type ProspectVoice = {
  voiceType: VoiceType
  accent: Accent
  gender: PersonGender
  ageBand: AgeBand
  /** Of the life: it chooses among voices that fit equally. */
  seed: number
}

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
  seed: number
}

/**
 * Speed and pitch by voice type. The differences are small, since caricatures are no good for training.
 */
const deliveryByType: Record<VoiceType, Pick<VoicePreference, 'rate' | 'pitch'>> = {
  neutral: { rate: 1, pitch: 1 },
  friendly: { rate: 1, pitch: 1.06 },
  professional: { rate: 0.97, pitch: 0.97 },
  assertive: { rate: 1.05, pitch: 0.94 },
  anxious: { rate: 1.12, pitch: 1.1 },
  frustrated: { rate: 1.08, pitch: 1.03 },
  elderly: { rate: 0.88, pitch: 0.92 },
  young: { rate: 1.05, pitch: 1.12 },
}

/** Age by the person's life, which takes an elderly or young voice type into account. */
const ages: Record<AgeBand, VoicePreference['age']> = { young: 'young', middle: 'middle_aged', older: 'old' }

/** What age does to a voice of no particular age, where the voice type does not say it. */
const deliveryByAge: Record<AgeBand, Pick<VoicePreference, 'rate' | 'pitch'>> = {
  young: { rate: 1.02, pitch: 1.05 },
  middle: { rate: 1, pitch: 1 },
  older: { rate: 0.95, pitch: 0.96 },
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
 * The preferred voice of a prospect in one language of the conversation. It belongs to the person: the same in the preview, the
 * opening and every session.
 */
export function voicePreference(prospect: ProspectVoice, language: Language): VoicePreference {
  const { voiceType, accent, gender, ageBand, seed } = prospect
  const spain = accent === 'castilian' || accent === 'british'
  const byType = deliveryByType[voiceType]
  const byAge = deliveryByAge[voiceType === 'elderly' || voiceType === 'young' ? 'middle' : ageBand]
  return {
    rate: byType.rate * byAge.rate,
    pitch: byType.pitch * byAge.pitch,
    age: ages[ageBand],
    language: language === 'en' ? 'en-US' : spain ? 'es-ES' : 'es-MX',
    accent: accentWords[accent][language],
    gender,
    seed,
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

/**
 * The voice closest to a preference: language first, then gender, accent and age; the seed chooses among equals. Null if there
 * are none.
 */
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
  const scores = voices.map(score)
  const best = voices.filter((_, at) => scores[at] === Math.max(...scores))
  return best[preference.seed % best.length] ?? null
}
