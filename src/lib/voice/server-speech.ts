import type { BodyInput } from '#protocol/rest/endpoint.ts'
import type { speechEndpoints } from '#protocol/rest/speech.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { routeElement } from './loudspeaker.ts'
import { floatToPcm16 } from './pcm.ts'

export type SpeechRequest = BodyInput<typeof speechEndpoints.generateSpeech>

/**
 * Has the server speak text, and plays it. Resolves at the end of playback. Throws the error of the call or
 * the player, or the signal's reason, silent at once, when `signal` aborts. `onPlaying` is called at the
 * start of playback.
 */
export async function playServerSpeech(
  request: SpeechRequest,
  options: { volume: number; loudspeakerId: string | null; signal: AbortSignal; onPlaying?: () => void },
): Promise<void> {
  const url = URL.createObjectURL(await requestSpeech(request, options.signal))
  const player = new Audio(url)
  player.volume = options.volume
  try {
    await routeElement(player, options.loudspeakerId)
    options.signal.throwIfAborted()
    await playToEnd(player, options)
  } finally {
    player.pause()
    URL.revokeObjectURL(url)
  }
}

/** Text spoken by the server as 16-bit samples, so many a second. Throws what `callEndpoint` throws. */
export async function fetchSpeechSamples(
  request: SpeechRequest,
  sampleRate: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const file = await requestSpeech(request, signal)
  // The browser decodes any format and resamples it to the rate of the context.
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const decoded = await context.decodeAudioData(await file.arrayBuffer())
  return floatToPcm16(decoded.getChannelData(0))
}

async function requestSpeech(request: SpeechRequest, signal: AbortSignal): Promise<Blob> {
  const file = await callEndpoint('generateSpeech', { body: request, signal })
  signal.throwIfAborted()
  return file
}

function playToEnd(
  player: HTMLAudioElement,
  { signal, onPlaying }: { signal: AbortSignal; onPlaying?: () => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    player.addEventListener('playing', () => onPlaying?.(), { once: true })
    player.addEventListener('ended', () => resolve(), { once: true })
    player.addEventListener('error', () => reject(new Error('the audio could not be played')), { once: true })
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    player.play().catch(reject)
  })
}
