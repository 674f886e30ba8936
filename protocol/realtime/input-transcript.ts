import { z } from 'zod'
import { spoken } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { audioMs, command, event } from './command.ts'

/** The browser recogniser's partial transcript. Never stored. */
export const inputTranscriptDelta = command('input_transcript.delta', {
  utterance_id: z.uuid(),
  text: spoken({ max: limits.lineMax }),
})

/** The recogniser's final transcript: a line of the collector, like `input_text.submit`. */
export const inputTranscriptCompleted = command('input_transcript.completed', {
  utterance_id: z.uuid(),
  text: spoken({ min: 1, max: limits.lineMax }),
  confidence: z.number().min(0).max(1).optional(),
  language: spoken({ max: 20 }).optional(),
  duration_ms: audioMs.optional(),
})

/** A partial transcript from another view. */
export const inputTranscriptPartial = event('input_transcript.delta', {
  utterance_id: z.uuid(),
  text: z.string(),
})
