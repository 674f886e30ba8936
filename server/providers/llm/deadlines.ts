/**
 * How long a provider may take: to connect, from sending the request to the first
 * token, and between tokens. The SDK's defaults are minutes.
 */
export type Deadlines = { connectMs: number; firstTokenMs: number; idleMs: number }

export const defaultDeadlines: Deadlines = { connectMs: 5_000, firstTokenMs: 10_000, idleMs: 8_000 }

/**
 * One timer for the stages of a stream: each stage sets a new deadline, and `signal` aborts when one is
 * missed or when `parent` aborts. `missed` then names the stage.
 */
export class StageClock<Stage extends string> {
  missed: Stage | null = null
  /** The stage entered last. */
  current: Stage | null = null
  readonly #controller = new AbortController()
  readonly #unlink: () => void
  #timer: NodeJS.Timeout | undefined
  #timerMs = 0

  constructor(parent: AbortSignal) {
    const abort = () => this.#controller.abort(parent.reason)
    if (parent.aborted) abort()
    parent.addEventListener('abort', abort, { once: true })
    this.#unlink = () => parent.removeEventListener('abort', abort)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Starts a stage, which may take `ms` until the next call. */
  enter(stage: Stage, ms: number): void {
    if (this.current === stage && this.#timerMs === ms && this.#timer) {
      // Called for each token and audio chunk: refreshing a timer is cheaper than creating one.
      this.#timer.refresh()
      return
    }
    clearTimeout(this.#timer)
    this.current = stage
    this.#timerMs = ms
    this.#timer = setTimeout(() => {
      this.missed = stage
      this.#controller.abort(new Error(`${stage} took longer than ${ms} ms`))
    }, ms)
  }

  /** Stops the timer until the next stage is entered. */
  pause(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Stops the timer; with `abort`, also aborts everything running under its signal. */
  stop(options?: { abort: boolean }): void {
    this.pause()
    this.#unlink()
    if (options?.abort === true) this.#controller.abort(new Error('abandoned'))
  }
}
