import { z } from 'zod'
import { type SpeechLanguage, speechLanguages } from '../realtime/voice.ts'
import { text, token } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { accent, voiceType } from '../vocabulary/prospect.ts'
import { endpoint, providerErrors } from './endpoint.ts'
import { lifeSource } from './prospects.ts'

export const providerVoice = z.object({
  voice_id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male', 'neutral']),
  accent: z.string(),
})
export type ProviderVoice = z.infer<typeof providerVoice>

/** The two built-in voices, offered when the provider's list is unavailable [API22]. */
export const builtInVoices: readonly [ProviderVoice, ProviderVoice] = [
  { voice_id: 'builtin-female', name: 'Clara', gender: 'female', accent: 'neutral' },
  { voice_id: 'builtin-male', name: 'Martín', gender: 'male', accent: 'neutral' },
]

/** Accepted language codes: the three of the voices, or a bare language. */
export const speechLanguageInput = z
  .enum([...speechLanguages, 'en', 'es'])
  .transform((code): SpeechLanguage => (code === 'en' ? 'en-US' : code === 'es' ? 'es-MX' : code))

const share = z.number().min(0).max(1)
/** Defaults to the specification's values [VOICE22]. */
export const voiceTuning = z.strictObject({
  stability: share.default(0.5),
  similarity_boost: share.default(0.75),
  style: share.default(0),
  use_speaker_boost: z.boolean().default(true),
})

/** The traits by which a debtor's voice is chosen. */
const speakingProspect = z.strictObject({
  voiceType: voiceType.default('neutral'),
  accent: accent.default('neutral'),
  /** The prospect, which makes the person: gender and age belong to the voice. */
  source: lifeSource.optional(),
})

export const speechRequest = z.strictObject({
  text: text({ min: 1, max: limits.speechMax }),
  /** By default the voice that a session chooses for such a prospect. One that a session cannot use any more is replaced there. */
  voiceId: token({ min: 1, max: 200 }).optional(),
  prospect: speakingProspect.optional(),
  /** The debtor of this session speaks as in its call, in the language of the text; `prospect` and `language` say nothing then. */
  sessionId: z.uuid().optional(),
  language: speechLanguageInput.default('en-US'),
  /** Factor of the default speed, or of the prospect's speed. */
  rate: z.number().min(0.5).max(2).default(1),
  settings: voiceTuning.prefault({}),
})

export const speechEndpoints = {
  listVoices: endpoint({
    method: 'GET',
    path: '/api/elevenlabs/voices',
    summary: 'The available voices; the two built-in ones if the provider cannot list its voices',
    query: z.strictObject({ language: speechLanguageInput.optional() }),
    result: z.array(providerVoice),
  }),
  generateSpeech: endpoint({
    method: 'POST',
    path: '/api/elevenlabs/generate-speech',
    summary: 'Speaks a text: returns an audio file',
    errors: ['forbidden', 'not_found', 'rate_limited', 'budget_exceeded', ...providerErrors],
    body: speechRequest,
    mediaType: 'audio/*',
    result: z.instanceof(Blob),
  }),
}
