/** Passes pushed events to one reader, in order, until the queue ends or fails. */
export class EventQueue<Event> {
  readonly #events: Event[] = []
  #end: { error: Error | null } | null = null
  #wake: () => void = () => undefined

  push(event: Event): void {
    if (this.#end) return
    this.#events.push(event)
    this.#wake()
  }

  end(): void {
    this.#end ??= { error: null }
    this.#wake()
  }

  /** The reader gets the events pushed before, then the error. */
  fail(error: Error): void {
    this.#end ??= { error }
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    for (;;) {
      for (;;) {
        const event = this.#events.shift()
        if (event === undefined) break
        yield event
      }
      if (this.#end?.error) throw this.#end.error
      if (this.#end) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}
