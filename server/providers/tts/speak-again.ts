import { type SpeechEvent, VoiceError } from './tts.ts'

/**
 * Speaks a clause once more where the voice was lost before its first audio: an open connection may have died unnoticed. After
 * audio there is no second time, since a listener may have heard it.
 */
export async function* speakAgainIfLost(
  speakOnce: () => AsyncIterable<SpeechEvent>,
): AsyncGenerator<SpeechEvent> {
  let spoke = false
  try {
    for await (const event of speakOnce()) {
      spoke ||= event.type === 'audio'
      yield event
    }
  } catch (error) {
    const lost =
      error instanceof VoiceError && (error.failure === 'incomplete' || error.failure === 'unavailable')
    if (spoke || !lost) throw error
    yield* speakOnce()
  }
}
