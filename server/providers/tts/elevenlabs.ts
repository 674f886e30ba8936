import { randomUUID } from 'node:crypto'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { fetchAtMost } from '../llm/bounded-body.ts'
import { type Deadlines, defaultDeadlines, StageClock } from '../llm/deadlines.ts'
import { defaultOf } from './default-voice.ts'
import { namesUnknownVoice, type SocketMessage } from './elevenlabs-message.ts'
import { MultiContextSocket } from './elevenlabs-socket.ts'
import { formerDefaults, voiceOf } from './elevenlabs-voices.ts'
import { EventQueue } from './event-queue.ts'
import { joinBytes, SampleAligner } from './pcm.ts'
import { speakAgainIfLost } from './speak-again.ts'
import {
  type SpeechEvent,
  type Tts,
  type Voice,
  type VoiceChoice,
  type VoiceConnection,
  VoiceError,
} from './tts.ts'

export type ElevenLabsSettings = {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  deadlines?: Deadlines
}

const sampleRate = 24_000
/** The fastest model that speaks both languages. */
const defaultModel = 'eleven_flash_v2_5'
const defaultBaseUrl = 'https://api.elevenlabs.io'
/** Ten minutes: more than the longest text takes at the slowest speed. */
const samplesMax = 10 * 60 * sampleRate
/** Ten minutes of a file with 128 kbit/s, and far more than a list of voices. */
const boundedFetch = fetchAtMost(10 * 60 * 16_000)
/** ElevenLabs' speed limits. */
const speeds = { min: 0.7, max: 1.2 }

/**
 * ElevenLabs voices. Live speech uses the multi-context WebSocket, which the SDK has no client for; the list
 * of voices and whole files use the SDK, loaded on first use (it takes 0.8 s and 110 MB).
 */
