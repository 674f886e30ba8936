import { setImmediate as nextTurn } from 'node:timers/promises'
import { fold } from '#server/domain/debtor/fold.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'

/**
 * How long a slice of a reading may hold the event loop. An answer to somebody else takes several turns of the loop, so
 * it is far below 20 ms. A line of 4,000 characters alone takes some 10 ms.
 */
const sliceMs = 2
/** A turn of a call adds two lines: so few are read at once. */
const readAtOnce = 8
/** Each step checks all earlier lines again, so steps grow with the transcript. */
const linesPerStep = (read: number): number => 2 + Math.floor(read / 250)

type Reading = {
  scenario: Scenario
  lines: readonly TranscriptLine[]
  done(): void
  fail(error: unknown): void
}

/**
 * Reads long transcripts in slices between which the event loop turns. The debtor keeps what it has lived by the
 * scenario object, so afterwards `respond` and `observe` with the same scenario and lines take no time. However many
 * transcripts are being read, one slice runs per turn of the event loop; the transcripts take turns.
 */
export class SlicedReader {
  readonly #nowMs: () => number
  /** The number of lines that were read of each scenario. */
  readonly #read = new WeakMap<Scenario, number>()
  readonly #waiting: Reading[] = []
  #running = false

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs
  }

  /** Whether the debtor can answer these lines without a long reading. */
  isRead(scenario: Scenario, lines: readonly TranscriptLine[]): boolean {
    return lines.length <= (this.#read.get(scenario) ?? 0) + readAtOnce
  }

  /** Resolves when the lines are read: at once if only the latest are new. */
  read(scenario: Scenario, lines: readonly TranscriptLine[]): Promise<void> {
    if (this.isRead(scenario, lines)) {
      this.note(scenario, lines)
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ scenario, lines, done: resolve, fail: reject })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    for (;;) {
      const reading = this.#waiting.shift()
      if (!reading) break
      try {
        if (this.#slice(reading)) reading.done()
        else this.#waiting.push(reading)
      } catch (error) {
        reading.fail(error)
      }
      await nextTurn()
    }
    this.#running = false
  }

  /** Reads on for one slice. Returns whether that was the end. */
  #slice({ scenario, lines }: Reading): boolean {
    const endMs = this.#nowMs() + sliceMs
    let read = this.#read.get(scenario) ?? 0
    while (read < lines.length && this.#nowMs() < endMs) {
      read = Math.min(lines.length, read + linesPerStep(read))
      fold(scenario, lines.slice(0, read))
      this.#read.set(scenario, read)
    }
    return read >= lines.length
  }

  /** The lines were read by the caller. */
  note(scenario: Scenario, lines: readonly TranscriptLine[]): void {
    if (lines.length > (this.#read.get(scenario) ?? 0)) this.#read.set(scenario, lines.length)
  }
}

/** One for the process: all of its sessions share the event loop. */
export const slicedReader = new SlicedReader()
