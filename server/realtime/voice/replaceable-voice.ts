import type { VoiceConnection } from '#server/providers/tts/tts.ts'
import { isVoiceRefusal } from '#server/services/speech/refused-voices.ts'

/**
 * A connection that goes on with another voice when the provider refuses its own before a sound was heard. `another` opens it;
 * null if there is none. A second refusal fails.
 */
export function replaceableVoice(
  first: VoiceConnection,
  another: () => VoiceConnection | null,
): VoiceConnection {
  let current = first
  return {
    async *speak(text, signal) {
      const used = current
      try {
        yield* used.speak(text, signal)
      } catch (error) {
        if (!isVoiceRefusal(error)) throw error
        // Another clause may have found the voice refused before.
        if (current === used) {
          const other = used === first ? another() : null
          if (other === null) throw error
          current = other
          first.close()
        }
        yield* current.speak(text, signal)
      }
    },
    close() {
      current.close()
    },
  }
}
