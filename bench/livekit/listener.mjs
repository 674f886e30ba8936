import { voice } from '@livekit/agents'

/** Plays to nobody in real time, and tells when the first sound of each reply arrives. */
export class Listener extends voice.AudioOutput {
  /** @type {(atMs: number) => void} */
  heard = () => undefined
  /** Whether a reply is being played. */
  get playing() {
    return this.#soundMs > 0
  }
  #soundMs = 0
  #startedMs = 0
  /** @type {NodeJS.Timeout | null} */
  #timer = null

  constructor() {
    super(24_000, undefined, { pause: true })
  }

  /** @param {import('@livekit/rtc-node').AudioFrame} frame */
  async captureFrame(frame) {
    if (this.#soundMs === 0) {
      this.heard(performance.now())
      this.#startedMs = performance.now()
      this.onPlaybackStarted(Date.now())
    }
    await super.captureFrame(frame)
    this.#soundMs += (frame.samplesPerChannel / frame.sampleRate) * 1_000
  }

  flush() {
    super.flush()
    if (this.#soundMs === 0) return
    const leftMs = this.#startedMs + this.#soundMs - performance.now()
    this.#timer = setTimeout(() => this.#finish(false), Math.max(0, leftMs))
  }

  clearBuffer() {
    if (this.#soundMs > 0) this.#finish(true)
  }

  /** @param {boolean} interrupted */
  #finish(interrupted) {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const playedMs = interrupted
      ? Math.min(this.#soundMs, performance.now() - this.#startedMs)
      : this.#soundMs
    this.#soundMs = 0
    this.onPlaybackFinished({ playbackPosition: playedMs / 1_000, interrupted })
  }
}
