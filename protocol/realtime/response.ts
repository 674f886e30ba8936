import { z } from 'zod'
import { audioMs, command, event } from './command.ts'

/** Requests a reply to lines that have none, after a failed reply. */
export const responseCreate = command('response.create', {})

/** Stops a reply. `audio_end_ms` is how much was actually heard; absent for a reply that was only read. */
export const responseCancel = command('response.cancel', {
  response_id: z.uuid(),
  audio_end_ms: audioMs.optional(),
})

export const playbackProgress = command('playback.progress', {
  response_id: z.uuid(),
  audio_end_ms: audioMs,
  finished: z.boolean(),
})

/** A false alarm: nobody meant to interrupt, and the view plays on. */
export const playbackResumed = command('playback.resumed', { response_id: z.uuid() })

export const responseCreated = event('response.created', {
  response_id: z.uuid(),
  item_id: z.uuid(),
  /** Number of the reply in the session, from 1; binary frames carry it. */
  ordinal: z.number().int().min(1),
})

/**
 * `offset` is the number of UTF-16 code units before `text`: a client writes at that offset and never just
 * appends.
 */
export const responseOutputTextDelta = event('response.output_text.delta', {
  response_id: z.uuid(),
  offset: z.number().int().min(0),
  text: z.string(),
})

export const responseOutputTextDone = event('response.output_text.done', {
  response_id: z.uuid(),
  status: z.enum(['complete', 'truncated', 'aborted', 'failed']),
})

const stageMs = z.number().min(0).nullable()
/** Milliseconds from the line to each stage of its reply; null for a stage that did not happen. */
export const responseMetrics = event('response.metrics', {
  response_id: z.uuid(),
  model_first_token_ms: stageMs,
  clause_ready_ms: stageMs,
  voice_first_byte_ms: stageMs,
  first_audio_ms: stageMs,
  overhead_ms: stageMs,
})
