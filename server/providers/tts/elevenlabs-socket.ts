import { WebSocket } from 'ws'
import { readMessage, refusal, type SocketMessage } from './elevenlabs-message.ts'
import { VoiceError } from './tts.ts'

/** Contexts that the service allows at once on a socket. One counts until its end is reported. */
const contextsMax = 5

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
  /** Contexts that were begun and whose end was not reported yet, cancelled ones among them. */
  readonly #contexts = new Set<string>()
  /** Called when a context has ended. */
  readonly #waiting = new Set<() => void>()
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

  /**
   * Begins a context, once the socket is open and has room for it; every message for it goes to the listener. A socket that is
   * full of cancelled contexts is replaced: the service goes on with a context for a while after it was closed.
   * @throws {VoiceError} the socket cannot be opened
   */
  async begin(contextId: string, listener: ContextListener, signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.open()
      signal.throwIfAborted()
      if (this.#contexts.size < contextsMax) break
      if (this.#listeners.size === 0) this.#discard()
      else await this.#contextEnds(signal)
    }
    this.#contexts.add(contextId)
    this.#listeners.set(contextId, listener)
  }

  /** Stops listening to a context and closes it upstream immediately. */
  cancelContext(contextId: string): void {
    this.removeListener(contextId)
    this.send({ context_id: contextId, close_context: true })
  }

  removeListener(contextId: string): void {
    this.#listeners.delete(contextId)
    // Whoever waits for room may be the only one left: then the socket is replaced.
    this.#wakeWaiting()
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
        socket.on('message', (data) => this.#onMessage(socket, data))
        socket.once('close', (code, reason) => this.#onClose(socket, code, reason.toString()))
        this.#openedAtMs = performance.now()
        this.#socket = socket
        if (this.#closed) socket.close()
        resolve(socket)
      })
    })
  }

  #onMessage(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket) return
    const read = readMessage(data)
    if (read === null) {
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
    if (read.error !== null) {
      // The service closes the socket after an error: the next clause must not use it.
      this.#discard()
      this.#failAll(refusal(read.error))
      return
    }
    const only = this.#listeners.size === 1 ? [...this.#listeners.keys()][0] : undefined
    const contextId = read.contextId ?? only
    if (contextId === undefined) return
    if (read.final) this.#ended(contextId)
    this.#listeners.get(contextId)?.message(read)
  }

  /** Resolves when a context ends, or the signal aborts. */
  #contextEnds(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.#waiting.add(wake)
      signal.addEventListener('abort', wake, { once: true })
    })
  }

  #ended(contextId: string): void {
    this.#contexts.delete(contextId)
    this.#wakeWaiting()
  }

  /** Gives the socket up; the next clause opens another one. */
  #discard(): void {
    this.#socket?.close()
    this.#socket = null
    this.#contexts.clear()
  }

  #onClose(socket: WebSocket, code: number, reason: string): void {
    // One that was given up has no listeners any more.
    if (this.#socket !== null && this.#socket !== socket) return
    this.#socket = null
    this.#contexts.clear()
    const why = `${code} ${reason}`.trim()
    this.#failAll(
      code === 1008
        ? refusal(why)
        : new VoiceError('incomplete', `the voice provider closed with ${why}`, { afterAudio: false }),
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
    this.#wakeWaiting()
  }

  #wakeWaiting(): void {
    for (const wake of this.#waiting) wake()
  }
}

const reopenAfterMs = 10_000
