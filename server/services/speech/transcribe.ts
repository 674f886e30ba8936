import type { Language } from '#protocol/vocabulary/language.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import type { AudioFile } from '#server/providers/stt/stt.ts'
import { joinBytes } from '#server/providers/tts/pcm.ts'
import { wavFile } from '#protocol/audio/wav.ts'

/** The sample rate of recorded PCM (A8). */
const recordingSampleRate = 16_000
/** A shorter recording is an accidental key press. */
const recordingMinMs = 100

export type RecordedAudio = { codec: 'pcm16' | 'mp3' | 'opus'; pieces: readonly Uint8Array[]; bytes: number }

/** Transcribes a recording and returns its text and, if known, its duration. The recording is not stored. */
export async function transcribe(
  ctx: Pick<Context, 'stt' | 'log'>,
  recorded: RecordedAudio,
  language: Language | null,
): Promise<{ text: string; durationMs: number | null }> {
  if (ctx.stt === null) throw new AppError('voice_unavailable', 'transcription is not configured')
  if (recorded.bytes > limits.recordingMaxBytes)
    throw new AppError('frame_too_large', `the recording exceeds ${limits.recordingMaxBytes} bytes`)
  const bytes = joinBytes(recorded.pieces)
  const durationMs =
    recorded.codec === 'pcm16' ? Math.round(bytes.byteLength / 2 / (recordingSampleRate / 1_000)) : null
  if (durationMs !== null && durationMs < recordingMinMs) throw nothingHeard()
  try {
    const words = await ctx.stt.transcribe(
      fileOf(recorded.codec, bytes),
      language,
      new AbortController().signal,
    )
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

/** A recording as a file whose extension matches its content, since servers rely on the extension. */
function fileOf(codec: RecordedAudio['codec'], bytes: Uint8Array<ArrayBuffer>): AudioFile {
  if (codec === 'pcm16')
    return { name: 'speech.wav', mediaType: 'audio/wav', bytes: wavFile([bytes], recordingSampleRate) }
  if (codec === 'mp3') return { name: 'speech.mp3', mediaType: 'audio/mpeg', bytes }
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('OggS')) return { name: 'speech.ogg', mediaType: 'audio/ogg', bytes }
  if (start.slice(4, 8) === 'ftyp') return { name: 'speech.mp4', mediaType: 'audio/mp4', bytes }
  return { name: 'speech.webm', mediaType: 'audio/webm', bytes }
}
