import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { collectorLines } from '../voice/scripted-call.ts'
import { openChannel, type ChannelOptions } from './open-channel.ts'

/** How long lines took to arrive while measuring. */
export type DeliveryTimes = {
  lines: number
  traineeMs: number[]
  observerMs: number[]
  /** Frames that all clients received. */
  frames: number
  failures: number
}

type Frame = { type: string; code?: string; client_msg_id?: string; item?: { role: string } }

/** A client that counts frames and notes when each line of the collector arrives. */
class CountingClient {
  readonly lineReceivedAtMs: number[] = []
  frames = 0
  failures = 0
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      const atMs = performance.now()
      if (Buffer.isBuffer(data)) this.#read(JSON.parse(data.toString()), atMs)
    })
    socket.on('error', () => (this.failures += 1))
  }

  static async open(options: ChannelOptions): Promise<CountingClient> {
    return new CountingClient(await openChannel(options))
  }

  send(command: Record<string, unknown>): void {
    this.#socket.send(JSON.stringify({ ...command, client_msg_id: randomUUID() }))
  }

  close(): void {
    this.#socket.close()
  }

  #read(frame: Frame, atMs: number): void {
    this.frames += 1
    if (frame.type === 'conversation.item.created' && frame.item?.role === 'user')
      this.lineReceivedAtMs.push(atMs)
    else if (frame.type === 'nack' || frame.type === 'error') this.failures += 1
  }
}

/** A session with its observers: the trainee sends lines, and every client must receive them. */
export class ObservedSession {
  readonly #trainee: CountingClient
  readonly #observers: readonly CountingClient[]
  readonly #sentAtMs: number[] = []

  private constructor(trainee: CountingClient, observers: readonly CountingClient[]) {
    this.#trainee = trainee
    this.#observers = observers
  }

  static async open(trainee: ChannelOptions, observers: readonly ChannelOptions[]): Promise<ObservedSession> {
    const first = await CountingClient.open(trainee)
    return new ObservedSession(
      first,
      await Promise.all(observers.map((observer) => CountingClient.open(observer))),
    )
  }

  /** Sends a line every `everyMs`, the first after `firstMs`, until stopped. */
  async sendLines(firstMs: number, everyMs: number, stop: AbortSignal): Promise<void> {
    try {
      await sleep(firstMs, undefined, { signal: stop })
      for (;;) {
        const text = collectorLines[this.#sentAtMs.length % collectorLines.length]
        this.#sentAtMs.push(performance.now())
        this.#trainee.send({ type: 'input_text.submit', text })
        await sleep(everyMs, undefined, { signal: stop })
      }
    } catch (error) {
      if (!stop.aborted) throw error
    }
  }

  get frames(): number {
    return this.#clients.reduce((sum, { frames }) => sum + frames, 0)
  }

  /**
   * How long each line sent between the two times took to reach each client; a line that never arrived is a
   * failure.
   */
  deliveryTimes(fromMs: number, toMs: number): Omit<DeliveryTimes, 'frames'> {
    const delays = (follower: CountingClient) =>
      this.#sentAtMs.flatMap((saidAtMs, line) =>
        saidAtMs >= fromMs && saidAtMs < toMs
          ? [(follower.lineReceivedAtMs[line] ?? Number.NaN) - saidAtMs]
          : [],
      )
    const trainee = delays(this.#trainee)
    const observers = this.#observers.flatMap(delays)
    const seen = (sample: readonly number[]) => sample.filter((ms) => !Number.isNaN(ms))
    const failed = this.#clients.reduce((sum, { failures }) => sum + failures, 0)
    const unseen = trainee.length + observers.length - seen(trainee).length - seen(observers).length
    return {
      lines: trainee.length,
      traineeMs: seen(trainee),
      observerMs: seen(observers),
      failures: failed + unseen,
    }
  }

  close(): void {
    for (const each of this.#clients) each.close()
  }

  get #clients(): CountingClient[] {
    return [this.#trainee, ...this.#observers]
  }
}
