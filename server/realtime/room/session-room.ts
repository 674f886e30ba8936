import { randomUUID } from 'node:crypto'
import { findEventByClientMsgId } from '#db/events.ts'
import { type Down, type DurableEvent } from '#protocol/realtime/down.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerContext } from '#server/context.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import { AppError } from '#server/errors/app-error.ts'
import { giveTip } from '#server/services/coaching/give-tip.ts'
import { sendWhisper, type Whisper } from '#server/services/coaching/send-whisper.ts'
import { completeSession } from '#server/services/training-session/complete.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { StoredSnapshot } from '#server/services/transcript/read-snapshot.ts'
import { firstSeq } from '#server/services/transcript/first-seq.ts'
import { storeLine, storeReply } from '#server/services/transcript/store-line.ts'
import type { BusMessage } from '../processes/bus.ts'
import { CommandIds } from './command-ids.ts'
import { linesOf } from './lines.ts'
import { LocalReplies } from '../reply/local-replies.ts'
import { RemoteReply, replySoFarFrames } from './remote-reply.ts'
import { RoomAudience } from './room-audience.ts'
import { RoomLedger } from './room-ledger.ts'
import { closedRefusal, alreadyHandled, tooShortRefusal } from './refusals.ts'
import type { RunningReply } from '../reply/running-reply.ts'
import { InFlightTasks } from './in-flight-tasks.ts'
import type { View } from './view.ts'

/**
 * One session in this process: its open views and the reply that is being worded. Other processes may have rooms of
 * the same session: what one stores the others read, and a line that two would answer at once is answered by one
 * of them, since the other finds its transcript stale.
 */
