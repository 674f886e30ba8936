import { mayReconnect } from '#protocol/realtime/close-codes.ts'
import { encode } from '#protocol/realtime/codec.ts'
import type { ClientFrame } from '#protocol/realtime/client-frames.ts'
import { backoffMs, refusedBackoffMs } from './backoff.ts'
import type { ChannelSocket } from './channel-socket.ts'
import { closeReason, refusalOf } from './close-reason.ts'
import { channelTimings, Liveness } from './liveness.ts'
import type { ConnectionState } from './session-view.ts'
import { Timers } from './timers.ts'

export type ChannelConnectionOptions = {
  openSocket: () => ChannelSocket
  random?: (() => number) | undefined
  /** The socket is open: join or resume. Call `markReady` once the server has answered. */
  onOpen: () => void
  onText: (raw: string) => void
  onBinary?: (bytes: Uint8Array) => void
  /** Whether a command still waits for its reply. */
  hasPendingCommands: () => boolean
  onStateChange: () => void
}

/** Connects to one endpoint, watches the connection and reconnects when it breaks (P8, P12). */
export class ChannelConnection {
  readonly #options: ChannelConnectionOptions
  readonly #random: () => number
  readonly #timers = new Timers<'open' | 'retry'>()
  readonly #liveness: Liveness
  #socket: ChannelSocket | null = null
  /** Removes the listeners of a socket that was dropped. */
  #socketListeners = new AbortController()
  #state: ConnectionState = { name: 'connecting' }
  #attempt = 0
  #ready = false

  constructor(options: ChannelConnectionOptions) {
    this.#options = options
    this.#random = options.random ?? Math.random
    this.#liveness = new Liveness({
      ping: (t) => this.send({ type: 'ping', client_msg_id: crypto.randomUUID(), t }),
      hasPendingCommands: options.hasPendingCommands,
      onDead: () => this.reconnectLater(),
    })
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Whether the server has answered the join. Commands are sent only after that. */
  get ready(): boolean {
    return this.#ready
  }

  start(): void {
    if (this.#socket === null) this.#connect()
  }

  stop(): void {
    this.#timers.clear()
    this.#liveness.stop()
    this.#dropSocket()
  }

  /** The server has answered the join. */
  markReady(): void {
    this.#timers.cancel('open')
    this.#attempt = 0
    this.#ready = true
    this.#state = { name: 'open' }
    this.#liveness.keepPinging()
  }

  send(frame: ClientFrame): void {
    this.sendRaw(encode(frame))
  }

  sendRaw(data: string | Uint8Array<ArrayBuffer>): void {
    this.#socket?.send(data)
  }

  /** A command was sent: probes the connection if no reply arrives in time. */
  expectReply(): void {
    this.#liveness.expectReply()
  }

  /** Reconnects at once: the network is back, or the user does not want to wait. */
  reconnectNow(): void {
    if (this.#state.name !== 'reconnecting') return
    this.#attempt = 0
    this.#timers.cancel('retry')
    this.#connect()
  }

  /** The browser reports that the network is gone. Shown at once, whatever the state of the socket. */
  networkLost(): void {
    if (this.#state.name !== 'closed') this.reconnectLater()
  }

  /** Drops the connection and schedules the next attempt, later if the server has refused this client. */
  reconnectLater(refusal: ReturnType<typeof refusalOf> = null): void {
    this.#dropSocket()
    this.#timers.cancel('open')
    this.#liveness.stop()
    const delayMs = refusal === null ? backoffMs(this.#attempt, this.#random) : refusedBackoffMs(this.#random)
    this.#attempt += 1
    const sinceMs = this.#state.name === 'reconnecting' ? this.#state.sinceMs : Date.now()
    const retryAtMs = Date.now() + delayMs
    this.#state = { name: 'reconnecting', attempt: this.#attempt, sinceMs, retryAtMs, refusal }
    this.#timers.schedule('retry', delayMs, () => this.#connect())
    this.#options.onStateChange()
  }

  #connect(): void {
    this.#dropSocket()
    const socket = this.#options.openSocket()
    this.#socket = socket
    this.#timers.schedule('open', channelTimings.openTimeoutMs, () => this.reconnectLater())
    const { signal } = this.#socketListeners
    socket.addEventListener('open', () => this.#options.onOpen(), { signal })
    socket.addEventListener('message', ({ data }) => this.#receive(data), { signal })
    socket.addEventListener('close', ({ code }) => this.#handleClose(code), { signal })
  }

  #receive(data: unknown): void {
    this.#liveness.messageReceived()
    if (typeof data === 'string') this.#options.onText(data)
    else if (data instanceof ArrayBuffer) this.#options.onBinary?.(new Uint8Array(data))
  }

  /** Closes the socket without handling its close event. */
  #dropSocket(): void {
    const socket = this.#socket
    this.#socket = null
    this.#ready = false
    this.#socketListeners.abort()
    this.#socketListeners = new AbortController()
    socket?.close()
  }

  #handleClose(code: number): void {
    if (mayReconnect(code)) return this.reconnectLater(refusalOf(code))
    this.stop()
    this.#state = { name: 'closed', code, reason: closeReason(code) }
    this.#options.onStateChange()
  }
}
