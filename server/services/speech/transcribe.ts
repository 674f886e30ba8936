import type { Language } from '#protocol/vocabulary/language.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import { wavFile } from '#protocol/audio/wav.ts'

/** The sample rate of recorded PCM (A8). */
const recordingSampleRate = 16_000
/** A shorter recording is an accidental key press. */
const recordingMinMs = 100

export type RecordedAudio = { pieces: readonly Uint8Array[]; bytes: number }

/** Transcribes a recording and returns its text and its duration. The recording is not stored. */
export async function transcribe(
  ctx: Pick<Context, 'stt' | 'log'>,
  recorded: RecordedAudio,
  language: Language | null,
): Promise<{ text: string; durationMs: number }> {
  if (ctx.stt === null) throw new AppError('voice_unavailable', 'transcription is not configured')
  if (recorded.bytes > limits.recordingMaxBytes)
    throw new AppError('frame_too_large', `the recording exceeds ${limits.recordingMaxBytes} bytes`)
  const durationMs = Math.round(recorded.bytes / 2 / (recordingSampleRate / 1_000))
  if (durationMs < recordingMinMs) throw nothingHeard()
  const file = {
    name: 'speech.wav',
    mediaType: 'audio/wav',
    bytes: wavFile(recorded.pieces, recordingSampleRate),
  }
  try {
    const words = await ctx.stt.transcribe(file, language, new AbortController().signal)
    const text = words.slice(0, limits.lineMax).trim()
    if (!/[\p{L}\p{N}]/u.test(text)) throw nothingHeard()
    return { text, durationMs }
  } catch (error) {
    if (error instanceof ProviderError) throw toAppError(error)
    throw error
  }
}

function nothingHeard(): AppError {
  return new AppError('nothing_heard', 'no words were heard in the recording')
}
