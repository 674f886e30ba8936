import { z } from 'zod'
import type { ProviderFailure } from '../llm/llm.ts'
import {
  defaultSpeechDeadlines,
  type SpeechDeadlines,
  type SpeechMessage,
  type SpeechProtocol,
  SpeechSocket,
} from './speech-socket.ts'
import type { SpeechFormat, StreamingStt } from './stt.ts'

export type ElevenLabsSpeechSettings = {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  deadlines?: SpeechDeadlines
}

const defaultModel = 'scribe_v2_realtime'
const defaultBaseUrl = 'https://api.elevenlabs.io'

/**
 * ElevenLabs' realtime transcription. Its SDK has a client for it that neither times out nor says why a handshake
 * was refused, so the messages are written here.
 * Source: https://elevenlabs.io/docs/api-reference/speech-to-text/v-1-speech-to-text-realtime
 */
export function elevenLabsStreamingStt(settings: ElevenLabsSpeechSettings): StreamingStt {
  const { deadlines = defaultSpeechDeadlines } = settings
  return {
    provider: 'elevenlabs',
    open: (format) => new SpeechSocket(new ScribeProtocol(settings, format), deadlines),
  }
}

/** A message of the server; errors have a type of their own each, and a text in `error`. */
const scribeMessage = z.looseObject({
  message_type: z.string(),
  text: z.string().nullish(),
  error: z.string().nullish(),
})

/** The errors after which the server closes the socket. What is not listed is the server's own trouble. */
const failures: Partial<Record<string, ProviderFailure>> = {
  auth_error: 'refused',
  quota_exceeded: 'refused',
  unaccepted_terms: 'refused',
  input_error: 'refused',
  invalid_request: 'refused',
  chunk_size_exceeded: 'refused',
  rate_limited: 'rate_limited',
  commit_throttled: 'rate_limited',
  queue_overflow: 'rate_limited',
  resource_exhausted: 'unavailable',
  session_time_limit_exceeded: 'incomplete',
  insufficient_audio_activity: 'incomplete',
}

class ScribeProtocol implements SpeechProtocol {
  readonly url: string
  readonly headers: Record<string, string>
  readonly greeting = null
  readonly #sampleRate: number
  #commits = 0
  #finals = 0
  /** Words that the server made final without a commit, as it does after 90 s. */
  #before = ''

  constructor({ apiKey, baseUrl, model = defaultModel }: ElevenLabsSpeechSettings, format: SpeechFormat) {
    const base = (baseUrl ?? defaultBaseUrl).replace(/\/+$/u, '').replace(/^http/u, 'ws')
    const url = new URL(`${base}/v1/speech-to-text/realtime`)
    const query = {
      model_id: model,
      audio_format: `pcm_${format.sampleRate}`,
      commit_strategy: 'manual',
      ...(format.language === null ? {} : { language_code: format.language }),
    }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    this.url = url.href
    this.headers = { 'xi-api-key': apiKey }
    this.#sampleRate = format.sampleRate
  }

  audio(pcm: Uint8Array): object {
    return this.#chunk(Buffer.from(pcm).toString('base64'), false)
  }

  commit(): readonly object[] {
    this.#commits += 1
    return [this.#chunk('', true)]
  }

  read(message: unknown): readonly SpeechMessage[] {
    const parsed = scribeMessage.safeParse(message)
    if (!parsed.success) return [malformed]
    const { message_type: type, text } = parsed.data
    switch (type) {
      case 'session_started':
        return [{ type: 'ready' }]
      case 'partial_transcript':
        return [{ type: 'partial', utterance: this.#finals, text: this.#after(text ?? '') }]
      case 'committed_transcript':
        return this.#final(text ?? '')
      default:
        return this.#otherwise(type, parsed.data.error ?? null)
    }
  }

  #final(text: string): readonly SpeechMessage[] {
    const whole = this.#after(text)
    const unasked = this.#finals === this.#commits
    this.#before = unasked ? whole : ''
    if (unasked) return [{ type: 'partial', utterance: this.#finals, text: whole }]
    const utterance = this.#finals
    this.#finals += 1
    return [{ type: 'final', utterance, text: whole }]
  }

  /** The words of an error stay out of the message: they may have what was said. */
  #otherwise(type: string, error: string | null): readonly SpeechMessage[] {
    const failure = failures[type] ?? (error === null ? null : 'unavailable')
    // The same words with times and entities, and warnings.
    if (failure === null) return []
    return [{ type: 'failed', failure, reason: `the transcription reported ${type}` }]
  }

  #after(text: string): string {
    return [this.#before, text.trim()].filter((part) => part !== '').join(' ')
  }

  #chunk(audio: string, commit: boolean): object {
    return { message_type: 'input_audio_chunk', audio_base_64: audio, commit, sample_rate: this.#sampleRate }
  }
}

const malformed: SpeechMessage = {
  type: 'failed',
  failure: 'malformed',
  reason: 'the transcription sent a message that does not conform to its protocol',
}
