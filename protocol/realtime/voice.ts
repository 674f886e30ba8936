import { z } from 'zod'
import { token } from '../text/kinds.ts'
import { genders } from '../vocabulary/life.ts'
import { command } from './command.ts'

export const speechLanguages = ['en-US', 'es-ES', 'es-MX'] as const
export const speechLanguage = z.enum(speechLanguages)
export type SpeechLanguage = z.infer<typeof speechLanguage>

export const voiceSettings = z.strictObject({
  enabled: z.boolean(),
  voice_id: token({ max: 200 }).optional(),
  /** The one in which the collector is heard, where the session is bilingual; without it, either. */
  language: speechLanguage.optional(),
  rate: z.number().min(0.5).max(2).optional(),
})

export type VoiceSettings = z.infer<typeof voiceSettings>

/** The voice features available in this session, so that a client offers only those. */
export const voiceOffer = z.object({
  /** The name of the voice service, for display and logs only. */
  provider: z.string().min(1).max(40),
  /** The prospect's voice, for replaying a line by REST. */
  voice_id: z.string(),
  language: speechLanguage,
  /** Recorded audio can be transcribed here (A8). */
  transcription: z.boolean(),
  /** Since version 8: speech is transcribed here while it is spoken (A10). */
  streaming: z.boolean().optional(),
  /** Since version 13: the person who speaks, for the browser's voices; factors of the usual speed and pitch. */
  delivery: z.object({ gender: z.enum(genders), rate: z.number(), pitch: z.number() }).optional(),
})
export type VoiceOffer = z.infer<typeof voiceOffer>

export const voiceConfigure = command('voice.configure', { voice: voiceSettings })
