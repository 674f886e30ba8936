import { Timers } from './timers.ts'

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

export type LivenessOptions = {
  ping: (atMs: number) => void
  /** Whether a command still waits for its answer. */
  waiting: () => boolean
  dead: () => void
}

/** Watches over one connection after the other: whether anything still comes back (P8). */
export class Liveness {
  readonly #options: LivenessOptions
  readonly #timers = new Timers<'ping' | 'answer' | 'pong'>()
  #lastHeardMs = 0

  constructor(options: LivenessOptions) {
    this.#options = options
  }

  /** Something came from the server. */
  heard(): void {
    this.#lastHeardMs = performance.now()
  }

  keepPinging(): void {
    this.#timers.schedule('ping', channelTimes.pingEvery, () => {
      this.#probe()
      this.keepPinging()
    })
  }

  /** A command was sent: its answer must come, or a sign of life. */
  asked(): void {
    this.#timers.schedule('answer', channelTimes.answerWithin, () => {
      if (this.#options.waiting()) this.#probe()
    })
  }

  stop(): void {
    this.#timers.clear()
  }

  /** Asks for a sign of life; none at all means that the connection is dead, whatever it says. */
  #probe(): void {
    const askedMs = performance.now()
    this.#options.ping(askedMs)
    this.#timers.schedule('pong', channelTimes.pongWithin, () => {
      if (this.#lastHeardMs < askedMs) this.#options.dead()
    })
  }
}
