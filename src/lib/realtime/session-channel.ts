import { closeCodes, mayReconnect } from '#protocol/realtime/close-codes.ts'
import { decodeDown, encode } from '#protocol/realtime/codec.ts'
import type { Down } from '#protocol/realtime/down.ts'
import { applyFrame, emptyTranscript, SequenceGap, type Transcript } from '#protocol/realtime/transcript.ts'
import type { Up } from '#protocol/realtime/up.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import { backoffMs } from './backoff.ts'
import { type Command, Outbox } from './outbox.ts'
import {
  type Completion,
  type Connection,
  type PendingLine,
  type SessionView,
  viewOf,
} from './session-view.ts'

/** Times of the channel in milliseconds (P8). */
export const channelTimes = {
  pingEvery: 20_000,
  /** An answer that is late makes the connection suspect, and it is tried… */
  answerWithin: 3_000,
  /** …and taken for dead when nothing at all comes back. */
  pongWithin: 2_000,
  /** A connection that does not open or join. */
  openWithin: 8_000,
} as const

/** What the channel needs of a WebSocket: a browser's own one is one. */
export type ChannelSocket = {
  addEventListener(type: 'open', listener: () => void, options: { signal: AbortSignal }): void
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown }) => void,
    options: { signal: AbortSignal },
  ): void
  addEventListener(
    type: 'close',
    listener: (event: { code: number }) => void,
    options: { signal: AbortSignal },
  ): void
  send(data: string): void
  close(code?: number): void
}

export type ChannelOptions = {
  sessionId: string
  mode: 'participant' | 'observer'
  openSocket: () => ChannelSocket
  store: ConstructorParameters<typeof Outbox>[0]
  random?: () => number
}

/**
 * The client's side of the session channel: connects, joins or resumes, folds what comes in, and sends
 * every command until it is answered. Framework-free; a hook shows it to React.
 */
export class SessionChannel {
  readonly #options: ChannelOptions
  readonly #outbox: Outbox
  readonly #random: () => number
  #socket: ChannelSocket | null = null
  /** Ends the listening to a socket that was let go of. */
  #listening = new AbortController()
  #mode: 'participant' | 'observer'
  #connection: Connection = { name: 'connecting' }
  #transcript: Transcript = emptyTranscript
  #failures = new Map<string, Extract<PendingLine['state'], { name: 'failed' }>>()
  #completion: Completion = { name: 'none' }
  #attempt = 0
  #ready = false
  #lastHeardMs = 0
  #timers = new Map<'open' | 'retry' | 'ping' | 'answer' | 'pong', ReturnType<typeof setTimeout>>()
  readonly #listeners = new Set<() => void>()
  #view: SessionView

  constructor(options: ChannelOptions) {
    this.#options = options
    this.#mode = options.mode
    this.#random = options.random ?? Math.random
    this.#outbox = new Outbox(options.store, options.sessionId)
    this.#view = this.#currentView()
  }

  // --- for the screen

  get view(): SessionView {
    return this.#view
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(): void {
    if (this.#socket === null) this.#connect()
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#drop()
  }

  submit(text: string): void {
    const trimmed = text.trim()
    if (trimmed !== '')
      this.#command({ type: 'input_text.submit', client_msg_id: crypto.randomUUID(), text: trimmed })
  }

  /** Sends a refused line again, as the same line. */
  retry(clientMsgId: string): void {
    const command = this.#outbox.get(clientMsgId)
    if (!command) return
    this.#failures.delete(clientMsgId)
    this.#sendNow(command)
    this.#changed()
  }

  /** Gives a refused line up. */
  discard(clientMsgId: string): void {
    this.#failures.delete(clientMsgId)
    this.#outbox.remove(clientMsgId)
    this.#changed()
  }

  /** Asks for a reply to a line that has none. */
  askAgain(): void {
    this.#command({ type: 'response.create', client_msg_id: crypto.randomUUID() })
  }

  complete(): void {
    this.#completion = { name: 'running' }
    this.#command({ type: 'session.complete', client_msg_id: crypto.randomUUID() })
  }

  /** Stops the reply that is streaming. */
  stopReply(): void {
    const streaming = this.#transcript.items.find((item) => item.status === 'streaming')
    if (streaming?.response_id === undefined) return
    this.#command({
      type: 'response.cancel',
      client_msg_id: crypto.randomUUID(),
      response_id: streaming.response_id,
    })
  }

