import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { collectorLines } from '../voice/words.ts'
import { openChannel, type ChannelOptions } from './open-channel.ts'

/** What was seen of the lines that were said while it was counted. */
export type Tally = {
  lines: number
  traineeMs: number[]
  observerMs: number[]
  /** Frames that came in, at whomever. */
  frames: number
  failures: number
}

type Frame = { type: string; code?: string; client_msg_id?: string; item?: { role: string } }

/** One who follows a session: counts frames, and takes the time of each line of the collector. */
class Follower {
  readonly linesAtMs: number[] = []
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

  static async open(options: ChannelOptions): Promise<Follower> {
    return new Follower(await openChannel(options))
  }

  send(command: Record<string, unknown>): void {
    this.#socket.send(JSON.stringify({ ...command, client_msg_id: randomUUID() }))
  }

  close(): void {
    this.#socket.close()
  }

  #read(frame: Frame, atMs: number): void {
    this.frames += 1
    if (frame.type === 'conversation.item.created' && frame.item?.role === 'user') this.linesAtMs.push(atMs)
    else if (frame.type === 'nack' || frame.type === 'error') this.failures += 1
  }
}

/** A session with those who follow it: the trainee says a line now and then, everybody is to see it. */
export class Party {
  readonly #trainee: Follower
  readonly #observers: readonly Follower[]
  readonly #saidAtMs: number[] = []

  private constructor(trainee: Follower, observers: readonly Follower[]) {
    this.#trainee = trainee
    this.#observers = observers
  }

  static async open(trainee: ChannelOptions, observers: readonly ChannelOptions[]): Promise<Party> {
    const first = await Follower.open(trainee)
    return new Party(first, await Promise.all(observers.map((observer) => Follower.open(observer))))
  }

  /** Says a line every `everyMs`, the first after `firstMs`, until it is over. */
  async talk(firstMs: number, everyMs: number, over: AbortSignal): Promise<void> {
    try {
      await sleep(firstMs, undefined, { signal: over })
      for (;;) {
        const text = collectorLines[this.#saidAtMs.length % collectorLines.length]
        this.#saidAtMs.push(performance.now())
        this.#trainee.send({ type: 'input_text.submit', text })
        await sleep(everyMs, undefined, { signal: over })
      }
    } catch (error) {
      if (!over.aborted) throw error
    }
  }

  get frames(): number {
    return this.#everybody.reduce((sum, { frames }) => sum + frames, 0)
  }

  /** How long the lines said between the two moments took to each; one that never came is a failure. */
  tally(fromMs: number, toMs: number): Omit<Tally, 'frames'> {
    const delays = (follower: Follower) =>
      this.#saidAtMs.flatMap((saidAtMs, line) =>
        saidAtMs >= fromMs && saidAtMs < toMs ? [(follower.linesAtMs[line] ?? Number.NaN) - saidAtMs] : [],
      )
    const trainee = delays(this.#trainee)
    const observers = this.#observers.flatMap(delays)
    const seen = (sample: readonly number[]) => sample.filter((ms) => !Number.isNaN(ms))
    const failed = this.#everybody.reduce((sum, { failures }) => sum + failures, 0)
    const unseen = trainee.length + observers.length - seen(trainee).length - seen(observers).length
    return {
      lines: trainee.length,
      traineeMs: seen(trainee),
      observerMs: seen(observers),
      failures: failed + unseen,
    }
  }

  close(): void {
    for (const each of this.#everybody) each.close()
  }

  get #everybody(): Follower[] {
    return [this.#trainee, ...this.#observers]
  }
}
