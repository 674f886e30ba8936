/** Named timers: scheduling a name again replaces its timer. */
export class Timers<Name extends string> {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>()

  schedule(name: Name, delayMs: number, callback: () => void): void {
    this.cancel(name)
    this.#running.set(
      name,
      setTimeout(() => {
        this.#running.delete(name)
        callback()
      }, delayMs),
    )
  }

  cancel(name: Name): void {
    clearTimeout(this.#running.get(name))
    this.#running.delete(name)
  }

  isRunning(name: Name): boolean {
    return this.#running.has(name)
  }

  clear(): void {
    for (const timer of this.#running.values()) clearTimeout(timer)
    this.#running.clear()
  }
}
