import { WebSocket } from 'ws'
import { z } from 'zod'
import { VoiceError } from './tts.ts'

/**
 * One message of the server: an audio chunk of a context with the times of its characters, or the end of the
 * context.
 */
const message = z.object({
  // Base64, not validated: checking each character costs more than everything else done with an audio chunk.
  audio: z.string().nullish(),
  isFinal: z.boolean().nullish(),
  contextId: z.string().nullish(),
  alignment: z.object({ chars: z.array(z.string()), charStartTimesMs: z.array(z.number()) }).nullish(),
  error: z.string().nullish(),
})
export type SocketMessage = z.output<typeof message>

/** Receives the messages of one context. */
export type ContextListener = {
  message(message: SocketMessage): void
  failed(error: VoiceError): void
}

export type SocketSettings = { url: string; apiKey: string; connectMs: number }

/**
 * A multi-context WebSocket: each clause has its own context, so that one can be cancelled without delaying
 * the next. It is opened in advance, since a handshake takes longer than the first audio.
 */
export class MultiContextSocket {
  readonly #settings: SocketSettings
  readonly #listeners = new Map<string, ContextListener>()
  #socket: WebSocket | null = null
  #opening: Promise<WebSocket> | null = null
  #openedAtMs = 0
  #closed = false

  constructor(settings: SocketSettings) {
    this.#settings = settings
  }

  /** Whether a message can be sent now. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Opens the socket if it is not open. */
  open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return Promise.resolve(this.#socket)
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null
    })
    return this.#opening
  }

  listen(contextId: string, listener: ContextListener): void {
    this.#listeners.set(contextId, listener)
  }

  /** Stops listening to a context and closes it upstream immediately. */
  cancelContext(contextId: string): void {
    this.#listeners.delete(contextId)
    this.send({ context_id: contextId, close_context: true })
  }

  removeListener(contextId: string): void {
    this.#listeners.delete(contextId)
  }

  send(value: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(value))
  }

  close(): void {
    this.#closed = true
    this.send({ close_socket: true })
    this.#socket?.close()
    this.#socket = null
  }

  #connect(): Promise<WebSocket> {
    const { url, apiKey, connectMs } = this.#settings
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, {
        headers: { 'xi-api-key': apiKey },
        handshakeTimeout: connectMs,
        perMessageDeflate: false,
        // A chunk has seconds of audio; beyond this the socket is closed.
        maxPayload: 4 * 1024 * 1024,
      })
      const refused = (failure: VoiceError['failure'], text: string, cause?: unknown) =>
        reject(new VoiceError(failure, text, { afterAudio: false, cause }))
      socket.once('unexpected-response', (_request, response) => {
        const status = response.statusCode ?? 0
        response.destroy()
        refused(
          status === 429 ? 'rate_limited' : status >= 400 && status < 500 ? 'refused' : 'unavailable',
          `the voice provider answered ${status}`,
        )
      })
      socket.once('error', (cause) => {
        const late = cause.message.includes('timed out')
        refused(late ? 'connect_timeout' : 'unavailable', 'the voice provider cannot be reached', cause)
      })
      socket.once('open', () => {
        socket.on('message', (data) => this.#onMessage(data))
        socket.once('close', (code, reason) => this.#onClose(socket, code, reason.toString()))
        this.#openedAtMs = performance.now()
        this.#socket = socket
        if (this.#closed) socket.close()
        resolve(socket)
      })
    })
  }

  #onMessage(data: unknown): void {
    const parsed = message.safeParse(parseJson(data))
    if (!parsed.success) {
      this.#failAll(
        new VoiceError(
          'malformed',
          'the voice provider sent a message that does not conform to its protocol',
          {
            afterAudio: false,
          },
        ),
      )
      return
    }
    if (parsed.data.error) {
      this.#failAll(new VoiceError('refused', 'the voice provider refused the text', { afterAudio: false }))
      return
    }
    // Servers with a single context may omit its id.
    const { contextId } = parsed.data
    const only = this.#listeners.size === 1 ? [...this.#listeners.values()][0] : undefined
    const listener = contextId == null ? only : this.#listeners.get(contextId)
    listener?.message(parsed.data)
  }

  #onClose(socket: WebSocket, code: number, reason: string): void {
    if (this.#socket === socket) this.#socket = null
    // 1008: an invalid voice, or no characters left.
    const failure = code === 1008 ? 'refused' : 'incomplete'
    this.#failAll(
      new VoiceError(failure, `the voice provider closed with ${code} ${reason}`.trim(), {
        afterAudio: false,
      }),
    )
    // The provider closes a socket that was idle for minutes: reopen it. One that closes soon after opening
    // is not reopened.
    const livedMs = performance.now() - this.#openedAtMs
    if (!this.#closed && code !== 1008 && livedMs > reopenAfterMs) this.open().catch(() => undefined)
  }

  #failAll(error: VoiceError): void {
    const listeners = [...this.#listeners.values()]
    this.#listeners.clear()
    for (const listener of listeners) listener.failed(error)
  }
}

const reopenAfterMs = 10_000

function parseJson(data: unknown): unknown {
  if (!Buffer.isBuffer(data)) return null
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
}
