import type { BodyInput } from '#protocol/rest/endpoint.ts'
import type { speechEndpoints } from '#protocol/rest/speech.ts'
import { call } from '../api/call.ts'

export type SpeechRequest = BodyInput<typeof speechEndpoints.generateSpeech>

/**
 * Has the server speak a text and plays it. Resolves when it has been heard; throws what the call threw, what
 * the player refused, or the signal's reason, silent at once, when `signal` aborts. `onSound` tells the start.
 */
export async function playServerSpeech(
  request: SpeechRequest,
  options: { volume: number; signal: AbortSignal; onSound?: () => void },
): Promise<void> {
  const sound = await call('generateSpeech', { body: request, signal: options.signal })
  options.signal.throwIfAborted()
  const url = URL.createObjectURL(sound)
  const player = new Audio(url)
  player.volume = options.volume
  try {
    await heard(player, options)
  } finally {
    player.pause()
    URL.revokeObjectURL(url)
  }
}

function heard(
  player: HTMLAudioElement,
  { signal, onSound }: { signal: AbortSignal; onSound?: () => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    player.addEventListener('playing', () => onSound?.(), { once: true })
    player.addEventListener('ended', () => resolve(), { once: true })
    player.addEventListener('error', () => reject(new Error('the sound could not be played')), { once: true })
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    player.play().catch(reject)
  })
}
