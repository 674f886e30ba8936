import { WebSocket } from 'ws'
import { ProviderError, type ProviderFailure } from '../llm/llm.ts'
import { EventQueue } from '../tts/event-queue.ts'
import type { HeardWords, SpeechStream } from './stt.ts'

/** What a message of a provider means. */
export type SpeechMessage =
  | HeardWords
  /** The provider takes audio from now on. */
  | { type: 'ready' }
  /** The provider wants this first. */
  | { type: 'answer'; message: object }
  | { type: 'failed'; failure: ProviderFailure; reason: string }

/** A provider's messages in one stream. */
export interface SpeechProtocol {
  readonly url: string
  readonly headers: Record<string, string>
  /** Sent as soon as the socket is open; null if the provider speaks first. */
  readonly greeting: object | null
  audio(pcm: Uint8Array): object
  commit(): readonly object[]
  /** Reads one message; empty if it says nothing of interest. Finals come in the order of the commits. */
  read(message: unknown): readonly SpeechMessage[]
}

/** How long a provider may take until it takes audio, and from a commit to its final words. */
export type SpeechDeadlines = { connectMs: number; finalMs: number }

/** The final words take a provider some hundred ms; whoever waits longer is better served by a recording. */
export const defaultSpeechDeadlines: SpeechDeadlines = { connectMs: 5_000, finalMs: 4_000 }

/** More than the longest recording at 24 kHz in base64: a provider that is so far behind will not catch up. */
const backlogMaxBytes = 12 * 1024 * 1024
/** A second at 16 kHz: providers refuse large messages. */
const messageMaxBytes = 32_000

/** Transcription over a WebSocket of messages in JSON. */
export class SpeechSocket implements SpeechStream {
  readonly #protocol: SpeechProtocol
  readonly #deadlines: SpeechDeadlines
  readonly #socket: WebSocket
  readonly #words = new EventQueue<HeardWords>()
  /** Messages from before the provider was ready; null from then on. */
  #waiting: string[] | null = []
  #waitingBytes = 0
  #commits = 0
  #finals = 0
  #heard = false
  #ended = false
  #timer: NodeJS.Timeout

  constructor(protocol: SpeechProtocol, deadlines: SpeechDeadlines) {
    this.#protocol = protocol
    this.#deadlines = deadlines
    this.#socket = new WebSocket(protocol.url, {
      headers: protocol.headers,
      perMessageDeflate: false,
      // A redirect would take the key and the speech to another server.
      followRedirects: false,
      maxPayload: 1024 * 1024,
    })
    this.#timer = setTimeout(
      () => this.#fail('connect_timeout', 'the transcription did not start in time'),
      deadlines.connectMs,
    )
    this.#listen()
  }

  send(pcm: Uint8Array): void {
    for (let at = 0; at < pcm.byteLength; at += messageMaxBytes)
      this.#post(this.#protocol.audio(pcm.subarray(at, at + messageMaxBytes)))
  }

  commit(): void {
    if (this.#ended) return
    this.#commits += 1
    for (const message of this.#protocol.commit()) this.#post(message)
    if (this.#waiting === null) this.#expectFinal()
  }

  close(): void {
    this.#end()
    this.#words.end()
  }

  [Symbol.asyncIterator](): AsyncIterator<HeardWords> {
    return this.#words[Symbol.asyncIterator]()
  }

  #listen(): void {
    const socket = this.#socket
    socket.once('unexpected-response', (_request, response) => {
      const status = response.statusCode ?? 0
      response.destroy()
      const failure = status === 429 ? 'rate_limited' : status >= 500 ? 'unavailable' : 'refused'
      this.#fail(failure, `the transcription answered ${status}`)
    })
    socket.on('error', () => this.#fail('unavailable', 'the transcription cannot be reached'))
    socket.once('open', () => {
      if (this.#protocol.greeting) socket.send(JSON.stringify(this.#protocol.greeting))
    })
    socket.on('message', (data) => {
      for (const message of this.#protocol.read(parseJson(data))) this.#take(message)
    })
    socket.once('close', (code) => {
      // 1008: the key or the account; the protocols name most reasons in a message before.
      this.#fail(code === 1008 ? 'refused' : 'incomplete', `the transcription closed with ${code}`)
    })
  }

  #take(message: SpeechMessage): void {
    if (this.#ended) return
    switch (message.type) {
      case 'ready':
        return this.#start()
      case 'answer':
        return this.#socket.send(JSON.stringify(message.message))
      case 'failed':
        return this.#fail(message.failure, message.reason)
      case 'partial':
        this.#heard ||= message.text !== ''
        return this.#words.push(message)
      case 'final':
        this.#finals += 1
        this.#words.push(message)
        return this.#expectFinal()
      default:
        return unreachable(message)
    }
  }

  /** The provider is ready: sends what was said meanwhile. */
  #start(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const text of waiting) this.#socket.send(text)
    this.#expectFinal()
  }

  #post(message: object): void {
    if (this.#ended) return
    const text = JSON.stringify(message)
    if (this.#waiting !== null) {
      this.#waiting.push(text)
      this.#waitingBytes += text.length
    } else this.#socket.send(text)
    if (this.#waitingBytes > backlogMaxBytes || this.#socket.bufferedAmount > backlogMaxBytes)
      this.#fail('stalled', 'the transcription does not keep up')
    if (this.#waiting === null) this.#waitingBytes = 0
  }

  /** Every commit has its final words within the deadline, counted from the commit or the final before. */
  #expectFinal(): void {
    clearTimeout(this.#timer)
    if (this.#finals >= this.#commits) return
    this.#timer = setTimeout(
      () => this.#fail('stalled', 'the final words did not come'),
      this.#deadlines.finalMs,
    )
  }

  #fail(failure: ProviderFailure, reason: string): void {
    if (this.#ended) return
    this.#end()
    this.#words.fail(new ProviderError(failure, reason, { afterText: this.#heard }))
  }

  #end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#waiting = []
    // Closing before the handshake is an `error` event, which nobody needs any more.
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.terminate()
    else this.#socket.close()
  }
}

function parseJson(data: unknown): unknown {
  if (!Buffer.isBuffer(data)) return null
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
}

function unreachable(message: never): never {
  throw new Error(`unknown message ${JSON.stringify(message)}`)
}
