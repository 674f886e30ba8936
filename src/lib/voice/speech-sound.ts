import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { call } from '../api/call.ts'
import { pcmOf } from './wav.ts'

const sampleRate = 24_000

/** A text as the server's voice speaks it: 16-bit samples, ready for the player. Throws what `call` throws. */
export async function speechSound(
  line: { text: string; voiceId: string; language: SpeechLanguage },
  signal: AbortSignal,
): Promise<{ pcm: Uint8Array; sampleRate: number }> {
  const blob = await call('generateSpeech', { body: line, signal })
  // Whatever file it is, the browser decodes it, at the rate of this context.
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const sound = await context.decodeAudioData(await blob.arrayBuffer())
  return { pcm: pcmOf(sound.getChannelData(0)), sampleRate }
}
