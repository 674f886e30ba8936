import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { Reservation } from '#server/services/budget/reserve.ts'

type RunningReplyOptions = {
  ids: { responseId: string; itemId: string }
  /** Number of the reply in the session, from 1. */
  ordinal: number
  plan: DebtorPlan
  /** The move that the plan is of, which is stored with the reply. */
  move?: Move | null
  /** The conversation it answers. */
  lines: readonly TranscriptLine[]
  /**
   * When the line that it answers was received, in milliseconds of `performance.now()`; for a preemptive
   * generation its start, until the line arrives.
   */
  receivedAtMs: number
  /** Somebody listens to it, so the voice sets the pace. */
  spoken: boolean
  /** The budget reserved for it. */
  reservation: Reservation | null
}

/** A reply that is being generated in this process. `text` is what has been shown so far. */
export class RunningReply {
  readonly ids: RunningReplyOptions['ids']
  readonly ordinal: number
  readonly plan: DebtorPlan
  /** The move that it puts into words: the debtor's choice, unless a model takes another. */
  move: Move | null
  readonly lines: readonly TranscriptLine[]
  #receivedAtMs: number
  readonly spoken: boolean
  readonly reservation: Reservation | null
  text = ''
  /** Stages of the reply, in milliseconds since the line was received; null for those that did not happen. */
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
  /** How much audio was really played when it was interrupted; null until reported. */
  playedMs: number | null = null
  abandoned = false
  onFirstAudio: () => void = () => undefined
  /** Resolves when the end of the reply is stored. */
  readonly settled: Promise<void>
  readonly #controller = new AbortController()
  readonly #finishing = new AbortController()
  #markSettled: () => void = () => {}

  constructor(options: RunningReplyOptions) {
    this.ids = options.ids
    this.ordinal = options.ordinal
    this.plan = options.plan
    this.move = options.move ?? null
    this.lines = options.lines
    this.#receivedAtMs = options.receivedAtMs
    this.spoken = options.spoken
    this.reservation = options.reservation
    this.settled = new Promise((resolve) => {
      this.#markSettled = resolve
    })
  }

  /** The frame that announces it to a view. */
  get announcement(): Extract<ServerFrame, { type: 'response.created' }> {
    const { responseId, itemId } = this.ids
    return { type: 'response.created', response_id: responseId, item_id: itemId, ordinal: this.ordinal }
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Stops generation and voice immediately, also upstream. `playedMs`: how much of its audio was played. */
  stop(playedMs: number | null = null): void {
    this.playedMs ??= playedMs
    this.#controller.abort()
  }

  /** Aborts when nobody waits for the reply any longer; it still ends as a whole line. */
  get finishSignal(): AbortSignal {
    return this.#finishing.signal
  }

  /** Leaves the model and the voice, also upstream: the rest of the line is added without them. */
  finishUnattended(): void {
    this.#finishing.abort()
  }

  /**
   * Stops the reply because the process ends: an incomplete reply counts as failed and can be requested
   * again.
   */
  abandon(): void {
    this.abandoned = true
    this.#controller.abort()
  }

  get receivedAtMs(): number {
    return this.#receivedAtMs
  }

  /** The line of a preemptive generation has arrived: what was ready before counts as no latency. */
  lineReceived(receivedAtMs: number): void {
    const { stages } = this
    const beganBeforeMs = receivedAtMs - this.#receivedAtMs
    if (stages.firstTokenMs !== null) stages.firstTokenMs = Math.max(0, stages.firstTokenMs - beganBeforeMs)
    this.#receivedAtMs = receivedAtMs
  }

  noteFirstToken(): void {
    this.stages.firstTokenMs ??= performance.now() - this.receivedAtMs
  }

  /** Records the first audio sent. The time spent by the model and the voice is not our overhead. */
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
