import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Line } from '#server/domain/debtor/scenario.ts'

type Given = {
  ids: { responseId: string; itemId: string }
  /** Counts the replies of the session from 1. */
  ordinal: number
  plan: DebtorPlan
  /** The conversation that it answers. */
  lines: readonly Line[]
  /** When the line that it answers came in, in milliseconds of `performance.now()`. */
  receivedAtMs: number
}

/** A reply that is being worded in this process. Its text is what was shown so far. */
export class RunningReply {
  readonly ids: Given['ids']
  readonly ordinal: number
  readonly plan: DebtorPlan
  readonly lines: readonly Line[]
  readonly receivedAtMs: number
  text = ''
  /** Resolves when the reply has been stored with its end. */
  readonly settled: Promise<void>
  readonly #controller = new AbortController()
  #markSettled: () => void = () => {}

  constructor(given: Given) {
    this.ids = given.ids
    this.ordinal = given.ordinal
    this.plan = given.plan
    this.lines = given.lines
    this.receivedAtMs = given.receivedAtMs
    this.settled = new Promise((resolve) => {
      this.#markSettled = resolve
    })
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Stops the wording at once, upstream too. */
  stop(): void {
    this.#controller.abort()
  }

  markSettled(): void {
    this.#markSettled()
  }
}
