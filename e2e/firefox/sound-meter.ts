import type { Readable } from 'node:stream'

const samplesPerMs = 16
const windowSamples = 10 * samplesPerMs
/** Of 32,768: above the noise of resampling, below any speech. */
const loud = 200

/** When there was sound on a line that is recorded: a stream of 16-bit samples at 16 kHz, mono. */
export class SoundMeter {
  /** The `performance.now()` of the first sample, by the chunk that arrived least late. */
  #startMs = Number.POSITIVE_INFINITY
  #samples = 0
  #rest = Buffer.alloc(0)
  /** The starts of all windows of 10 ms with sound, in samples. */
  readonly #loudWindows: number[] = []

  constructor(stream: Readable) {
    stream.on('data', (chunk: Buffer) => this.#add(chunk))
  }

  /** The time of the last sound so far; 0 before any. */
  get lastSoundMs(): number {
    const last = this.#loudWindows.at(-1)
    return last === undefined ? 0 : this.#timeOf(last + windowSamples)
  }

  /** The time of the first sound after this one; null if there is none so far. */
  firstSoundAfter(timeMs: number): number | null {
    const first = this.#loudWindows.find((at) => this.#timeOf(at) > timeMs)
    return first === undefined ? null : this.#timeOf(first)
  }

  /**
   * When the sound that lasts at this time ends, with so much quiet after it: this time itself if it is quiet already,
   * null if the sound has not ended so far.
   */
  silenceAfter(timeMs: number, quietMs: number): number | null {
    let endMs = timeMs
    for (const at of this.#loudWindows) {
      const startMs = this.#timeOf(at)
      if (startMs < timeMs) continue
      if (startMs - endMs >= quietMs) return endMs
      endMs = this.#timeOf(at + windowSamples)
    }
    return this.#timeOf(this.#samples) - endMs >= quietMs ? endMs : null
  }

  /** Whether it has been quiet for as long; false before that much was recorded. */
  quietFor(ms: number): boolean {
    return this.#timeOf(this.#samples) - this.lastSoundMs >= ms
  }

  #timeOf(sample: number): number {
    return this.#startMs + sample / samplesPerMs
  }

  #add(chunk: Buffer): void {
    const all = Buffer.concat([this.#rest, chunk])
    const windowBytes = windowSamples * 2
    let at = 0
    for (; at + windowBytes <= all.length; at += windowBytes) {
      if (peak(all, at, at + windowBytes) >= loud) this.#loudWindows.push(this.#samples)
      this.#samples += windowSamples
    }
    this.#rest = all.subarray(at)
    this.#startMs = Math.min(
      this.#startMs,
      performance.now() - (this.#samples + this.#rest.length / 2) / samplesPerMs,
    )
  }
}

function peak(pcm: Buffer, from: number, to: number): number {
  let most = 0
  for (let at = from; at < to; at += 2) most = Math.max(most, Math.abs(pcm.readInt16LE(at)))
  return most
}
