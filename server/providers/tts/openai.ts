import { type Deadlines, defaultDeadlines, StageClock } from '../llm/deadlines.ts'
import { openAiClient, type OpenAiServer } from '../llm/openai-client.ts'
import { type Stage, toProviderError } from '../llm/openai-failure.ts'
import { notifyWhenSent } from '../llm/request-sent.ts'
import type { Gender } from '#server/domain/speech/prospect-voice.ts'
import { defaultOf } from './default-voice.ts'
import { SampleAligner } from './pcm.ts'
import { speakAgainIfLost } from './speak-again.ts'
import { type SpeechEvent, type Tts, type Voice, type VoiceChoice, VoiceError } from './tts.ts'
import { wavFile } from '#protocol/audio/wav.ts'

export type OpenAiVoiceSettings = OpenAiServer & {
  model: string | undefined
  /** The voices of the server; OpenAI's own where absent or empty. */
  voices?: readonly Voice[]
  deadlines?: Deadlines
}

/** OpenAI's `pcm` format: 24 kHz, 16 bits, mono, no header. */
const sampleRate = 24_000
const defaultModel = 'gpt-4o-mini-tts'

const voice = (id: string, gender: Gender): Voice => ({
  id,
  name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
  gender,
  accent: 'american',
  age: 'middle_aged',
  languages: [],
})
/** The protocol has no list of voices: these are documented, and every model has them. */
const openAiVoices: readonly Voice[] = [
  voice('nova', 'female'),
  voice('onyx', 'male'),
  voice('alloy', 'neutral'),
  voice('echo', 'male'),
  voice('fable', 'neutral'),
  voice('shimmer', 'female'),
]

/**
 * Minimum duration of a letter. The protocol does not mark the end of the audio, so a shorter stream was cut
 * off.
 */
const msPerLetterMin = 8

/** Ten minutes of audio: more than the longest text takes at half the speed. */
const answerMaxBytes = 10 * 60 * sampleRate * 2

/** A voice behind OpenAI's speech endpoint: each clause is a request whose response streams PCM. */
export function openAiTts(settings: OpenAiVoiceSettings): Tts {
  const { model = defaultModel, deadlines = defaultDeadlines } = settings
  const voices = settings.voices?.length ? settings.voices : openAiVoices
  const client = openAiClient(settings, answerMaxBytes)

  async function* speakOnce(
    text: string,
    choice: VoiceChoice,
    signal: AbortSignal,
  ): AsyncGenerator<SpeechEvent> {
    signal.throwIfAborted()
    const clock = new StageClock<Stage>(signal)
    let samples = 0
    let answering = false
    let ended = false
    try {
      clock.enter('connect', deadlines.connectMs)
      const response = await notifyWhenSent(
        () => clock.enter('first_token', deadlines.firstTokenMs),
        (headers) =>
          client.audio.speech.create(
            { model, voice: choice.voiceId, input: text, response_format: 'pcm', speed: choice.rate },
            { signal: clock.signal, headers },
          ),
      )
      answering = true
      if (clock.current === 'connect') clock.enter('first_token', deadlines.firstTokenMs)
      const type = response.headers.get('content-type') ?? ''
      if (response.body === null || /json|text|html/u.test(type))
        throw new VoiceError('malformed', `the answer is ${type}, not sound`, { afterAudio: false })
      const whole = new SampleAligner()
      for await (const bytes of response.body) {
        const pcm = whole.take(bytes)
        samples += pcm.byteLength / 2
        if (pcm.byteLength > 0) {
          clock.pause()
          yield { type: 'audio', pcm }
        }
        clock.enter('idle', deadlines.idleMs)
      }
      signal.throwIfAborted()
      if (clock.missed !== null) throw new Error('a deadline was missed')
      ended = true
      const letters = text.match(/\p{L}/gu)?.length ?? 0
      if (
        whole.hasPartialSample ||
        samples === 0 ||
        (samples * 1_000) / sampleRate < (letters * msPerLetterMin) / choice.rate
      )
        throw new VoiceError('incomplete', 'the audio is too short for the text', { afterAudio: samples > 0 })
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof VoiceError) throw error
      const { failure, message } = toProviderError(error, {
        missed: clock.missed,
        afterText: samples > 0,
        answering,
      })
      throw new VoiceError(failure, message.replace('language model', 'voice'), {
        afterAudio: samples > 0,
        cause: error,
      })
    } finally {
      clock.stop({ abort: !ended })
    }
  }

  const speak = (text: string, choice: VoiceChoice, signal: AbortSignal) =>
    speakAgainIfLost(() => speakOnce(text, choice, signal))

  return {
    provider: 'openai',
    sampleRate,
    voices: async () => voices,
    defaultVoice: (gender) => defaultOf(voices, gender),
    open: (choice) => ({
      speak: (text, signal) => speak(text, choice, signal),
      close() {
        // Each clause is a separate request; the keep-alive agent holds the connections.
      },
    }),
    async render(text, choice, signal) {
      const pieces: Uint8Array[] = []
      for await (const event of speak(text, choice, signal))
        if (event.type === 'audio') pieces.push(event.pcm)
      return { mediaType: 'audio/wav', bytes: wavFile(pieces, sampleRate) }
    },
    async close() {
      // Nothing stays open.
    },
  }
}
