import { Timers } from './timers.ts'

/** Timings of the channel (P8). */
export const channelTimings = {
  pingIntervalMs: 20_000,
  /** No reply within this time triggers a ping… */
  replyTimeoutMs: 3_000,
  /** …and no message at all after the ping means that the connection is dead. */
  pongTimeoutMs: 2_000,
  /** For opening the socket and joining. */
  openTimeoutMs: 8_000,
} as const

export type LivenessOptions = {
  ping: (atMs: number) => void
  /** Whether a command still waits for its reply. */
  hasPendingCommands: () => boolean
  onDead: () => void
}

/** Detects a dead connection (P8). */
export class Liveness {
  readonly #options: LivenessOptions
  readonly #timers = new Timers<'ping' | 'answer' | 'pong'>()
  #lastReceivedMs = 0

  constructor(options: LivenessOptions) {
    this.#options = options
  }

  /** A message arrived from the server. */
  messageReceived(): void {
    this.#lastReceivedMs = performance.now()
  }

  keepPinging(): void {
    this.#timers.schedule('ping', channelTimings.pingIntervalMs, () => {
      this.#probe()
      this.keepPinging()
    })
  }

  /** A command was sent: pings if no reply arrives in time. */
  expectReply(): void {
    this.#timers.schedule('answer', channelTimings.replyTimeoutMs, () => {
      if (this.#options.hasPendingCommands()) this.#probe()
    })
  }

  stop(): void {
    this.#timers.clear()
  }

  /** Sends a ping. If nothing at all arrives in time, the connection is dead, whatever the socket reports. */
  #probe(): void {
    const probedAtMs = performance.now()
    this.#options.ping(probedAtMs)
    this.#timers.schedule('pong', channelTimings.pongTimeoutMs, () => {
      if (this.#lastReceivedMs < probedAtMs) this.#options.onDead()
    })
  }
}