export function elevenLabsTts(settings: ElevenLabsSettings): Tts {
  const { apiKey, model = defaultModel, deadlines = defaultDeadlines } = settings
  const baseUrl = (settings.baseUrl ?? defaultBaseUrl).replace(/\/+$/u, '')
  let known: readonly Voice[] = formerDefaults
  let client: Promise<ElevenLabsClient> | null = null
  const sdk = () => (client ??= loadClient(apiKey, baseUrl))

  return {
    provider: 'elevenlabs',
    sampleRate,
    defaultVoice: (gender) => defaultOf(known, gender),

    async voices(signal) {
      const { voices } = await viaSdk(signal, async () =>
        (await sdk()).voices.search(
          { pageSize: 100 },
          { abortSignal: signal, timeoutInSeconds: 10, maxRetries: 1 },
        ),
      )
      const listed = voices.map(voiceOf)
      if (listed.length > 0) known = listed
      return listed
    },

    open(choice) {
      const url = new URL(
        `${baseUrl.replace(/^http/u, 'ws')}/v1/text-to-speech/${encodeURIComponent(choice.voiceId)}/multi-stream-input`,
      )
      const query = {
        model_id: model,
        output_format: `pcm_${sampleRate}`,
        language_code: choice.language.slice(0, 2),
        auto_mode: 'true',
        sync_alignment: 'true',
        inactivity_timeout: '180',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return new ElevenLabsConnection(
        new MultiContextSocket({ url: url.href, apiKey, connectMs: deadlines.connectMs }),
        choice,
        deadlines,
      )
    },

    async render(text, choice, signal) {
      const bytes = await viaSdk(signal, async () => {
        const { stability, similarity_boost, style, use_speaker_boost } = choice.tuning
        const stream = await (
          await sdk()
        ).textToSpeech.convert(
          choice.voiceId,
          {
            text,
            modelId: model,
            outputFormat: 'mp3_44100_128',
            languageCode: choice.language.slice(0, 2),
            voiceSettings: {
              stability,
              similarityBoost: similarity_boost,
              style,
              useSpeakerBoost: use_speaker_boost,
              speed: speedOf(choice),
            },
          },
          { abortSignal: signal, timeoutInSeconds: 30, maxRetries: 1 },
        )
        const pieces: Uint8Array[] = []
        for await (const piece of stream) pieces.push(piece)
        return joinBytes(pieces)
      })
      if (bytes.byteLength === 0)
        throw new VoiceError('incomplete', 'the voice provider sent no audio', { afterAudio: false })
      return { mediaType: 'audio/mpeg', bytes }
    },

    async close() {
      // Connections are closed by their owners.
    },
  }
}

function speedOf(choice: VoiceChoice): number {
  return Math.min(speeds.max, Math.max(speeds.min, choice.rate))
}

/** A session's open socket, with a context for each clause. */
class ElevenLabsConnection implements VoiceConnection {
  readonly #socket: MultiContextSocket
  readonly #choice: VoiceChoice
  readonly #deadlines: Deadlines

  constructor(socket: MultiContextSocket, choice: VoiceChoice, deadlines: Deadlines) {
    this.#socket = socket
    this.#choice = choice
    this.#deadlines = deadlines
    // The first clause reports the failure.
    socket.open().catch(() => undefined)
  }

  async *speak(text: string, signal: AbortSignal): AsyncGenerator<SpeechEvent> {
    signal.throwIfAborted()
    yield* speakAgainIfLost(() => this.#speakOnce(text, signal))
  }

  close(): void {
    this.#socket.close()
  }

  async *#speakOnce(text: string, signal: AbortSignal): AsyncGenerator<SpeechEvent> {
    const { connectMs, firstTokenMs, idleMs } = this.#deadlines
    const clock = new StageClock<'connect' | 'first_audio' | 'idle'>(signal)
    const queue = new EventQueue<SpeechEvent>()
    const contextId = randomUUID()
    const sound = new ContextAudio(text.length - text.trimStart().length)
    let done = false
    const stopped = () => queue.fail(stopReason(signal, clock.missed, sound.hasAudio))
    clock.signal.addEventListener('abort', stopped, { once: true })
    try {
      if (!this.#socket.isOpen) clock.enter('connect', connectMs)
      await this.#socket.begin(
        contextId,
        {
          message: (message) => {
            try {
              for (const event of sound.take(message)) queue.push(event)
              clock.enter('idle', idleMs)
              if (message.final) {
                sound.finish()
                done = true
                queue.end()
              }
            } catch (error) {
              queue.fail(error instanceof Error ? error : new Error('could not read the audio'))
            }
          },
          failed: (error) =>
            queue.fail(
              new VoiceError(error.failure, error.message, {
                afterAudio: sound.hasAudio,
                unknownVoice: error.unknownVoice,
              }),
            ),
        },
        signal,
      )
      clock.enter('first_audio', firstTokenMs)
      const { tuning } = this.#choice
      this.#socket.send({
        text: ' ',
        context_id: contextId,
        voice_settings: { ...tuning, speed: speedOf(this.#choice) },
      })
      this.#socket.send({ text: `${text.trim()} `, context_id: contextId, flush: true })
      this.#socket.send({ context_id: contextId, close_context: true })
      yield* queue
    } catch (error) {
      signal.throwIfAborted()
      if (clock.missed !== null) throw stopReason(signal, clock.missed, sound.hasAudio)
      throw error
    } finally {
      clock.stop()
      clock.signal.removeEventListener('abort', stopped)
      if (done) this.#socket.removeListener(contextId)
      else this.#socket.cancelContext(contextId)
    }
  }
}

/** The audio of one context: PCM chunks, and word starts from the times of characters. */
class ContextAudio {
  readonly #samples = new SampleAligner()
  #count = 0
  #chars: number
  #inWord = false
  #started = false

  /** `lead`: leading white space of the text, which is not sent. */
  constructor(lead: number) {
    this.#chars = lead
  }

  get hasAudio(): boolean {
    return this.#count > 0
  }

  take({ audio, alignment }: SocketMessage): SpeechEvent[] {
    const events: SpeechEvent[] = []
    if (alignment) {
      const words: { at: number; startSample: number }[] = []
      for (const [index, char] of alignment.chars.entries()) {
        const space = /^\s*$/u.test(char)
        // The space that opened the context is not part of the text.
        if (space && !this.#started) continue
        this.#started = true
        // Times count from the start of this chunk.
        const atMs = alignment.charStartTimesMs[index] ?? 0
        if (!space && !this.#inWord)
          words.push({ at: this.#chars, startSample: this.#count + Math.round((atMs * sampleRate) / 1_000) })
        this.#inWord = !space
        this.#chars += char.length
      }
      if (words.length > 0) events.push({ type: 'words', words })
    }
    if (audio) {
      const pcm = this.#samples.take(Buffer.from(audio, 'base64'))
      this.#count += pcm.byteLength / 2
      if (this.#count > samplesMax)
        throw new VoiceError('too_long', 'the voice provider sent too much audio', { afterAudio: true })
      if (pcm.byteLength > 0) events.push({ type: 'audio', pcm })
    }
    return events
  }

  finish(): void {
    if (this.#count === 0)
      throw new VoiceError('incomplete', 'the voice provider sent no audio', { afterAudio: false })
    if (this.#samples.hasPartialSample)
      throw new VoiceError('malformed', 'half a sample was sent', { afterAudio: true })
  }
}

function stopReason(signal: AbortSignal, missed: string | null, afterAudio: boolean): Error {
  if (signal.aborted)
    return signal.reason instanceof Error ? signal.reason : new DOMException('stopped', 'AbortError')
  const failure =
    missed === 'connect' ? 'connect_timeout' : missed === 'first_audio' ? 'first_token_timeout' : 'stalled'
  return new VoiceError(failure, `the voice provider did not answer: ${missed}`, { afterAudio })
}

async function loadClient(apiKey: string, baseUrl: string): Promise<ElevenLabsClient> {
  const { ElevenLabsClient: Client } = await import('@elevenlabs/elevenlabs-js')
  return new Client({
    apiKey,
    baseUrl,
    // A redirect would take the key and the text to another server: the SDK follows it.
    fetch: (input, init) => boundedFetch(input, { ...init, redirect: 'error' }),
  })
}

/** Converts anything the SDK throws to a named failure. */
async function viaSdk<Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  try {
    return await act()
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof VoiceError) throw cause
    const status =
      typeof cause === 'object' && cause !== null && 'statusCode' in cause ? Number(cause.statusCode) : 0
    const timedOut = cause instanceof Error && cause.name === 'ElevenLabsTimeoutError'
    const failure = timedOut
      ? 'first_token_timeout'
      : status === 429
        ? 'rate_limited'
        : status >= 400 && status < 500
          ? 'refused'
          : 'unavailable'
    const body =
      typeof cause === 'object' && cause !== null && 'body' in cause ? JSON.stringify(cause.body) : ''
    throw new VoiceError(failure, `the voice provider answered ${status || 'nothing'}`, {
      afterAudio: false,
      unknownVoice: failure === 'refused' && namesUnknownVoice(body),
      cause,
    })
  }
}
