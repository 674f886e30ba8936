import type { Gender } from '#server/domain/speech/prospect-voice.ts'
import type { Voice } from './tts.ts'

/**
 * The first voice of a gender; of any, where there is none. A female one for whoever is neither.
 * @throws {Error} if there are no voices
 */
export function defaultOf(voices: readonly Voice[], gender: Gender): Voice {
  const wanted = gender === 'male' ? 'male' : 'female'
  const found = voices.find((one) => one.gender === wanted) ?? voices[0]
  if (!found) throw new Error('a speech server needs a voice')
  return found
}
