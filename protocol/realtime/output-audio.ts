import { z } from 'zod'
import { event } from './command.ts'

export const audioFormat = z.object({
  codec: z.literal('pcm16'),
  sample_rate: z.number().int().min(8_000).max(48_000),
})

/** A clause and the sample at which it starts, so that captions stay in sync with the audio. */
export const spokenClause = z.object({ text: z.string(), start_sample: z.number().int().min(0) })

export const responseOutputAudioStarted = event('response.output_audio.started', {
  response_id: z.uuid(),
  ordinal: z.number().int().min(1),
  format: audioFormat,
  clauses: z.array(spokenClause).optional(),
})

export const responseOutputAudioDone = event('response.output_audio.done', {
  response_id: z.uuid(),
  duration_ms: z.number().int().min(0),
})

export const outputAudioCleared = event('output_audio.cleared', { response_id: z.uuid() })

/** A false alarm: nobody spoke, playback continues. */
export const interruptionResumed = event('interruption.resumed', { response_id: z.uuid() })
