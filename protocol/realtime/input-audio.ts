import { z } from 'zod'
import { errorCode } from '../vocabulary/error-codes.ts'
import { audioMs, command, event } from './command.ts'

export const inputAudioSpeechStarted = command('input_audio.speech_started', { at_ms: audioMs })
export const inputAudioSpeechStopped = command('input_audio.speech_stopped', { at_ms: audioMs })

/** Ends an utterance that was sent as binary frames: a recording (A8), or streamed while it was spoken (A10). */
export const inputAudioCommit = command('input_audio.commit', { utterance_id: z.uuid() })

/** All words so far of a streamed utterance (A10), to the view that says them. `ordinal` is that of its frames. */
export const inputAudioTranscript = event('input_audio.transcript', {
  ordinal: z.number().int().min(1),
  text: z.string(),
})

/** A streamed utterance is no longer transcribed while it is spoken: its recording is, once it is committed. */
export const inputAudioTranscriptFailed = event('input_audio.transcript_failed', {
  ordinal: z.number().int().min(1),
  code: errorCode,
})
