import { Timers } from './timers.ts'

/** Times of the channel in milliseconds (P8). */
export const channelTimings = {
  pingIntervalMs: 20_000,
  /** An answer that is late makes the connection suspect, and it is tried… */
  replyTimeoutMs: 3_000,
  /** …and taken for dead when nothing at all comes back. */
  pongTimeoutMs: 2_000,
  /** A connection that does not open or join. */
  openTimeoutMs: 8_000,
} as const

export type LivenessOptions = {
  ping: (atMs: number) => void
  /** Whether a command still waits for its answer. */
  hasPendingCommands: () => boolean
  onDead: () => void
}

/** Watches over one connection after the other: whether anything still comes back (P8). */
export class Liveness {
  readonly #options: LivenessOptions
  readonly #timers = new Timers<'ping' | 'answer' | 'pong'>()
  #lastReceivedMs = 0

  constructor(options: LivenessOptions) {
    this.#options = options
  }

  /** Something came from the server. */
  messageReceived(): void {
    this.#lastReceivedMs = performance.now()
  }

  keepPinging(): void {
    this.#timers.schedule('ping', channelTimings.pingIntervalMs, () => {
      this.#probe()
      this.keepPinging()
    })
  }

  /** A command was sent: its answer must come, or a sign of life. */
  expectReply(): void {
    this.#timers.schedule('answer', channelTimings.replyTimeoutMs, () => {
      if (this.#options.hasPendingCommands()) this.#probe()
    })
  }

  stop(): void {
    this.#timers.clear()
  }

  /** Asks for a sign of life; none at all means that the connection is dead, whatever it says. */
  #probe(): void {
    const probedAtMs = performance.now()
    this.#options.ping(probedAtMs)
    this.#timers.schedule('pong', channelTimings.pongTimeoutMs, () => {
      if (this.#lastReceivedMs < probedAtMs) this.#options.onDead()
    })
  }
}
