import { VoiceError } from './tts.ts'

/** Who waits for a slice of speech. `live`: a person in a call hears it; otherwise it goes into a file. */
export type Speaker = { account: string; live: boolean }

/** Bounds on the characters that wait or are spoken, for speech in calls and for files separately. */
export type SpeechQueueBounds = { charactersMax: number; accountCharactersMax: number }

export const defaultSpeechQueueBounds: SpeechQueueBounds = {
  // About fifty of the longest texts.
  charactersMax: 200_000,
  // Five of the longest texts.
  accountCharactersMax: 20_000,
}

/** The queue of a voice is full: for this account, or as a whole. */
export class SpeechQueueFull extends VoiceError {
  readonly scope: 'account' | 'whole'
  constructor(scope: 'account' | 'whole') {
    const whose = scope === 'account' ? 'of this account' : 'of all accounts together'
    super('rate_limited', `too much speech ${whose} is waiting`, { afterAudio: false })
    this.scope = scope
  }
}

type Waiting<Worker> = { account: string; start(worker: Worker): void }

/** So often in a row speech in calls goes before files that wait. */
const liveInRowMax = 3

/**
 * Shares a few workers among accounts. Accounts take turns, a slice each, so that nobody waits for more than one
 * slice of another account; speech in calls goes before files. A slice that is given up leaves the queue at once.
 */
export class SpeechQueue<Worker extends { whenIdle(): Promise<void> }> {
  readonly #bounds: SpeechQueueBounds
  readonly #free: Worker[]
  /** The waiting slices by account, next account first. */
  readonly #waiting = {
    live: new Map<string, Waiting<Worker>[]>(),
    file: new Map<string, Waiting<Worker>[]>(),
  }
  readonly #characters = { live: new Map<string, number>(), file: new Map<string, number>() }
  #liveInRow = 0

  constructor(workers: readonly Worker[], bounds: SpeechQueueBounds) {
    this.#free = [...workers]
    this.#bounds = bounds
  }

  /** How many slices wait for a worker. */
  get waiting(): number {
    return [...this.#waiting.live.values(), ...this.#waiting.file.values()].flat().length
  }

  /**
   * Admits a text. Call the returned function when it is spoken or given up.
   * @throws {SpeechQueueFull}
   */
  admit({ account, live }: Speaker, characters: number): () => void {
    const held = this.#characters[live ? 'live' : 'file']
    const own = held.get(account) ?? 0
    // A single text is always admitted, whatever its length.
    if (own > 0 && own + characters > this.#bounds.accountCharactersMax) throw new SpeechQueueFull('account')
    const whole = [...held.values()].reduce((sum, each) => sum + each, 0)
    if (whole > 0 && whole + characters > this.#bounds.charactersMax) throw new SpeechQueueFull('whole')
    held.set(account, own + characters)
    return () => {
      const left = (held.get(account) ?? 0) - characters
      if (left > 0) held.set(account, left)
      else held.delete(account)
    }
  }

  /** Runs one slice when it is the account's turn. An abort takes it out of the queue. */
  async run<Result>(
    { account, live }: Speaker,
    signal: AbortSignal,
    work: (worker: Worker) => Promise<Result>,
  ): Promise<Result> {
    const worker = await this.#turn(this.#waiting[live ? 'live' : 'file'], account, signal)
    try {
      return await work(worker)
    } finally {
      // A slice that was given up may still be running.
      void worker.whenIdle().then(() => {
        this.#free.push(worker)
        this.#dispatch()
      })
    }
  }

  #turn(lane: Map<string, Waiting<Worker>[]>, account: string, signal: AbortSignal): Promise<Worker> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error)
      const own = lane.get(account) ?? []
      const leave = () => {
        own.splice(own.indexOf(slice), 1)
        if (own.length === 0 && lane.get(account) === own) lane.delete(account)
        reject(signal.reason as Error)
      }
      const slice: Waiting<Worker> = {
        account,
        start: (worker) => {
          signal.removeEventListener('abort', leave)
          resolve(worker)
        },
      }
      own.push(slice)
      lane.set(account, own)
      signal.addEventListener('abort', leave, { once: true })
      this.#dispatch()
    })
  }

  #dispatch(): void {
    while (this.#free.length > 0) {
      const next = this.#takeNext()
      if (next === null) return
      const worker = this.#free.shift()
      if (worker) next.start(worker)
    }
  }

  #takeNext(): Waiting<Worker> | null {
    const { live, file } = this.#waiting
    const fileFirst = this.#liveInRow >= liveInRowMax && file.size > 0
    if (!fileFirst && live.size > 0) {
      this.#liveInRow += 1
      return takeFrom(live)
    }
    this.#liveInRow = 0
    return takeFrom(file)
  }
}

/** The next slice of the account whose turn it is; the account then goes to the end. */
function takeFrom<Worker>(lane: Map<string, Waiting<Worker>[]>): Waiting<Worker> | null {
  for (const [account, slices] of lane) {
    lane.delete(account)
    const slice = slices.shift()
    if (slices.length > 0) lane.set(account, slices)
    if (slice) return slice
  }
  return null
}
