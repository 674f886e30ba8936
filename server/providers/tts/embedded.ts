import { availableParallelism } from 'node:os'
import { builtInVoices as knownVoices, type ProviderVoice } from '#protocol/rest/speech.ts'
import { EspeakThread } from './espeak-thread.ts'
import { type Tts, type Voice, type VoiceChoice, VoiceError } from './tts.ts'
import { wavFile } from '#protocol/audio/wav.ts'

/** The sample rate of eSpeak NG. */
const sampleRate = 22_050
/** Words per minute at rate 1: the engine's default of 175 is faster than a person under pressure speaks. */
const wordsPerMinute = 160
const middlePitch = 50

const multilingualVoice = ({ voice_id, name, gender, accent }: ProviderVoice): Voice => ({
  id: voice_id,
  name,
  gender,
  accent,
  age: 'middle_aged',
  languages: [],
})

/** The two built-in voices of the specification, which need no network. */
export const builtInVoices: readonly [Voice, Voice] = [
  multilingualVoice(knownVoices[0]),
  multilingualVoice(knownVoices[1]),
]

/**
 * The engine's names of languages and voice variants. An unknown name would silently select another voice.
 */
const engineLanguages = { 'en-US': 'en-us', 'es-ES': 'es', 'es-MX': 'es-419' } as const
const voiceVariants: ReadonlyMap<string, string> = new Map([
  ['builtin-female', '+f2'],
  ['builtin-male', '+m3'],
])

/**
 * The voice without a provider: eSpeak NG in worker threads, without network or key. Threads start when the
 * first voice is opened; without the optional package every clause fails as `unavailable`.
 */
export function embeddedTts(options: { threads?: number } = {}): Tts {
  const [female, male] = builtInVoices
  const count = options.threads ?? (availableParallelism() > 2 ? 2 : 1)
  const threads: EspeakThread[] = []
  let next = 0

  function thread(): EspeakThread {
    while (threads.length < count) threads.push(new EspeakThread())
    next = (next + 1) % count
    const chosen = threads[next]
    if (!chosen) throw new VoiceError('unavailable', 'there is no thread to speak in', { afterAudio: false })
    return chosen
  }

  function open(choice: VoiceChoice) {
    const speaker = thread()
    speaker.start()
    const voice =
      engineLanguages[choice.language] +
      (voiceVariants.get(choice.voiceId) ?? voiceVariants.get(female.id) ?? '')
    const rate = Math.round(wordsPerMinute * choice.rate)
    const pitch = Math.min(99, Math.round(middlePitch * choice.pitch))
    return {
      async *speak(text: string, signal: AbortSignal) {
        const { pcm, words } = await speaker.speak({ text, voice, rate, pitch }, signal)
        yield {
          type: 'words' as const,
          words: words.map(({ at, atMs }) => ({ at, startSample: Math.round((atMs * sampleRate) / 1_000) })),
        }
        yield { type: 'audio' as const, pcm }
      },
      close() {
        // The threads are shared.
      },
    }
  }

  return {
    provider: 'embedded',
    sampleRate,
    voices: async () => builtInVoices,
    defaultVoice: (gender) => (gender === 'male' ? male : female),
    open,
    async render(text, choice, signal) {
      const pieces: Uint8Array[] = []
      for await (const event of open(choice).speak(text, signal))
        if (event.type === 'audio') pieces.push(event.pcm)
      return { mediaType: 'audio/wav', bytes: wavFile(pieces, sampleRate) }
    },
    async close() {
      await Promise.all(threads.map((each) => each.close()))
      threads.length = 0
    },
  }
}
