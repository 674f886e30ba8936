import { setTimeout as never } from 'node:timers/promises'
import type { Tts } from '#server/providers/tts/tts.ts'

/** One clause that a voice was asked for. */
export type AskedClause = {
  text: string
  /** The sound that it has brought so far. */
  pcm: Uint8Array[]
  /** Settles when it was left: with all of its sound, or before. */
  ended: Promise<'whole' | 'cut short'>
}

/** A voice that keeps a record of what it is asked for. */
export class WatchedVoice {
  readonly asked: AskedClause[] = []
  readonly tts: Tts
  #stallsNext = false
  #wake: () => void = () => undefined

  constructor(tts: Tts) {
    this.tts = {
      ...tts,
      open: (choice) => {
        const connection = tts.open(choice)
        return {
          speak: (text, signal) => this.#watch(text, connection.speak(text, signal), signal),
          close: () => connection.close(),
        }
      },
    }
  }

  /** The next clause brings its first sound and then nothing more, until it is cancelled. */
  stallNext(): void {
    this.#stallsNext = true
  }

  /** Waits for the clause with this index, starting at 0. */
  async clause(index: number): Promise<AskedClause> {
    for (;;) {
      const clause = this.asked[index]
      if (clause) return clause
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  async *#watch<Event extends { type: string; pcm?: Uint8Array }>(
    text: string,
    events: AsyncIterable<Event>,
    signal: AbortSignal,
  ): AsyncGenerator<Event> {
    const stalls = this.#stallsNext
    this.#stallsNext = false
    let end: (how: 'whole' | 'cut short') => void = () => undefined
    const ended = new Promise<'whole' | 'cut short'>((resolve) => (end = resolve))
    const clause: AskedClause = { text, pcm: [], ended }
    this.asked.push(clause)
    this.#wake()
    try {
      for await (const event of events) {
        if (event.pcm) clause.pcm.push(event.pcm.slice())
        yield event
        if (stalls && event.pcm) await never(2 ** 30, undefined, { signal })
      }
      end('whole')
    } finally {
      end('cut short')
    }
  }
}
