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

export type RecordedAudio = { pieces: readonly Uint8Array[]; bytes: number; durationMs: number }

/** Words that were said, and for how long. */
export type SpokenLine = { text: string; durationMs: number }

/** How long PCM of this many bytes lasts. */
export function durationOfPcm(bytes: number): number {
  return Math.round(bytes / 2 / (recordingSampleRate / 1_000))
}

/**
 * What was heard as a line: within the length of one, and with a word in it.
 * @throws {AppError} `nothing_heard`
 */
export function spokenLine(words: string, durationMs: number): SpokenLine {
  const text = words.slice(0, limits.lineMax).trim()
  if (!/[\p{L}\p{N}]/u.test(text)) throw nothingHeard()
  return { text, durationMs }
}

type Transcriber = Pick<Context, 'stt' | 'streamingStt'>

/** Whether recordings can be transcribed. */
export function transcribes({ stt, streamingStt }: Transcriber): boolean {
  return stt !== null || streamingStt !== null
}

/** Transcribes a recording and returns its text and its duration. The recording is not stored. */
export async function transcribe(
  ctx: Transcriber,
  recorded: RecordedAudio,
  language: Language | null,
): Promise<SpokenLine> {
  if (!transcribes(ctx)) throw new AppError('voice_unavailable', 'transcription is not configured')
  if (recorded.bytes > limits.recordingMaxBytes)
    throw new AppError('frame_too_large', `the recording exceeds ${limits.recordingMaxBytes} bytes`)
  if (recorded.durationMs < recordingMinMs) throw nothingHeard()
  try {
    return spokenLine(await wordsOf(ctx, recorded, language), recorded.durationMs)
  } catch (error) {
    if (error instanceof ProviderError) throw toAppError(error)
    throw error
  }
}

async function wordsOf(
  { stt, streamingStt }: Transcriber,
  { pieces }: RecordedAudio,
  language: Language | null,
): Promise<string> {
  if (stt !== null) {
    const bytes = wavFile(pieces, recordingSampleRate)
    const file = { name: 'speech.wav', mediaType: 'audio/wav', bytes }
    return stt.transcribe(file, language, new AbortController().signal)
  }
  const stream = streamingStt?.open({ language, sampleRate: recordingSampleRate })
  if (stream === undefined) return ''
  try {
    for (const piece of pieces) stream.send(piece)
    stream.commit()
    for await (const { type, text } of stream) if (type === 'final') return text
    return ''
  } finally {
    stream.close()
  }
}

function nothingHeard(): AppError {
  return new AppError('nothing_heard', 'no words were heard in the recording')
}
