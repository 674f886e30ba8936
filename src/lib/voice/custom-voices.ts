import { atom } from 'jotai'
import { z } from 'zod'
import { speechLanguage } from '#protocol/realtime/voice.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { storageKeys } from '../storage.ts'
import { storedAtom } from '../stored-atom.ts'
import { voiceRanges, voiceSettingsAtom, type VoiceSettings, rangeSchema } from './voice-settings.ts'

export const voiceGenders = ['neutral', 'female', 'male'] as const
export type VoiceGender = (typeof voiceGenders)[number]

/**
 * A custom voice [VOICE10]: how one of the browser's voices speaks. Stored only in this browser, under the
 * specification's key. Invalid values fall back to the defaults.
 */
const customVoice = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1).max(limits.nameMax),
  language: speechLanguage.catch('en-US'),
  gender: z.enum(voiceGenders).catch('neutral'),
  voiceURI: z.string().min(1).optional().catch(undefined),
  rate: rangeSchema(voiceRanges.rate).catch(1),
  pitch: rangeSchema(voiceRanges.pitch).catch(1),
  volume: rangeSchema(voiceRanges.volume).catch(0.8),
  description: z.string().catch(''),
  createdAt: z.iso.datetime().catch('1970-01-01T00:00:00.000Z'),
  isActive: z.boolean().catch(true),
})
export type CustomVoice = z.infer<typeof customVoice>
/** The fields that the user edits. */
export type CustomVoiceDraft = Omit<CustomVoice, 'id' | 'createdAt'>

export const newCustomVoice: CustomVoiceDraft = {
  name: '',
  language: 'en-US',
  gender: 'neutral',
  rate: 1,
  pitch: 1,
  volume: 0.8,
  description: '',
  isActive: true,
}

/** The stored voices that can be read: an invalid entry does not hide the others. */
const storedVoicesAtom = storedAtom(storageKeys.customVoices, (stored): CustomVoice[] => {
  const rows = z.array(z.unknown()).safeParse(stored).data ?? []
  return rows.flatMap((row) => customVoice.safeParse(row).data ?? [])
})

/** The custom voices of this browser, in order of creation. */
export const customVoicesAtom = atom((get) => get(storedVoicesAtom))

/** Only the name is required [VOICE8]. */
export function hasName(draft: CustomVoiceDraft): boolean {
  return draft.name.trim() !== ''
}

/** Stores a new voice. */
export const createCustomVoiceAtom = atom(
  null,
  (get, set, draft: CustomVoiceDraft, created: { id: string; now: Date }) => {
    const voice = customVoice.parse({ ...draft, id: created.id, createdAt: created.now.toISOString() })
    set(storedVoicesAtom, [...get(storedVoicesAtom), voice])
  },
)

/** Changes a voice. One that is made inactive is deselected. */
export const updateCustomVoiceAtom = atom(null, (get, set, id: string, draft: CustomVoiceDraft) => {
  set(
    storedVoicesAtom,
    get(storedVoicesAtom).map((voice) =>
      voice.id === id ? customVoice.parse({ ...draft, id, createdAt: voice.createdAt }) : voice,
    ),
  )
  if (!draft.isActive) set(deselectAtom, id)
})

/** Deletes a voice, and returns what brings it back: to its place, and selected if it was. */
export const deleteCustomVoiceAtom = atom(null, (get, set, id: string) => {
  const index = get(storedVoicesAtom).findIndex((voice) => voice.id === id)
  const voice = get(storedVoicesAtom)[index]
  const selected = get(voiceSettingsAtom).customVoiceId === id
  set(
    storedVoicesAtom,
    get(storedVoicesAtom).filter((other) => other.id !== id),
  )
  set(deselectAtom, id)
  return () => {
    if (voice === undefined) return
    set(storedVoicesAtom, get(storedVoicesAtom).toSpliced(index, 0, voice))
    if (selected) set(voiceSettingsAtom, { customVoiceId: id })
  }
})

const deselectAtom = atom(null, (get, set, id: string) => {
  if (get(voiceSettingsAtom).customVoiceId === id) set(voiceSettingsAtom, { customVoiceId: null })
})

/**
 * The voice that speaks. `server` is the portal's provider; a null `voiceId` means the debtor's default.
 */
export type VoiceInUse = Pick<VoiceSettings, 'language' | 'rate' | 'pitch' | 'volume'> &
  (
    | { provider: 'server'; voiceId: string | null }
    | { provider: 'browser'; voiceUri: string | null; gender: VoiceGender }
  )

/**
 * A custom voice always speaks through the browser, because it names and tunes one of the browser's voices.
 */
export function toVoiceInUse({
  voiceURI,
  gender,
  language,
  rate,
  pitch,
  volume,
}: Omit<CustomVoiceDraft, 'name' | 'description' | 'isActive'>): VoiceInUse {
  return { provider: 'browser', voiceUri: voiceURI ?? null, gender, language, rate, pitch, volume }
}

/** The voice that results from the settings: the selected custom voice if it exists and is active. */
export const voiceInUseAtom = atom((get): VoiceInUse => {
  const settings = get(voiceSettingsAtom)
  const custom = get(customVoicesAtom).find(({ id, isActive }) => isActive && id === settings.customVoiceId)
  if (custom) return toVoiceInUse(custom)
  const { language, rate, pitch, volume } = settings
  return settings.highQuality
    ? { provider: 'server', voiceId: settings.voiceId, language, rate, pitch, volume }
    : {
        provider: 'browser',
        voiceUri: settings.browserVoiceUri,
        gender: 'neutral',
        language,
        rate,
        pitch,
        volume,
      }
})
