import type { Clock } from '#protocol/clock.ts'
import { AudioFifo } from './audio-fifo.ts'

/** Maximum audio in one frame, in milliseconds. What the lead is longer is left to play when the next one is sent. */
const frameMs = 400

/** Maximum age of a playback report, in milliseconds. */
const reportSlackMs = 1_000

export type PacedFrame = { clause: number; startSample: number; pcm: Uint8Array }

export type PacerOptions = {
  sampleRate: number
  /** Maximum lead over playback, in milliseconds. */
  leadMs: number
  clock: Clock
  send: (frame: PacedFrame) => void
  /** Called after frames were sent: there is room for more audio. */
  onSent: () => void
}

/**
 * Sends audio at playback speed with a small lead, so that an interruption wastes little. Its clock estimates
 * what can have been played: it stops while there is nothing to play and while playback is held.
 */
export class Pacer {
  readonly #options: PacerOptions
  readonly #audio = new AudioFifo()
  /** How many of the queued samples belong to which clause. */
  #clauses: { clause: number; samples: number }[] = []
  #cancelTimer: (() => void) | null = null
  #held = false
  /** The clock: at `#atMs` this many samples had been played. */
  #played = 0
  #atMs: number | null = null
  /** Samples sent. */
  sent = 0
  /** Samples pushed, sent or not. */
  pushed = 0

  constructor(options: PacerOptions) {
    this.#options = options
  }

  /** Samples waiting to be sent. */
  get pending(): number {
    return this.pushed - this.sent
  }

  /** Samples that can have been played by now. */
  get played(): number {
    if (this.#atMs === null) return this.#played
    const { clock, sampleRate } = this.#options
    return Math.min(this.sent, this.#played + ((clock.nowMs() - this.#atMs) * sampleRate) / 1_000)
  }

  push(clause: number, pcm: Uint8Array): void {
    const samples = pcm.byteLength / 2
    const last = this.#clauses.at(-1)
    if (last?.clause === clause) last.samples += samples
    else this.#clauses.push({ clause, samples })
    this.#audio.push(pcm)
    this.pushed += samples
    this.#pump()
  }

  /** The listener has stopped playback: sending and the clock stop. */
  hold(): void {
    if (this.#held) return
    this.#setClock(this.played, false)
    this.#held = true
    this.#stopTimer()
  }

  /** The listener continues playback. */
  resume(): void {
    if (!this.#held) return
    this.#held = false
    this.#setClock(this.#played, true)
    this.#pump()
  }

  /**
   * Corrects the clock by a playback report. Reports arrive late, so only one far behind the clock counts:
   * the player has stopped, or the page is suspended.
   */
  correct(playedSamples: number): void {
    const behind = this.played - playedSamples
    if (behind >= 0 && behind < (reportSlackMs * this.#options.sampleRate) / 1_000) return
    this.#setClock(Math.min(this.sent, playedSamples), !this.#held && this.#atMs !== null)
    if (!this.#held) this.#pump()
  }

  /** Milliseconds until everything sent must have been played; infinite while playback is held. */
  get remainingMs(): number {
    if (this.#held) return Number.POSITIVE_INFINITY
    return ((this.sent - this.played) * 1_000) / this.#options.sampleRate
  }

  stop(): void {
    this.#clauses = []
    this.#audio.clear()
    this.#held = true
    this.#stopTimer()
  }

  #setClock(played: number, running: boolean): void {
    this.#played = played
    this.#atMs = running ? this.#options.clock.nowMs() : null
  }

  #pump(): void {
    if (this.#held || this.#cancelTimer) return
    const { sampleRate, leadMs, clock, send, onSent } = this.#options
    const frameSamples = (frameMs * sampleRate) / 1_000
    const leadSamples = (leadMs * sampleRate) / 1_000
    let any = false
    for (;;) {
      const [next] = this.#clauses
      if (!next) break
      const samples = Math.min(next.samples, frameSamples)
      const played = this.played
      const over = this.sent + samples - played - leadSamples
      if (over > 0 && this.sent > played) {
        const waitMs = (Math.min(over, this.sent - played) * 1_000) / sampleRate
        this.#cancelTimer = clock.schedule(Math.max(1, waitMs), () => {
          this.#cancelTimer = null
          this.#pump()
        })
        break
      }
      // The clock starts, or restarts after a gap, with the audio sent now.
      if (this.#atMs === null || played >= this.sent) this.#setClock(Math.min(played, this.sent), true)
      const startSample = this.sent
      this.sent += samples
      any = true
      next.samples -= samples
      if (next.samples === 0) this.#clauses.shift()
      send({ clause: next.clause, startSample, pcm: this.#audio.take(samples * 2) })
    }
    if (any) onSent()
  }

  #stopTimer(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }
}
