import { atom } from 'jotai'
import { z } from 'zod'
import { speechLanguage, type SpeechLanguage } from '#protocol/realtime/voice.ts'
import { type Language, openingLanguage, type SessionLanguage } from '#protocol/vocabulary/language.ts'
import { storageKeys } from '../storage.ts'
import { storedAtom } from '../stored-atom.ts'
import { speechLevels } from './speech-level.ts'
import { earsChoice } from './transcription-mode.ts'

/** The ranges and steps of the sliders [VOICE5]. */
export const voiceRanges = {
  rate: { min: 0.5, max: 2, step: 0.1 },
  pitch: { min: 0.5, max: 2, step: 0.1 },
  volume: { min: 0, max: 1, step: 0.1 },
} as const

export const rangeSchema = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/** What a test call found. */
const testCallResult = z.object({
  /** How loud the person spoke. */
  level: z.enum(speechLevels),
  /** The person heard the voice. */
  heard: z.boolean(),
  /** The microphone hears the loudspeaker; null if that could not be measured. */
  echo: z.boolean().nullable(),
})
export type TestCallResult = z.infer<typeof testCallResult>

/**
 * The user's voice settings, with the specification's defaults [VOICE18]. An unreadable value falls back to
 * its default: the stored one may be from another version or edited by hand.
 */
const voiceSettings = z.object({
  /** Speech from the server; if off, the browser's voices speak. */
  highQuality: z.boolean().catch(true),
  /** A server voice. Null is the built-in default: the voice that fits each debtor. */
  voiceId: z.string().min(1).max(200).nullable().catch(null),
  /** The `voiceURI` of a browser voice. Null is the best available one for the language. */
  browserVoiceUri: z.string().min(1).max(500).nullable().catch(null),
  /** A factor of the normal speed. */
  rate: rangeSchema(voiceRanges.rate).catch(1),
  /** A factor of the normal pitch; only browser voices support it. */
  pitch: rangeSchema(voiceRanges.pitch).catch(1),
  /** 0 is silent, 1 the maximum. */
  volume: rangeSchema(voiceRanges.volume).catch(0.8),
  language: speechLanguage.catch('en-US'),
  autoDetectLanguage: z.boolean().catch(true),
  /** Who may hear the collector's voice to make text of it (A10). */
  ears: earsChoice.catch('best'),
  /** Recording starts by itself on the user's turn. */
  autoRecord: z.boolean().catch(true),
  /** Recording lasts while Space or the button is held. */
  pushToTalk: z.boolean().catch(false),
  /** A supervisor's whispers are also spoken, softly. */
  whispersAloud: z.boolean().catch(false),
  /** The id of a custom voice that overrides the settings above. */
  customVoiceId: z.string().min(1).max(200).nullable().catch(null),
  /** The `deviceId` of a microphone. Null is the system default. */
  microphoneId: z.string().min(1).max(500).nullable().catch(null),
  /** The `deviceId` of a loudspeaker or headset. Null is the system default. */
  loudspeakerId: z.string().min(1).max(500).nullable().catch(null),
  /** What the last test call found; null before the first. */
  testCall: testCallResult.nullable().catch(null),
})
export type VoiceSettings = z.infer<typeof voiceSettings>

export const defaultVoiceSettings: VoiceSettings = voiceSettings.parse({})

/** The choice of an earlier version, which somebody made to keep the voice from the server. */
const earlierChoice = z.looseObject({ transcribesInBrowser: z.literal(true), ears: z.undefined().optional() })

const storedSettingsAtom = storedAtom(storageKeys.voice, (stored) =>
  voiceSettings
    .catch(defaultVoiceSettings)
    .parse(earlierChoice.safeParse(stored).success ? { ...Object(stored), ears: 'browser' } : stored),
)

/** The voice settings, stored in this browser. Set it with the changes only. */
export const voiceSettingsAtom = atom(
  (get) => get(storedSettingsAtom),
  (get, set, changes: Partial<VoiceSettings>) =>
    set(storedSettingsAtom, applyChanges(get(storedSettingsAtom), changes)),
)

/**
 * Applies changes. Push to talk turns auto-record off [VOICE14] and the other way round: recording cannot
 * both start by itself and wait for a key.
 */
export function applyChanges(settings: VoiceSettings, changes: Partial<VoiceSettings>): VoiceSettings {
  const next = { ...settings, ...changes }
  if (changes.pushToTalk === true) return { ...next, autoRecord: false }
  if (changes.autoRecord === true) return { ...next, pushToTalk: false }
  return next
}

/** The chosen language if it matches the conversation, else the most likely region. */
export function speechLanguageFor(chosen: SpeechLanguage, conversation: Language): SpeechLanguage {
  if (chosen.startsWith(conversation)) return chosen
  return conversation === 'es' ? 'es-MX' : 'en-US'
}

/** The language in which the user speaks in such a session: the chosen one, where that may be either. */
export function speechLanguageIn(session: SessionLanguage, chosen: SpeechLanguage): SpeechLanguage {
  return session === 'bilingual' ? chosen : speechLanguageFor(chosen, openingLanguage(session))
}
