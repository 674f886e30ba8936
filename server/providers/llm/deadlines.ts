/**
 * How long a provider may take (docs/channel: "A turn"): to be connected to, from sending the request to
 * the first token, and from token to token. The SDK's own defaults are minutes.
 */
export type Deadlines = { connectMs: number; firstTokenMs: number; idleMs: number }

export const defaultDeadlines: Deadlines = { connectMs: 5_000, firstTokenMs: 10_000, idleMs: 8_000 }

/**
 * One clock for the stages of a stream: each stage moves its deadline, and `signal` aborts when one is
 * missed or when `parent` aborts. `missed` then names the stage.
 */
export class StageClock<Stage extends string> {
  missed: Stage | null = null
  /** The stage that was entered last. */
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

  /** Starts a stage: it may take `ms` until the next call. */
  enter(stage: Stage, ms: number): void {
    if (this.current === stage && this.#timerMs === ms && this.#timer) {
      // At each token and piece of sound: a timer that is moved costs less than a new one.
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

  /** No stage runs until the next one is entered. */
  pause(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Stops the clock; with `abort`, also whatever still runs under its signal. */
  stop(options?: { abort: boolean }): void {
    this.pause()
    this.#unlink()
    if (options?.abort === true) this.#controller.abort(new Error('abandoned'))
  }
}
