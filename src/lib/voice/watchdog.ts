/** Calls `onElapsed` once after a time that stands still while it is paused. */
export class Watchdog {
  readonly #onElapsed: () => void
  #remainingMs: number | null = null
  #runsSinceMs = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #paused = false

  constructor(onElapsed: () => void) {
    this.#onElapsed = onElapsed
  }

  /** Waits so many milliseconds from now, instead of what it waited for before. Paused, they begin once it goes on. */
  start(waitMs: number): void {
    this.stop()
    this.#remainingMs = waitMs
    if (!this.#paused) this.#run(waitMs)
  }

  set paused(paused: boolean) {
    if (paused === this.#paused) return
    this.#paused = paused
    if (this.#remainingMs === null) return
    if (paused) {
      clearTimeout(this.#timer)
      this.#remainingMs -= performance.now() - this.#runsSinceMs
    } else this.#run(this.#remainingMs)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#remainingMs = null
  }

  #run(waitMs: number): void {
    this.#runsSinceMs = performance.now()
    this.#timer = setTimeout(() => {
      this.#remainingMs = null
      this.#onElapsed()
    }, waitMs)
  }
}
