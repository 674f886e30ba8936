import { availableParallelism } from 'node:os'
import { builtInVoices as knownVoices, type ProviderVoice } from '#protocol/rest/speech.ts'
import { EspeakThread } from './espeak-thread.ts'
import { defaultSpeechQueueBounds, SpeechQueue, type SpeechQueueBounds } from './speech-queue.ts'
import { speechSlices } from './speech-slices.ts'
import type { Tts, Voice, VoiceChoice } from './tts.ts'
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
 * first voice is opened; without the optional package every clause fails as `unavailable`. Accounts take turns with
 * their clauses [TURNS1], within `queue`'s bounds.
 */
export function embeddedTts(options: { threads?: number; queue?: SpeechQueueBounds } = {}): Tts {
  const [female, male] = builtInVoices
  const count = options.threads ?? (availableParallelism() > 2 ? 2 : 1)
  const threads = Array.from({ length: count }, () => new EspeakThread())
  const queue = new SpeechQueue(threads, options.queue ?? defaultSpeechQueueBounds)

  function open(choice: VoiceChoice, live = true) {
    for (const thread of threads) thread.start()
    const speaker = { account: choice.account ?? '', live }
    const voice =
      engineLanguages[choice.language] +
      (voiceVariants.get(choice.voiceId) ?? voiceVariants.get(female.id) ?? '')
    const rate = Math.round(wordsPerMinute * choice.rate)
    const pitch = Math.min(99, Math.round(middlePitch * choice.pitch))
    return {
      async *speak(text: string, signal: AbortSignal) {
        signal.throwIfAborted()
        const release = queue.admit(speaker, text.length)
        let startCharacter = 0
        let startSample = 0
        try {
          for (const slice of speechSlices(text)) {
            const { pcm, words } = await queue.run(speaker, signal, (thread) =>
              thread.speak({ text: slice, voice, rate, pitch }, signal),
            )
            yield {
              type: 'words' as const,
              words: words.map(({ at, atMs }) => ({
                at: startCharacter + at,
                startSample: startSample + Math.round((atMs * sampleRate) / 1_000),
              })),
            }
            yield { type: 'audio' as const, pcm }
            startCharacter += slice.length
            startSample += pcm.byteLength / 2
          }
        } finally {
          release()
        }
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
    open: (choice) => open(choice),
    async render(text, choice, signal) {
      const pieces: Uint8Array[] = []
      for await (const event of open(choice, false).speak(text, signal))
        if (event.type === 'audio') pieces.push(event.pcm)
      return { mediaType: 'audio/wav', bytes: wavFile(pieces, sampleRate) }
    },
    async close() {
      await Promise.all(threads.map((each) => each.close()))
    },
  }
}
