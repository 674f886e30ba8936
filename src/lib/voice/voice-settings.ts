import { atom } from 'jotai'
import { z } from 'zod'
import { speechLanguage, type SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { storageKeys } from '../storage.ts'
import { storedAtom } from '../stored-atom.ts'

/** The bounds and steps of the sliders [VOICE5]. */
export const voiceRanges = {
  rate: { min: 0.5, max: 2, step: 0.1 },
  pitch: { min: 0.5, max: 2, step: 0.1 },
  volume: { min: 0, max: 1, step: 0.1 },
} as const

/** A figure of a slider. */
export const rangeSchema = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/**
 * What a person has chosen about speaking and hearing, with the specification's defaults [VOICE18]. A
 * value that cannot be read is the default: a stored one may be of another version, or anybody's.
 */
const voiceSettings = z.object({
  /** Speech from the server; off, the browser's own voices speak. */
  highQuality: z.boolean().catch(true),
  /** A voice of the server. Null is its built-in default: the voice that fits each debtor. */
  voiceId: z.string().min(1).max(200).nullable().catch(null),
  /** The `voiceURI` of a voice of the browser. Null is the best one there for the language. */
  browserVoiceUri: z.string().min(1).max(500).nullable().catch(null),
  /** A factor of the usual speed. */
  rate: rangeSchema(voiceRanges.rate).catch(1),
  /** A factor of the usual pitch; only the browser's voices know it. */
  pitch: rangeSchema(voiceRanges.pitch).catch(1),
  /** 0 is silent, 1 as loud as it goes. */
  volume: rangeSchema(voiceRanges.volume).catch(0.8),
  language: speechLanguage.catch('en-US'),
  autoDetectLanguage: z.boolean().catch(true),
  /** Recording starts by itself when it is the person's turn. */
  autoRecord: z.boolean().catch(true),
  /** Recording lasts as long as Space, or the button, is held. */
  pushToTalk: z.boolean().catch(false),
  /** A supervisor's whispers are also spoken, softly. */
  whispersAloud: z.boolean().catch(false),
  /** The id of a custom voice that speaks in place of all of the above. */
  customVoiceId: z.string().min(1).max(200).nullable().catch(null),
  /** The `deviceId` of a microphone. Null is the system's own choice. */
  microphoneId: z.string().min(1).max(500).nullable().catch(null),
})
export type VoiceSettings = z.infer<typeof voiceSettings>

export const defaultVoiceSettings: VoiceSettings = voiceSettings.parse({})

const storedSettingsAtom = storedAtom(storageKeys.voice, (stored) =>
  voiceSettings.catch(defaultVoiceSettings).parse(stored),
)

/** The choices about voice, kept in this browser. It is set with the changes alone. */
export const voiceSettingsAtom = atom(
  (get) => get(storedSettingsAtom),
  (get, set, changes: Partial<VoiceSettings>) =>
    set(storedSettingsAtom, applyChanges(get(storedSettingsAtom), changes)),
)

/**
 * The settings after a change. Push to talk turns auto-record off [VOICE14], and the other
 * way round: recording cannot both start by itself and wait for a key.
 */
export function applyChanges(settings: VoiceSettings, changes: Partial<VoiceSettings>): VoiceSettings {
  const next = { ...settings, ...changes }
  if (changes.pushToTalk === true) return { ...next, autoRecord: false }
  if (changes.autoRecord === true) return { ...next, pushToTalk: false }
  return next
}

/** The chosen language where it is one of the conversation's; else the region most likely for that. */
export function speechLanguageFor(chosen: SpeechLanguage, conversation: Language): SpeechLanguage {
  if (chosen.startsWith(conversation)) return chosen
  return conversation === 'es' ? 'es-MX' : 'en-US'
}
