import { mayReconnect } from '#protocol/realtime/close-codes.ts'
import { encode } from '#protocol/realtime/codec.ts'
import type { Up } from '#protocol/realtime/up.ts'
import { backoffMs } from './backoff.ts'
import type { ChannelSocket } from './channel-socket.ts'
import { closeReason } from './close-reason.ts'
import { channelTimes, Liveness } from './liveness.ts'
import type { Connection } from './session-view.ts'
import { Timers } from './timers.ts'

export type ConnectionOptions = {
  openSocket: () => ChannelSocket
  random?: (() => number) | undefined
  /** The socket is open: say who is there. `entered` follows once the server has answered. */
  enter: () => void
  text: (raw: string) => void
  sound?: (bytes: Uint8Array) => void
  /** Whether a command still waits for its answer. */
  waiting: () => boolean
  changed: () => void
}

/** One connection after the other to the same place: opened, watched over, and opened again when it breaks (P8, P12). */
export class ChannelConnection {
  readonly #options: ConnectionOptions
  readonly #random: () => number
  readonly #timers = new Timers<'open' | 'retry'>()
  readonly #liveness: Liveness
  #socket: ChannelSocket | null = null
  /** Ends the listening to a socket that was let go of. */
  #listening = new AbortController()
  #state: Connection = { name: 'connecting' }
  #attempt = 0
  #ready = false

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#random = options.random ?? Math.random
    this.#liveness = new Liveness({
      ping: (t) => this.send({ type: 'ping', client_msg_id: crypto.randomUUID(), t }),
      waiting: options.waiting,
      dead: () => this.lost(),
    })
  }

  get state(): Connection {
    return this.#state
  }

  /** Whether the server has answered who is there: only then are commands sent. */
  get ready(): boolean {
    return this.#ready
  }

  start(): void {
    if (this.#socket === null) this.#connect()
  }

  stop(): void {
    this.#timers.clear()
    this.#liveness.stop()
    this.#drop()
  }

  /** The server has answered: the connection is whole. */
  entered(): void {
    this.#timers.cancel('open')
    this.#attempt = 0
    this.#ready = true
    this.#state = { name: 'open' }
    this.#liveness.keepPinging()
  }

  send(frame: Up): void {
    this.sendRaw(encode(frame))
  }

  sendRaw(data: string | Uint8Array<ArrayBuffer>): void {
    this.#socket?.send(data)
  }

  /** A command was sent: its answer must come, or a sign of life. */
  asked(): void {
    this.#liveness.asked()
  }

  /** The network is back, or somebody does not want to wait: connects at once. */
  reconnectNow(): void {
    if (this.#state.name !== 'reconnecting') return
    this.#attempt = 0
    this.#timers.cancel('retry')
    this.#connect()
  }

  /** The browser says that the network is gone: shown at once, whatever the socket believes. */
  networkLost(): void {
    if (this.#state.name !== 'closed') this.lost()
  }

  /** Gives the connection up, and tries another one after a while. */
  lost(): void {
    this.#drop()
    this.#timers.cancel('open')
    this.#liveness.stop()
    const waitMs = backoffMs(this.#attempt, this.#random)
    this.#attempt += 1
    const sinceMs = this.#state.name === 'reconnecting' ? this.#state.sinceMs : Date.now()
    this.#state = { name: 'reconnecting', attempt: this.#attempt, sinceMs, retryAtMs: Date.now() + waitMs }
    this.#timers.schedule('retry', waitMs, () => this.#connect())
    this.#options.changed()
  }

  #connect(): void {
    this.#drop()
    const socket = this.#options.openSocket()
    this.#socket = socket
    this.#timers.schedule('open', channelTimes.openWithin, () => this.lost())
    const { signal } = this.#listening
    socket.addEventListener('open', () => this.#options.enter(), { signal })
    socket.addEventListener('message', ({ data }) => this.#receive(data), { signal })
    socket.addEventListener('close', ({ code }) => this.#closed(code), { signal })
  }

  #receive(data: unknown): void {
    this.#liveness.heard()
    if (typeof data === 'string') this.#options.text(data)
    else if (data instanceof ArrayBuffer) this.#options.sound?.(new Uint8Array(data))
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
    if (mayReconnect(code)) return this.lost()
    this.stop()
    this.#state = { name: 'closed', code, reason: closeReason(code) }
    this.#options.changed()
  }
}