  /** The network is back, or somebody does not want to wait: connects at once. */
  reconnectNow(): void {
    if (this.#connection.name !== 'reconnecting') return
    this.#attempt = 0
    this.#cancel('retry')
    this.#connect()
  }

  /** The browser says that the network is gone: shown at once, whatever the socket believes. */
  networkLost(): void {
    if (this.#connection.name !== 'closed') this.#lost()
  }

  // --- the connection

  #connect(): void {
    this.#drop()
    const socket = this.#options.openSocket()
    this.#socket = socket
    this.#schedule('open', channelTimes.openWithin, () => this.#lost())
    const { signal } = this.#listening
    socket.addEventListener('open', () => this.#enter(), { signal })
    socket.addEventListener(
      'message',
      ({ data }) => {
        if (typeof data === 'string') this.#receive(data)
      },
      { signal },
    )
    socket.addEventListener('close', ({ code }) => this.#closed(code), { signal })
  }

  /** Lets go of the socket without hearing of its end. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#ready = false
    this.#listening.abort()
    this.#listening = new AbortController()
    socket?.close()
  }

  #closed(code: number): void {
    if (mayReconnect(code)) return this.#lost()
    this.stop()
    this.#connection = { name: 'closed', code, reason: reasonOf(code) }
    this.#changed()
  }

  #lost(): void {
    this.#drop()
    for (const name of ['open', 'ping', 'answer', 'pong'] as const) this.#cancel(name)
    const waitMs = backoffMs(this.#attempt, this.#random)
    this.#attempt += 1
    const sinceMs = this.#connection.name === 'reconnecting' ? this.#connection.sinceMs : Date.now()
    this.#connection = {
      name: 'reconnecting',
      attempt: this.#attempt,
      sinceMs,
      retryAtMs: Date.now() + waitMs,
    }
    this.#schedule('retry', waitMs, () => this.#connect())
    this.#changed()
  }

  /** The socket is open: join the first time, resume where we were after that (P5). */
  #enter(): void {
    const { epoch, headSeq } = this.#transcript
    if (epoch === null) this.#join()
    else this.#send({ type: 'session.resume', client_msg_id: crypto.randomUUID(), epoch, last_seq: headSeq })
  }

  #join(): void {
    this.#send({
      type: 'session.join',
      client_msg_id: crypto.randomUUID(),
      protocol: protocolVersion,
      mode: this.#mode,
    })
  }

  #joined(): void {
    this.#cancel('open')
    this.#attempt = 0
    this.#ready = true
    this.#connection = { name: 'open' }
    this.#keepPinging()
    for (const { command } of this.#outbox.entries)
      if (!this.#failures.has(command.client_msg_id)) this.#sendNow(command)
  }

  #keepPinging(): void {
    this.#schedule('ping', channelTimes.pingEvery, () => {
      this.#probe()
      this.#keepPinging()
    })
  }

  /** Asks for a sign of life; none at all means that the connection is dead, whatever it says. */
  #probe(): void {
    const askedMs = performance.now()
    this.#send({ type: 'ping', client_msg_id: crypto.randomUUID(), t: askedMs })
    this.#schedule('pong', channelTimes.pongWithin, () => {
      if (this.#lastHeardMs < askedMs) this.#lost()
    })
  }

  // --- frames

  #receive(raw: string): void {
    this.#lastHeardMs = performance.now()
    const decoded = decodeDown(raw)
    // A frame that this version does not know is passed over: an older page must not fail.
    if (!decoded.ok) return
    this.#fold(decoded.frame)
    this.#handle(decoded.frame)
    this.#changed()
  }

  #fold(frame: Down): void {
    try {
      this.#transcript = applyFrame(this.#transcript, frame)
    } catch (error) {
      if (!(error instanceof SequenceGap)) throw error
      this.#enter()
    }
  }

  #handle(frame: Down): void {
    switch (frame.type) {
      case 'session.created':
      case 'session.resumed':
        return this.#joined()
      case 'resync_required':
        return this.#join()
      case 'ack':
        return this.#answered(frame.client_msg_id)
      case 'nack':
        return this.#refused(frame)
      default:
        return
    }
  }

  #answered(clientMsgId: string): void {
    this.#outbox.remove(clientMsgId)
    this.#failures.delete(clientMsgId)
  }

  #refused(nack: Extract<Down, { type: 'nack' }>): void {
    const { client_msg_id: clientMsgId, code, message, retryable } = nack
    const command = this.#outbox.get(clientMsgId)
    // The connection ends in a moment, and what is in the outbox is sent again after it (P10).
    if (code === 'shutting_down') return
    if (command === null) {
      // A join was refused: who may not take part may still watch.
      if (code === 'forbidden' && !this.#ready && this.#mode === 'participant') {
        this.#mode = 'observer'
        this.#join()
      } else if (!this.#ready) this.#lost()
      return
    }
    if (command.type === 'input_text.submit') {
      this.#failures.set(clientMsgId, { name: 'failed', code, message, retryable })
      return
    }
    this.#outbox.remove(clientMsgId)
    if (command.type === 'session.complete') this.#completion = { name: 'failed', clientMsgId, code, message }
  }

  // --- commands

  #command(command: Command): void {
    this.#outbox.add(command, new Date().toISOString())
    this.#sendNow(command)
    this.#changed()
  }

  #sendNow(command: Command): void {
    if (!this.#ready) return
    this.#send(command)
    this.#schedule('answer', channelTimes.answerWithin, () => {
      if (this.#outbox.entries.some((entry) => !this.#failures.has(entry.command.client_msg_id)))
        this.#probe()
    })
  }

  #send(frame: Up): void {
    this.#socket?.send(encode(frame))
  }

  // --- the rest

  #schedule(name: 'open' | 'retry' | 'ping' | 'answer' | 'pong', ms: number, then: () => void): void {
    this.#cancel(name)
    this.#timers.set(name, setTimeout(then, ms))
  }

  #cancel(name: 'open' | 'retry' | 'ping' | 'answer' | 'pong'): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.delete(name)
  }

  #changed(): void {
    this.#view = this.#currentView()
    for (const listener of this.#listeners) listener()
  }

  #currentView(): SessionView {
    const pending = this.#outbox.entries.flatMap(({ at, command }): PendingLine[] =>
      command.type === 'input_text.submit'
        ? [
            {
              clientMsgId: command.client_msg_id,
              text: command.text,
              at,
              state: this.#failures.get(command.client_msg_id) ?? { name: 'pending' },
            },
          ]
        : [],
    )
    return viewOf({
      connection: this.#connection,
      transcript: this.#transcript,
      pending,
      completion: this.#completion,
    })
  }
}

function reasonOf(code: number): ErrorCode | null {
  switch (code) {
    case closeCodes.unauthenticated:
      return 'unauthenticated'
    case closeCodes.notFound:
      return 'not_found'
    case closeCodes.unsupportedProtocol:
      return 'unsupported_protocol'
    case closeCodes.frameTooLarge:
      return 'frame_too_large'
    case closeCodes.badFrames:
      return 'unknown_frame'
    default:
      return null
  }
}
