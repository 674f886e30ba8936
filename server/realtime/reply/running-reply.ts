import type { Down } from '#protocol/realtime/down.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { Reservation } from '#server/services/budget/reserve.ts'

type RunningReplyOptions = {
  ids: { responseId: string; itemId: string }
  /** Counts the replies of the session from 1. */
  ordinal: number
  plan: DebtorPlan
  /** The conversation that it answers. */
  lines: readonly TranscriptLine[]
  /** When the line that it answers came in, in milliseconds of `performance.now()`; until then, when it was begun. */
  receivedAtMs: number
  /** Somebody hears it: then the voice sets the pace. */
  spoken: boolean
  /** What is put by for its words. */
  reservation: Reservation | null
}

/** A reply that is being worded in this process. Its text is what was shown so far. */
export class RunningReply {
  readonly ids: RunningReplyOptions['ids']
  readonly ordinal: number
  readonly plan: DebtorPlan
  readonly lines: readonly TranscriptLine[]
  #receivedAtMs: number
  readonly spoken: boolean
  readonly reservation: Reservation | null
  text = ''
  /** Stages of the reply, in milliseconds since the line came in; null for those that did not happen. */
  readonly stages: {
    firstTokenMs: number | null
    clauseReadyMs: number | null
    voiceFirstByteMs: number | null
    firstAudioMs: number | null
    overheadMs: number | null
  } = {
    firstTokenMs: null,
    clauseReadyMs: null,
    voiceFirstByteMs: null,
    firstAudioMs: null,
    overheadMs: null,
  }
  /** What was really played when it was interrupted; null while nobody has said. */
  playedMs: number | null = null
  abandoned = false
  onFirstAudio: () => void = () => undefined
  /** Resolves when the reply has been stored with its end. */
  readonly settled: Promise<void>
  readonly #controller = new AbortController()
  #markSettled: () => void = () => {}

  constructor(options: RunningReplyOptions) {
    this.ids = options.ids
    this.ordinal = options.ordinal
    this.plan = options.plan
    this.lines = options.lines
    this.#receivedAtMs = options.receivedAtMs
    this.spoken = options.spoken
    this.reservation = options.reservation
    this.settled = new Promise((resolve) => {
      this.#markSettled = resolve
    })
  }

  /** What tells a view of it. */
  get announcement(): Extract<Down, { type: 'response.created' }> {
    const { responseId, itemId } = this.ids
    return { type: 'response.created', response_id: responseId, item_id: itemId, ordinal: this.ordinal }
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Stops the wording and the voice at once, upstream too. `heardMs`: what of its sound was played. */
  stop(playedMs: number | null = null): void {
    this.playedMs ??= playedMs
    this.#controller.abort()
  }

  /** The process ends: what is not whole by now counts as failed, and can be asked for again. */
  abandon(): void {
    this.abandoned = true
    this.#controller.abort()
  }

  get receivedAtMs(): number {
    return this.#receivedAtMs
  }

  /** The line has come that it was begun for: what was ready by then took no time. */
  lineReceived(receivedAtMs: number): void {
    const { stages } = this
    const beganBeforeMs = receivedAtMs - this.#receivedAtMs
    if (stages.firstTokenMs !== null) stages.firstTokenMs = Math.max(0, stages.firstTokenMs - beganBeforeMs)
    this.#receivedAtMs = receivedAtMs
  }

  noteFirstToken(): void {
    this.stages.firstTokenMs ??= performance.now() - this.receivedAtMs
  }

  /** The first sound goes out. What the model and the voice took of the time is not ours (overhead). */
  noteFirstAudio({
    voiceFirstByteMs,
    clauseAskedMs,
  }: {
    voiceFirstByteMs: number
    clauseAskedMs: number
  }): void {
    const { stages } = this
    stages.voiceFirstByteMs = voiceFirstByteMs - this.receivedAtMs
    stages.firstAudioMs = performance.now() - this.receivedAtMs
    const providersMs = (stages.firstTokenMs ?? 0) + voiceFirstByteMs - clauseAskedMs
    stages.overheadMs = Math.max(0, stages.firstAudioMs - providersMs)
    this.onFirstAudio()
  }

  markSettled(): void {
    this.#markSettled()
  }
}
