import { z } from 'zod'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { ProviderFailure } from '../llm/llm.ts'
import { expectedLanguage } from './expected-language.ts'
import { Resampler } from './resampler.ts'
import {
  defaultSpeechDeadlines,
  type SpeechDeadlines,
  type SpeechMessage,
  type SpeechProtocol,
  SpeechSocket,
} from './speech-socket.ts'
import type { SpeechFormat, StreamingStt } from './stt.ts'

export type OpenAiRealtimeSettings = {
  apiKey: string | undefined
  baseUrl: string | undefined
  model: string | undefined
  deadlines?: SpeechDeadlines
}

const defaultBaseUrl = 'https://api.openai.com/v1'
/** The model that sends words while they are spoken; others wait for the commit. */
const defaultModel = 'gpt-live-transcribe'
/** The only rate that the service takes. */
const sampleRate = 24_000
/** To commit less than 100 ms is an error there. */
const commitMinSamples = sampleRate / 10

/**
 * OpenAI's realtime transcription: a session of type `transcription`, without its own turn detection.
 * Source: https://developers.openai.com/api/docs/guides/realtime-transcription
 */
export function openAiStreamingStt(settings: OpenAiRealtimeSettings): StreamingStt {
  const { deadlines = defaultSpeechDeadlines } = settings
  return {
    provider: 'openai',
    open: (format) => new SpeechSocket(new RealtimeProtocol(settings, format), deadlines),
  }
}

const itemId = z.object({ item_id: z.string() })
/** The messages that are read; every other one says nothing about words. */
const realtimeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.updated') }),
  // Before the service was generally available.
  z.object({ type: z.literal('transcription_session.updated') }),
  itemId.extend({ type: z.literal('input_audio_buffer.committed') }),
  itemId.extend({
    type: z.literal('conversation.item.input_audio_transcription.delta'),
    delta: z.string(),
  }),
  itemId.extend({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    transcript: z.string(),
  }),
  itemId.extend({ type: z.literal('conversation.item.input_audio_transcription.failed') }),
  z.object({
    type: z.literal('error'),
    error: z.looseObject({
      type: z.string().nullish(),
      code: z.string().nullish(),
      param: z.string().nullish(),
    }),
  }),
])
type RealtimeMessage = z.output<typeof realtimeMessage>
const readTypes: ReadonlySet<string> = new Set(realtimeMessage.options.map(({ shape }) => shape.type.value))
/** An utterance on the provider's side. */
type Item = { id: string; utterance: number; text: string; final: boolean }
const anyMessage = z.looseObject({ type: z.string() })

class RealtimeProtocol implements SpeechProtocol {
  readonly url: string
  readonly headers: Record<string, string>
  readonly #model: string
  #language: Language | null
  readonly #resampler: Resampler
  #samplesSinceCommit = 0
  /** The utterances in the order in which they were first named, with their words so far. */
  readonly #items: Item[] = []
  #finals = 0

  constructor({ apiKey, baseUrl, model = defaultModel }: OpenAiRealtimeSettings, format: SpeechFormat) {
    const base = (baseUrl ?? defaultBaseUrl).replace(/\/+$/u, '').replace(/^http/u, 'ws')
    // A model in the address would make it a conversation.
    this.url = `${base}/realtime?intent=transcription`
    this.headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
    this.#model = model
    this.#language = format.language
    this.#resampler = new Resampler(format.sampleRate, sampleRate)
  }

  get greeting(): object {
    return this.#sessionUpdate()
  }

  audio(pcm: Uint8Array): object {
    const resampled = this.#resampler.take(pcm)
    this.#samplesSinceCommit += resampled.byteLength / 2
    return append(resampled)
  }

  /** Silence makes a very short utterance long enough to be committed. */
  commit(): readonly object[] {
    const missing = commitMinSamples - this.#samplesSinceCommit
    this.#samplesSinceCommit = 0
    const padding = missing > 0 ? [append(new Uint8Array(missing * 2))] : []
    return [...padding, { type: 'input_audio_buffer.commit' }]
  }

  read(message: unknown): readonly SpeechMessage[] {
    const any = anyMessage.safeParse(message)
    if (!any.success) return [malformed]
    if (!readTypes.has(any.data.type)) return []
    const parsed = realtimeMessage.safeParse(message)
    return parsed.success ? this.#read(parsed.data) : [malformed]
  }

  #read(message: RealtimeMessage): readonly SpeechMessage[] {
    switch (message.type) {
      case 'session.updated':
      case 'transcription_session.updated':
        return [{ type: 'ready' }]
      case 'input_audio_buffer.committed':
        this.#itemOf(message.item_id)
        return []
      case 'conversation.item.input_audio_transcription.delta': {
        const item = this.#itemOf(message.item_id)
        if (item.final) return []
        item.text += message.delta
        return [{ type: 'partial', utterance: item.utterance, text: item.text.trim() }]
      }
      case 'conversation.item.input_audio_transcription.completed': {
        const item = this.#itemOf(message.item_id)
        item.text = message.transcript
        item.final = true
        return this.#finalsInOrder()
      }
      case 'conversation.item.input_audio_transcription.failed':
        return [failed('unavailable', 'it could not transcribe')]
      case 'error':
        return this.#error(message.error)
      default:
        return unreachable(message)
    }
  }

  /** Transcriptions may be completed in any order. */
  #finalsInOrder(): SpeechMessage[] {
    const finals: SpeechMessage[] = []
    for (let item = this.#items[this.#finals]; item?.final === true; item = this.#items[this.#finals]) {
      finals.push({ type: 'final', utterance: this.#finals, text: item.text.trim() })
      this.#finals += 1
    }
    return finals
  }

  #error({ type, code, param }: Extract<RealtimeMessage, { type: 'error' }>['error']): SpeechMessage[] {
    // Models differ in whether they take a language; none needs it.
    if (param?.includes('language') === true && this.#language !== null) {
      this.#language = null
      return [{ type: 'answer', message: this.#sessionUpdate() }]
    }
    const about = code ?? type ?? 'an error'
    const failure: ProviderFailure = /rate_limit|quota/u.test(about)
      ? 'rate_limited'
      : type === 'invalid_request_error'
        ? 'refused'
        : 'unavailable'
    return [failed(failure, `it reported ${about}`)]
  }

  #itemOf(id: string): Item {
    const known = this.#items.find((item) => item.id === id)
    if (known) return known
    const item: Item = { id, utterance: this.#items.length, text: '', final: false }
    this.#items.push(item)
    return item
  }

  #sessionUpdate(): object {
    return {
      type: 'session.update',
      session: {
        type: 'transcription',
        audio: {
          input: {
            format: { type: 'audio/pcm', rate: sampleRate },
            transcription: { model: this.#model, ...expectedLanguage(this.#model, this.#language) },
            // Our own voice activity commits.
            turn_detection: null,
          },
        },
      },
    }
  }
}

function append(pcm: Uint8Array): object {
  return { type: 'input_audio_buffer.append', audio: Buffer.from(pcm).toString('base64') }
}

function failed(failure: ProviderFailure, reason: string): SpeechMessage {
  return { type: 'failed', failure, reason: `the transcription failed: ${reason}` }
}

const malformed = failed('malformed', 'a message does not conform to its protocol')

function unreachable(message: never): never {
  throw new Error(`unknown message ${JSON.stringify(message)}`)
}
