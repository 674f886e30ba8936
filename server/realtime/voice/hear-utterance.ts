import type { ServerContext } from '#server/context.ts'
import {
  type RecordedAudio,
  type SpokenLine,
  spokenLine,
  transcribe,
} from '#server/services/speech/transcribe.ts'
import type { Ears } from './ears.ts'
import type { Recording } from './recording.ts'
import type { RoomVoice } from './room-voice.ts'

/**
 * The words of what was just said: those of the streaming ears (A10), else of the recording (A8), else what the ears
 * had heard before they failed. Words of the debtor, from a loudspeaker, are not among them. Null if nothing was
 * recorded.
 * @throws {AppError} `nothing_heard`, or why neither could transcribe
 */
export async function hearUtterance(
  ctx: ServerContext,
  { ears, recording }: { ears: Ears | null; recording: Recording },
  voice: RoomVoice,
): Promise<SpokenLine | null> {
  const ownLine = (text: string, durationMs: number) =>
    spokenLine(recording.overDebtor ? voice.withoutDebtor(text) : text, durationMs)
  const heard = await ears?.commit()
  if (heard) return ownLine(heard.text, heard.durationMs)
  const recorded = takeRecording(recording)
  if (recorded === null) return null
  voice.onWordsRecognised()
  try {
    const { text, durationMs } = await transcribe(ctx, recorded, voice.spokenLanguage)
    return ownLine(text, durationMs)
  } catch (error) {
    const words = ears?.lastWords ?? ''
    if (words === '') throw error
    return ownLine(words, recorded.durationMs)
  }
}

/** The recording; one that was refused is forgotten, so that the next one can be made. */
function takeRecording(recording: Recording): RecordedAudio | null {
  try {
    return recording.recorded
  } catch (error) {
    recording.clear()
    throw error
  }
}
