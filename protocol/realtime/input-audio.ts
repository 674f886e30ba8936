import { z } from 'zod'
import { audioMs, command } from './command.ts'

export const inputAudioSpeechStarted = command('input_audio.speech_started', { at_ms: audioMs })
export const inputAudioSpeechStopped = command('input_audio.speech_stopped', { at_ms: audioMs })

/** Ends a push-to-talk recording that was sent as binary frames. */
export const inputAudioCommit = command('input_audio.commit', { utterance_id: z.uuid() })
