import { z } from 'zod'
import { command } from './command.ts'

export const voiceSettings = z.strictObject({
  enabled: z.boolean(),
  voice_id: z.string().max(200).optional(),
  language: z.enum(['en-US', 'es-ES', 'es-MX']).optional(),
  rate: z.number().min(0.5).max(2).optional(),
})

export const voiceConfigure = command('voice.configure', { voice: voiceSettings })
