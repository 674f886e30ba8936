import { randomUUID } from 'node:crypto'
import type { ServerFrame, DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { ServerContext } from '#server/context.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import { AppError } from '#server/errors/app-error.ts'
import { slicedReader } from '#server/simulation/slices.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { StoredSnapshot } from '#server/services/transcript/read-snapshot.ts'
import type { ReplyEnd } from '#server/services/transcript/settle-reply.ts'
import { type PendingGeneration, startGeneration, discardGeneration } from './start-generation.ts'
import { BudgetReservation } from './budget-reservation.ts'
import { PreemptiveGeneration, type ReplyInput } from './preemptive-generation.ts'
import type { RoomAudience } from '../room/room-audience.ts'
import { linesWith, nextLine } from '../room/lines.ts'
import type { RoomLedger } from '../room/room-ledger.ts'
import { runReply } from './run-reply.ts'
import { RunningReply } from './running-reply.ts'
import { settleWithRetry } from './settle-with-retry.ts'
import type { InFlightTasks } from '../room/in-flight-tasks.ts'

type Room = {
  ctx: ServerContext
  target: ReplyTarget
  audience: RoomAudience
  ledger: RoomLedger
  inFlight: InFlightTasks
  /** Whether anybody waits for a reply, in this or another process. */
  isAwaited(): boolean
  /** Called when a reply has ended and its end is stored or was found stored. */
  onEnded(reply: RunningReply): void
}

/** The replies of one session that this process generates, one at a time. */
export class LocalReplies {
  readonly #room: Room
  readonly #budget: BudgetReservation
  readonly #preemptive: PreemptiveGeneration
  #ordinal: number
  #running: RunningReply | null = null
  /** The preemptive generation that is being discarded; null if there is none. */
  #discarding: Promise<void> | null = null
  #unattendedTimer: NodeJS.Timeout | null = null

  constructor(room: Room, stored: StoredSnapshot) {
    this.#room = room
    this.#budget = new BudgetReservation(room.ctx, room.target)
    this.#preemptive = new PreemptiveGeneration({
      inputAfter: (text) => this.#inputAfter(text),
      start: (input) => this.#startPreemptively(input),
      discard: (generation) => this.#discardPending(generation),
    })
    this.#ordinal = stored.snapshot.items.filter((item) => item.response_id !== undefined).length
  }

  get runningReply(): RunningReply | null {
    return this.#running
  }

  /** Partial transcript of what the user is saying. */
  onPartialTranscript(utteranceId: string, text: string): void {
    this.#preemptive.onPartialTranscript(utteranceId, text)
  }

  /** The speaker has paused: the reply may be generated before the transcript is final. */
  speakerPaused(): void {
    this.#preemptive.speakerPaused()
  }

  /**
   * Starts the next reply with its budget reserved, or takes over the preemptive generation. Nobody reads it
   * yet.
   * @throws {AppError} `budget_exceeded`
   */
  async prepare(input: ReplyInput, receivedAtMs: number): Promise<PendingGeneration> {
    const preemptive = await this.#preemptive.claim(input)
    if (preemptive?.reply.spoken === this.#room.audience.voice.hasListeners) {
      preemptive.reply.lineReceived(receivedAtMs)
      return preemptive
    }
    if (preemptive) this.#discardPending(Promise.resolve(preemptive))
    const discarding = this.#discarding
    try {
      return await this.#startGeneration(input, receivedAtMs)
    } catch (error) {
      if (discarding === null || !(error instanceof AppError) || error.code !== 'budget_exceeded') throw error
      // The reservation of the discarded reply may be all that is left of today's budget.
      await discarding
      return this.#startGeneration(input, receivedAtMs)
    }
  }

  #discardPending(generation: Promise<PendingGeneration | null>): void {
    const discarding = generation
      .then((reply) => (reply ? this.discard(reply) : undefined))
      .finally(() => {
        if (this.#discarding === discarding) this.#discarding = null
      })
    this.#discarding = discarding
  }

  /** Discards a generation that will not be shown. */
  async discard(generation: PendingGeneration): Promise<void> {
    const { ctx, target, audience, inFlight } = this.#room
    const { reply, speech } = generation
    const voice = speech && audience.voice.discardPrepared(speech, reply.ids.responseId)
    await inFlight.track(Promise.all([voice, discardGeneration(ctx, target, generation)]))
  }

  /** Starts a reply whose line has not come yet: its text, and the sound of its first clause. */
  async #startPreemptively(input: ReplyInput): Promise<PendingGeneration> {
    const generation = await this.#startGeneration(input, performance.now())
    const { reply, events } = generation
    return { ...generation, speech: this.#room.audience.voice.prepare(reply, events) }
  }

  async #startGeneration(input: ReplyInput, receivedAtMs: number): Promise<PendingGeneration> {
    const { ctx, target, audience } = this.#room
    const ids = { responseId: randomUUID(), itemId: randomUUID() }
    const at = { receivedAtMs, ordinal: this.#ordinal + 1, spoken: audience.voice.hasListeners }
    const reservation = await this.#budget.reserve(input)
    return startGeneration(ctx, target, new RunningReply({ ...input, ...at, ids, reservation }))
  }

  /** The input of the reply to these words; null if the debtor would not answer, or if nobody listens. */
  #inputAfter(text: string): ReplyInput | null {
    const { target, audience, ledger } = this.#room
    if (this.#running || !audience.voice.hasListeners) return null
    const line = nextLine(ledger.transcript, { text, durationMs: null, spoken: true })
    const lines = linesWith(ledger.lines, line, null)
    // A long stored session that nobody has read here yet: a guess is not worth the wait.
    if (!slicedReader.isRead(target.scenario, lines)) return null
    const { plan, move } = respond(target.scenario, lines)
    return plan && { plan, move, lines }
  }

  /**
   * Starts reading and sending a reply. `stored`: the events that created it; publishing them after
   * `#running` is set makes it known as local.
   */
  start({ reply, events, speech: prepared }: PendingGeneration, stored: readonly DurableEvent[]): void {
    const { ctx, target, audience, ledger, inFlight } = this.#room
    this.#running = reply
    this.#ordinal = reply.ordinal
    ledger.publish(stored)
    this.attendanceChanged()
    const send = (frame: ServerFrame) => audience.views.broadcast(frame)
    send(reply.announcement)
    const speech = reply.spoken ? audience.voice.speak(reply, prepared, send) : null
    if (reply.spoken) this.#budget.reserveNext()
    const ended = runReply(ctx, target, reply, events, send, speech)
      .then((end) => this.#settle(reply, end))
      .catch((error: unknown) => {
        ctx.log.error({ sessionId: target.sessionId, err: error }, 'could not settle a reply')
      })
      .finally(() => {
        this.#running = null
        this.#clearUnattendedTimer()
        reply.markSettled()
        this.#room.onEnded(reply)
      })
    void inFlight.track(ended)
  }

  /** Stops a reply immediately, also upstream. `audioEndMs`: how much of its audio was played. */
  stop(reply: RunningReply, audioEndMs: number | null): void {
    reply.stop(audioEndMs)
    if (reply.spoken)
      this.#room.audience.views.broadcast({
        type: 'output_audio.cleared',
        response_id: reply.ids.responseId,
      })
  }

  /**
   * Called when somebody who may wait for the reply has left: once nobody has waited for a while, the model and
   * the voice are not worth their cost [REPLY3].
   */
  attendanceChanged(): void {
    this.#clearUnattendedTimer()
    const reply = this.#running
    if (reply === null || this.#room.isAwaited()) return
    this.#unattendedTimer = setTimeout(() => {
      if (!this.#room.isAwaited()) reply.finishUnattended()
    }, this.#room.ctx.replies.unattendedMs)
  }

  #clearUnattendedTimer(): void {
    if (this.#unattendedTimer) clearTimeout(this.#unattendedTimer)
    this.#unattendedTimer = null
  }

  /** Releases everything held for a next reply. */
  close(): void {
    this.#preemptive.discard()
    this.#budget.release()
  }

  async #settle(reply: RunningReply, end: ReplyEnd): Promise<void> {
    const { ctx, target, audience, ledger } = this.#room
    const { responseId, itemId } = reply.ids
    const events = await settleWithRetry(ctx, { sessionId: target.sessionId, itemId }, end, reply.move)
    if (events.length > 0 && reply.move) ledger.turns.note(itemId, { move: reply.move })
    ledger.publish(events)
    // No events: another process has ended it. Either way, what was said in other processes meanwhile decides
    // what follows.
    if (events.length === 0) await ledger.refresh()
    await ledger.caughtUp()
    ctx.metrics.reply(end.status)
    audience.views.broadcast({
      type: 'response.output_text.done',
      response_id: responseId,
      status: end.status,
    })
  }
}
