/**
 * Events of which some are read before their reader asks for them. The reader gets every event once, in order, and the
 * failure in its place.
 */
export class ReadAhead<Event> implements AsyncIterable<Event> {
  readonly #events: AsyncGenerator<Event>
  readonly #ahead: Promise<IteratorResult<Event>>[] = []

  constructor(events: AsyncGenerator<Event>) {
    this.#events = events
  }

  /** The event with this index, starting at 0; it is kept for the reader. Only before the reader has begun. */
  async peek(index: number): Promise<IteratorResult<Event>> {
    while (this.#ahead.length <= index) {
      const next = this.#events.next()
      // The reader gets the failure; events that nobody reads have none.
      next.catch(() => undefined)
      this.#ahead.push(next)
    }
    const found = this.#ahead[index]
    if (!found) throw new Error('the events are being read')
    return found
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    try {
      for (;;) {
        const next = await (this.#ahead.shift() ?? this.#events.next())
        if (next.done) return
        yield next.value
      }
    } finally {
      await this.#events.return(undefined)
    }
  }
}