export class SessionRoom {
  readonly sessionId: string
  readonly scenario: Scenario
  readonly audience: RoomAudience
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  readonly #ledger: RoomLedger
  readonly #remoteReply: RemoteReply
  readonly #commandIds: CommandIds
  readonly #localReplies: LocalReplies
  #completing = false
  #closed = false
  /** Commands that change the session run one after the other. */
  #queue: Promise<unknown> = Promise.resolve()
  /** What would be cut off if the process ended now. */
  readonly inFlight = new InFlightTasks(() => this.#ctx.rooms.release(this))
  /** A reply has ended elsewhere, and a line may wait that nobody answers there. */
  #maybeUnanswered = false

  constructor(ctx: ServerContext, target: ReplyTarget, stored: StoredSnapshot) {
    this.#ctx = ctx
    this.#target = target
    this.sessionId = target.sessionId
    this.audience = new RoomAudience(ctx, target, {
      transcript: () => this.transcript,
      replySoFar: () => this.#replySoFar,
    })
    this.#commandIds = new CommandIds(ctx.db, target.sessionId)
    this.scenario = target.scenario
    this.#ledger = new RoomLedger(ctx, target.sessionId, stored, {
      onEvent: (event) => this.#onEvent(event),
      onForeignWrite: () => this.#commandIds.forget(),
    })
    this.#remoteReply = new RemoteReply({
      ctx,
      sessionId: target.sessionId,
      transcript: () => this.transcript,
      localItemId: () => this.#reply?.ids.itemId ?? null,
      onAbandoned: (events) => {
        this.publish(events)
        this.#answerUnanswered(true)
      },
    })
    const { audience, inFlight } = this
    const room = { ctx, target, audience, inFlight, ledger: this.#ledger }
    this.#localReplies = new LocalReplies({ ...room, onEnded: (reply) => this.#followUp(reply) }, stored)
    this.#remoteReply.onTranscriptChanged()
  }

  get #reply(): RunningReply | null {
    return this.#localReplies.runningReply
  }

  /** The reply that is being worded, here or elsewhere, whole so far. */
  get #replySoFar(): Down[] {
    const reply = this.#reply
    return reply ? replySoFarFrames(reply.announcement, reply.text) : this.#remoteReply.announcement
  }

  get transcript(): Transcript {
    return this.#ledger.transcript
  }

  /** Nothing is open and nothing runs: the room may be forgotten. */
  get idle(): boolean {
    return this.audience.views.open.size === 0 && this.inFlight.idle
  }

  get closed(): boolean {
    return this.#closed
  }

  /** It is forgotten: nothing of it may stay open. */
  close(): void {
    this.#closed = true
    this.audience.voice.close()
    this.#localReplies.close()
    this.#ledger.close()
    this.#remoteReply.close()
  }

  /** Takes a view out; the room goes with the last one. */
  leave(view: View): void {
    this.audience.leave(view)
    this.#ctx.rooms.release(this)
  }

  /** Looks who has the session open in other processes. */
  refreshRemote(): Promise<void> {
    return this.audience.views.refreshRemote()
  }

  /** Other processes may have said something that was not heard. */
  async resync(): Promise<void> {
    await Promise.all([this.#ledger.refresh(), this.refreshRemote()])
    await this.#ledger.caughtUp()
    this.#answerUnanswered(false)
  }

  /** Sends a frame that is not stored to every live view, in other processes too. */
  broadcast(frame: Down, except?: View): void {
    this.audience.views.broadcast(frame, except)
  }

  // --- durable events

  /** Folds stored events in and sends them on, in the order of their `seq` whatever order they come in. */
  publish(events: readonly DurableEvent[]): void {
    this.#ledger.publish(events)
  }

  #onEvent(event: DurableEvent): void {
    this.audience.onEvent(event)
    this.#remoteReply.onTranscriptChanged()
    const ends = event.type === 'conversation.item.completed' || event.type === 'conversation.item.truncated'
    if (ends && event.item_id !== this.#reply?.ids.itemId) this.#maybeUnanswered = true
  }

  /** Another process tells something of this session. What is stored comes before what was said after it. */
  async onBusMessage(message: BusMessage): Promise<void> {
    if (message.type === 'head') this.#ledger.noteHead(message.headSeq)
    await this.#ledger.caughtUp()
    switch (message.type) {
      case 'head':
        return this.#answerUnanswered(false)
      case 'live':
        this.#remoteReply.onFrame(message.frame)
        return this.audience.views.sendLocal(message.frame)
      case 'presence':
        await this.refreshRemote()
        // Somebody who has just come in elsewhere has missed the words so far.
        if (this.#reply && this.audience.views.openElsewhere)
          for (const frame of this.#replySoFar) this.audience.views.sendRemote(frame)
        return this.#answerUnanswered(false)
      case 'cancel':
        if (this.#reply?.ids.responseId === message.responseId)
          this.#localReplies.stop(this.#reply, message.audioEndMs)
        return
      case 'microphone':
        return this.audience.giveUpMicrophone()
      default:
        return unreachable(message)
    }
  }

  // --- commands

  #enqueue<Result>(command: () => Promise<Result>): Promise<Result> {
    const run = this.#queue.then(command)
    this.#queue = run.catch(() => undefined)
    return this.inFlight.track(run)
  }

  /**
   * Stores a line of the collector and starts the reply to it, or leaves that to the reply that is
   * running. Returns the line's `seq`, the same for every retry (P3).
   */
  submit(line: { clientMsgId: string; text: string; durationMs: number | null }): Promise<number> {
    const receivedAtMs = performance.now()
    const store = async (knownSeq: number) => {
      const itemId = randomUUID()
      const lines: TranscriptLine[] = [
        ...linesOf(this.transcript),
        { itemId, speaker: 'user', text: line.text },
      ]
      const { plan } = respond(this.scenario, lines)
      const refusal =
        closedRefusal(this.transcript, this.#completing) ??
        (plan === null ? new AppError('call_ended', 'the debtor has ended the call') : null)
      if (refusal || plan === null) return this.#seqOfRetryOrThrow(line.clientMsgId, refusal)
      if (await this.#commandIds.has(line.clientMsgId)) return this.#seqOfRetryOrThrow(line.clientMsgId, null)
      const generation = this.replying
        ? null
        : await this.#localReplies.prepare({ plan, lines }, receivedAtMs)
      try {
        const stored = await storeLine(
          this.#ctx,
          { sessionId: this.sessionId, itemId, knownSeq, ...line },
          generation && { ...generation.reply.ids, processId: this.#ctx.processLock.processId },
        )
        if (stored.name === 'repeated') {
          if (generation) void this.#localReplies.discard(generation)
          this.#ledger.noteHead(stored.seq)
          return stored.seq
        }
        this.#commandIds.add(line.clientMsgId)
        if (generation) this.#localReplies.start(generation, stored.events)
        else this.publish(stored.events)
        return firstSeq(stored.events)
      } catch (error) {
        if (generation) await this.#localReplies.discard(generation)
        throw error
      }
    }
    return this.#enqueue(() => this.#ledger.retryWhenStale(store))
  }

  /** Words that somebody is saying, shown to the others; they are no line yet. */
  onPartialTranscript(utteranceId: string, text: string, from?: View): void {
    if (text.trim() !== '') this.audience.voice.onWordsRecognised()
    this.broadcast({ type: 'input_transcript.delta', utterance_id: utteranceId, text }, from)
    this.#localReplies.hearPartial(utteranceId, text)
  }

  /** Nobody speaks any more, for now. */
  onSpeechStopped(): void {
    this.audience.voice.speechStopped()
    if (!this.replying && closedRefusal(this.transcript, this.#completing) === null)
      this.#localReplies.speakerPaused()
  }

  /** Starts a reply to lines that have none: after one that failed. */
  createReply(clientMsgId: string): Promise<number> {
    const receivedAtMs = performance.now()
    const store = async (knownSeq: number) => {
      const lines = linesOf(this.transcript)
      const { plan } = respond(this.scenario, lines)
      const due = !this.replying && lines.at(-1)?.speaker === 'user'
      const refusal =
        closedRefusal(this.transcript, this.#completing) ??
        (due ? null : new AppError('nothing_to_answer', 'no line is waiting for a reply'))
      if (refusal || plan === null) return this.#seqOfRetryOrThrow(clientMsgId, refusal)
      const generation = await this.#localReplies.prepare({ plan, lines }, receivedAtMs)
      const ids = { ...generation.reply.ids, processId: this.#ctx.processLock.processId }
      const stored = storeReply(this.#ctx, this.sessionId, ids, { clientMsgId, knownSeq })
      const events = await stored.catch(async (error) => {
        await this.#localReplies.discard(generation)
        throw error
      })
      this.#commandIds.add(clientMsgId)
      this.#localReplies.start(generation, events)
      return firstSeq(events)
    }
    return this.#enqueue(() => this.#ledger.retryWhenStale(store))
  }

  /**
   * Stops a reply: what was heard of it stays, or what was shown where it was only read. Stopping one that has
   * ended does nothing.
   */
  async cancel(responseId: string, audioEndMs: number | null): Promise<void> {
    const reply = this.#reply
    if (reply?.ids.responseId === responseId) {
      this.#localReplies.stop(reply, audioEndMs)
      await reply.settled
    } else if (this.#remoteReply.item?.response_id === responseId) await this.#remoteReply.stop(audioEndMs)
    else if (!this.transcript.items.some((item) => item.response_id === responseId))
      throw new AppError('reply_not_found', 'no such reply in this session')
  }

  /** Stores a supervisor's word to the trainee; returns its `seq`, the same for every retry. */
  whisper(given: Whisper): Promise<number> {
    return this.inFlight.track(this.#whisper(given))
  }

  async #whisper(given: Whisper): Promise<number> {
    if (this.transcript.session?.status === 'completed')
      throw new AppError('session_completed', 'the session has ended')
    const { seq, events } = await sendWhisper(this.#ctx, this.#target, given)
    this.publish(events)
    return seq
  }

  /** Ends the session and scores its transcript. A reply that is running is stopped first. */
  complete(clientMsgId: string): Promise<number> {
    return this.inFlight.track(this.#complete(clientMsgId))
  }

  async #complete(clientMsgId: string): Promise<number> {
    const refusal = closedRefusal(this.transcript, this.#completing) ?? tooShortRefusal(this.transcript)
    if (refusal) return this.#seqOfRetryOrThrow(clientMsgId, refusal)
    this.#completing = true
    try {
      await this.#queue
      return await this.#ledger.retryWhenStale(async () => {
        this.#reply?.stop(this.audience.voice.reportedMs)
        await this.#reply?.settled
        await this.#remoteReply.stop(null)
        const lines = linesOf(this.transcript)
        const knownSeq = this.transcript.headSeq
        const events = await completeSession(this.#ctx, { ...this.#target, lines, knownSeq }, clientMsgId)
        this.publish(events)
        return firstSeq(events)
      })
    } finally {
      this.#completing = false
    }
  }

  /** Resolves when no reply runs, in whichever process. */
  async whenNotReplying(): Promise<void> {
    while (this.replying) {
      await this.#reply?.settled
      await this.#remoteReply.whenEnded()
    }
  }

  /** A reply is being worded, here or in another process. */
  get replying(): boolean {
    return this.#reply !== null || this.#remoteReply.item !== undefined
  }

  /** The reply that is running, if one is. */
  get running(): RunningReply | null {
    return this.#reply
  }

  /** The `seq` of the event that a command caused; null where it caused none. */
  async seqOf(clientMsgId: string): Promise<number | null> {
    return (await findEventByClientMsgId(this.#ctx.db, this.sessionId, clientMsgId))?.seq ?? null
  }

  /** A command that is refused now may be the retry of one that was carried out: then it has its answer. */
  async #seqOfRetryOrThrow(clientMsgId: string, refusal: AppError | null): Promise<number> {
    const first = await findEventByClientMsgId(this.#ctx.db, this.sessionId, clientMsgId)
    if (first) {
      this.#ledger.noteHead(first.seq)
      return first.seq
    }
    throw refusal ?? new AppError('call_ended', 'the debtor has ended the call')
  }

  // --- after a reply

  /** A debtor who hung up has ended the session; lines that came in meanwhile get their reply now. */
  #followUp(reply: RunningReply): void {
    const ended = this.transcript.items.find((item) => item.id === reply.ids.itemId)
    const waiting = this.transcript.items.at(-1)?.role === 'user'
    let next: Promise<unknown> = Promise.resolve()
    if (ended?.status === 'complete' && !this.#completing) {
      if (reply.plan.endsCall) next = this.complete(randomUUID())
      else if (waiting) next = this.audience.views.shouldAnswerHere ? this.createReply(randomUUID()) : next
      else next = this.#giveTip()
    }
    this.#runFollowUp(next)
  }

  /**
   * A line that waits for its reply since one ended in another process: answered here if its trainee is here and not
   * there any more, or if that process is dead.
   */
  #answerUnanswered(abandoned: boolean): void {
    if (!this.#maybeUnanswered || this.replying || this.#completing) return
    const waiting = this.transcript.items.at(-1)?.role === 'user'
    if (waiting && !abandoned && !this.audience.views.traineeOnlyHere) return
    this.#maybeUnanswered = false
    if (waiting) this.#runFollowUp(this.createReply(randomUUID()))
  }

  #runFollowUp(next: Promise<unknown>): void {
    const over = next.catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'budget_exceeded')
        this.broadcast({ type: 'error', ...error.forChannel, fatal: false })
      else if (!alreadyHandled(error))
        this.#ctx.log.error({ sessionId: this.sessionId, err: error }, 'the follow-up of a reply failed')
    })
    void this.inFlight.track(over)
  }

  /** The coach's word on the exchange that has just ended. */
  async #giveTip(): Promise<void> {
    this.publish(await giveTip(this.#ctx, { ...this.#target, lines: linesOf(this.transcript) }))
  }
}

function unreachable(message: never): never {
  throw new Error(`unexpected message ${JSON.stringify(message)}`)
}
