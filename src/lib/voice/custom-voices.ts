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
 * A voice of a person's own [VOICE10]: how one of the browser's voices is to speak. It is
 * kept in this browser alone, under the specification's key. Values that cannot be used are the usual ones.
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
/** What a person says of a voice. */
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

/** What can be read of the stored voices: one that cannot does not hide the others. */
const storedVoicesAtom = storedAtom(storageKeys.customVoices, (stored): CustomVoice[] => {
  const rows = z.array(z.unknown()).safeParse(stored).data ?? []
  return rows.flatMap((row) => customVoice.safeParse(row).data ?? [])
})

/** The custom voices of this browser, in the order of their making. */
export const customVoicesAtom = atom((get) => get(storedVoicesAtom))

/** A name is all that a voice must have [VOICE8]. */
export function hasName(draft: CustomVoiceDraft): boolean {
  return draft.name.trim() !== ''
}

/** Keeps a new voice; `now` and `id` are what it is known by. */
export const createCustomVoiceAtom = atom(
  null,
  (get, set, draft: CustomVoiceDraft, created: { id: string; now: Date }) => {
    const voice = customVoice.parse({ ...draft, id: created.id, createdAt: created.now.toISOString() })
    set(storedVoicesAtom, [...get(storedVoicesAtom), voice])
  },
)

/** Changes a voice. One that is no longer active speaks no more. */
export const updateCustomVoiceAtom = atom(null, (get, set, id: string, draft: CustomVoiceDraft) => {
  set(
    storedVoicesAtom,
    get(storedVoicesAtom).map((voice) =>
      voice.id === id ? customVoice.parse({ ...draft, id, createdAt: voice.createdAt }) : voice,
    ),
  )
  if (!draft.isActive) set(deselectAtom, id)
})

export const deleteCustomVoiceAtom = atom(null, (get, set, id: string) => {
  set(
    storedVoicesAtom,
    get(storedVoicesAtom).filter((voice) => voice.id !== id),
  )
  set(deselectAtom, id)
})

const deselectAtom = atom(null, (get, set, id: string) => {
  if (get(voiceSettingsAtom).customVoiceId === id) set(voiceSettingsAtom, { customVoiceId: null })
})

/** Who speaks, and how: `server` is the high-quality provider, null its voice for the debtor. */
export type VoiceInUse = Pick<VoiceSettings, 'language' | 'rate' | 'pitch' | 'volume'> &
  ({ by: 'server'; voiceId: string | null } | { by: 'browser'; voiceUri: string | null; gender: VoiceGender })

/** How a custom voice speaks: always through the browser, whose voices are the ones it can name and tune. */
export function toVoiceInUse({
  voiceURI,
  gender,
  language,
  rate,
  pitch,
  volume,
}: Omit<CustomVoiceDraft, 'name' | 'description' | 'isActive'>): VoiceInUse {
  return { by: 'browser', voiceUri: voiceURI ?? null, gender, language, rate, pitch, volume }
}

/** The voice that the settings come to: the selected custom one where it is there and active. */
export const voiceInUseAtom = atom((get): VoiceInUse => {
  const settings = get(voiceSettingsAtom)
  const custom = get(customVoicesAtom).find(({ id, isActive }) => isActive && id === settings.customVoiceId)
  if (custom) return toVoiceInUse(custom)
  const { language, rate, pitch, volume } = settings
  return settings.highQuality
    ? { by: 'server', voiceId: settings.voiceId, language, rate, pitch, volume }
    : { by: 'browser', voiceUri: settings.browserVoiceUri, gender: 'neutral', language, rate, pitch, volume }
})
