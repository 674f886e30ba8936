import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { InboundLoad } from './inbound-load.ts'
import type { Socket } from './socket.ts'

type Waiting = { bytes: number; run: () => void | Promise<void> }

/**
 * The commands of one connection, run in order. While the connection or its account is over its limits the socket is
 * paused, so that TCP holds the client back; what was read by then is still handled. A connection that has not
 * recovered after `congestedMaxMs` is given up (I2, I3).
 */
export class InboundQueue {
  readonly #socket: Pick<Socket, 'pause' | 'resume'>
  readonly #connection: InboundLoad
  readonly #account: InboundLoad
  readonly #congestedMaxMs: number
  readonly #onCongested: () => void
  #waiting: Waiting[] = []
  #running = false
  #closed = false
  #paused = false
  #resumeTimer: NodeJS.Timeout | null = null
  /** Runs from the first pause until the client has recovered. */
  #congestion: NodeJS.Timeout | null = null

  constructor(options: {
    socket: Pick<Socket, 'pause' | 'resume'>
    connection: InboundLoad
    account: InboundLoad
    congestedMaxMs: number
    /** The client stayed over its limits for `congestedMaxMs`. */
    onCongested: () => void
  }) {
    this.#socket = options.socket
    this.#connection = options.connection
    this.#account = options.account
    this.#congestedMaxMs = options.congestedMaxMs
    this.#onCongested = options.onCongested
    this.#account.onRelief.add(this.#update)
  }

  /** Counts a received frame; pauses the socket if it was one too many. */
  charge(cost: number, bytes: number): void {
    if (this.#closed) return
    const nowMs = performance.now()
    if (this.#congestion !== null && this.#isCalm(nowMs)) this.#endCongestion()
    for (const load of this.#loads) load.charge(cost, bytes, nowMs)
    this.#update()
  }

  /** Runs `run` after everything pushed before it. It must not throw. */
  push(bytes: number, run: Waiting['run']): void {
    if (this.#closed) return
    this.#waiting.push({ bytes, run })
    for (const load of this.#loads) load.enqueue(bytes)
    this.#update()
    if (!this.#running) void this.#runAll()
  }

  /** Forgets what has not run. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    if (this.#resumeTimer) clearTimeout(this.#resumeTimer)
    this.#endCongestion()
    this.#account.onRelief.delete(this.#update)
    this.#account.dequeue(this.#connection.queuedCommands, this.#connection.queuedBytes)
    this.#waiting = []
  }

  get #loads(): readonly InboundLoad[] {
    return [this.#connection, this.#account]
  }

  async #runAll(): Promise<void> {
    this.#running = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await next.run()
      if (this.#closed) break
      // The account's relief makes this queue look again, too.
      for (const load of this.#loads) load.dequeue(1, next.bytes)
      // Other connections get their turn between two commands of this one.
      if (this.#waiting.length > 0) await yieldToEventLoop()
    }
    this.#running = false
  }

  readonly #update = (): void => {
    if (this.#closed) return
    const nowMs = performance.now()
    if (!this.#paused) {
      if (this.#loads.some((load) => load.isOver(nowMs))) this.#pause()
    } else if (this.#loads.every((load) => load.isRelieved(nowMs))) {
      this.#paused = false
      this.#socket.resume()
    }
    if (this.#paused) this.#resumeWhenRateAllows(nowMs)
  }

  #pause(): void {
    this.#paused = true
    this.#socket.pause()
    this.#congestion ??= setTimeout(() => {
      this.#congestion = null
      if (!this.#isCalm(performance.now())) this.#onCongested()
    }, this.#congestedMaxMs)
  }

  /** A queue reports when it is shorter; a rate does not. */
  #resumeWhenRateAllows(nowMs: number): void {
    const waitMs = Math.max(...this.#loads.map((load) => load.msUntilRate(undefined, nowMs)))
    if (waitMs === 0 || this.#resumeTimer !== null) return
    this.#resumeTimer = setTimeout(() => {
      this.#resumeTimer = null
      this.#update()
    }, waitMs)
  }

  #isCalm(nowMs: number): boolean {
    return this.#loads.every((load) => load.isCalm(nowMs))
  }

  #endCongestion(): void {
    if (this.#congestion) clearTimeout(this.#congestion)
    this.#congestion = null
  }
}
