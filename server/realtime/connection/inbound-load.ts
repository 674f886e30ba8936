import { accountFactor, burstSeconds, type ChannelLimits } from './channel-limits.ts'
import { limits as sharedLimits } from '#protocol/vocabulary/limits.ts'
import { TokenBucket } from '#server/concurrency/token-bucket.ts'

/** Reading continues when the queue is down to this share, or the rate has recovered to this one. */
const resumeQueueShare = 0.5
const resumeRateShare = 0.05
/** A client has recovered when its queue is down to the first share, and its rate up to the second. */
const calmQueueShare = 0.1
const calmRateShare = 0.5

/** What one connection, or all connections of one account, have sent and what of it still waits. */
export class InboundLoad {
  readonly #limits: Pick<ChannelLimits, 'queuedCommands' | 'queuedBytes'> & { audioBytes: number }
  readonly #rates: readonly [frames: TokenBucket, bytes: TokenBucket]
  #commands = 0
  #bytes = 0
  #audioBytes = 0
  /** Looked at again when this load gets lighter: the queues of the connections that share it. */
  readonly onRelief = new Set<() => void>()

  private constructor(limits: ChannelLimits, factor: number) {
    const nowMs = performance.now()
    this.#limits = {
      queuedCommands: limits.queuedCommands * factor,
      queuedBytes: limits.queuedBytes * factor,
      audioBytes: sharedLimits.recordingMaxBytes * factor,
    }
    this.#rates = [
      new TokenBucket(limits.framesPerSecond * factor, burstSeconds, nowMs),
      new TokenBucket(limits.bytesPerSecond * factor, burstSeconds, nowMs),
    ]
  }

  static ofConnection(limits: ChannelLimits): InboundLoad {
    return new InboundLoad(limits, 1)
  }

  static ofAccount(limits: ChannelLimits): InboundLoad {
    return new InboundLoad(limits, accountFactor)
  }

  /** Commands and audio frames that wait or are being handled. */
  get queuedCommands(): number {
    return this.#commands
  }

  get queuedBytes(): number {
    return this.#bytes
  }

  /** Reserves room for recorded audio; false if the recordings have as much as they may. */
  reserveAudio(bytes: number): boolean {
    if (this.#audioBytes + bytes > this.#limits.audioBytes) return false
    this.#audioBytes += bytes
    return true
  }

  releaseAudio(bytes: number): void {
    this.#audioBytes -= bytes
  }

  /** Counts a received frame. */
  charge(cost: number, bytes: number, nowMs: number): void {
    this.#rates[0].take(cost, nowMs)
    this.#rates[1].take(bytes, nowMs)
  }

  enqueue(bytes: number): void {
    this.#commands += 1
    this.#bytes += bytes
  }

  dequeue(commands: number, bytes: number): void {
    this.#commands -= commands
    this.#bytes -= bytes
    for (const look of this.onRelief) look()
  }

  /** Nothing more should be read. */
  isOver(nowMs: number): boolean {
    return this.#queueHas(1) || this.msUntilRate(0, nowMs) > 0
  }

  /** Reading may continue after a pause. */
  isRelieved(nowMs: number): boolean {
    return !this.#queueHas(resumeQueueShare) && this.msUntilRate(resumeRateShare, nowMs) === 0
  }

  /** The client has kept within its limits for a while. */
  isCalm(nowMs: number): boolean {
    return !this.#queueHas(calmQueueShare) && this.msUntilRate(calmRateShare, nowMs) === 0
  }

  /** Milliseconds until the rates allow reading after a pause. */
  msUntilRate(share = resumeRateShare, nowMs: number = performance.now()): number {
    return Math.max(...this.#rates.map((rate) => rate.msUntil(share, nowMs)))
  }

  /** Whether the queue is filled to this share; one command alone never fills it. */
  #queueHas(share: number): boolean {
    const { queuedCommands, queuedBytes } = this.#limits
    return this.#commands >= Math.max(2, queuedCommands * share) || this.#bytes >= queuedBytes * share
  }
}
