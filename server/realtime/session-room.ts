import { randomUUID } from 'node:crypto'
import { findEventByClientMsgId, readEvents } from '#db/events.ts'
import { type Down, type DurableEvent } from '#protocol/realtime/down.ts'
import { applyFrame, emptyTranscript, type Transcript } from '#protocol/realtime/transcript.ts'
import type { VoiceSettings } from '#protocol/realtime/voice.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ServerContext } from '#server/context.ts'
import type { Line, Scenario } from '#server/domain/debtor/scenario.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import { AppError } from '#server/errors/app-error.ts'
import { giveTip } from '#server/services/coaching/give-tip.ts'
import { completeSession } from '#server/services/training-session/complete.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { frameOf } from '#server/services/transcript/events.ts'
import type { StoredSnapshot } from '#server/services/transcript/read-snapshot.ts'
import { firstSeq } from '#server/services/transcript/first-seq.ts'
import { type ReplyEnd, settleReply } from '#server/services/transcript/settle-reply.ts'
import { storeLine, storeReply } from '#server/services/transcript/store-line.ts'
import type { WordedReply } from '#server/services/turn/word-reply.ts'
import { beginWords } from './begin-words.ts'
import { CommandIds } from './command-ids.ts'
import { LeaseAhead } from './lease-ahead.ts'
import { linesOf } from './lines.ts'
import { dropReply, newReply } from './new-reply.ts'
import { runReply } from './run-reply.ts'
import type { RunningReply } from './running-reply.ts'
import { UnderWay } from './under-way.ts'
import type { View } from './view.ts'
import { RoomVoice } from './voice/room-voice.ts'

/**
 * One session in this process: its transcript, its open views and the reply that is being worded. The
 * transcript is the fold of the durable events, by the same function that the client uses; the events
 * table is the truth, and whatever is missing here is read from it.
 */
export class SessionRoom {
  readonly sessionId: string
  readonly scenario: Scenario
  transcript: Transcript
  readonly voice: RoomVoice
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  readonly #views = new Set<View>()
  readonly #commandIds: CommandIds
  readonly #leases: LeaseAhead
  #reply: RunningReply | null = null
  #ordinal: number
  #completing = false
  /** Commands that change the session run one after the other. */
  #queue: Promise<unknown> = Promise.resolve()
  /** What would be cut off if the process ended now. */
  readonly underWay = new UnderWay()
  #waiting = 0
  #reading = false
  readonly #early = new Map<number, DurableEvent>()

  constructor(ctx: ServerContext, target: ReplyTarget, stored: StoredSnapshot) {
    this.#ctx = ctx
    this.#target = target
    this.sessionId = target.sessionId
    this.voice = new RoomVoice(ctx, target, this.#views)
    this.#commandIds = new CommandIds(ctx.db, target.sessionId)
    this.#leases = new LeaseAhead(ctx, target)
    this.scenario = target.scenario
    this.transcript = applyFrame(emptyTranscript, {
      type: 'session.created',
      protocol: 0,
      epoch: stored.epoch,
      head_seq: stored.headSeq,
      snapshot: stored.snapshot,
      limits: { line_max_chars: limits.lineMax, frame_max_bytes: limits.frameMaxBytes },
    })
    this.#ordinal = stored.snapshot.items.filter((item) => item.response_id !== undefined).length
  }

  /** Nothing is open and nothing runs: the room may be forgotten. */
  get idle(): boolean {
    return this.#views.size === 0 && this.#reply === null && this.#waiting === 0 && !this.#completing
  }

  /** It is forgotten: nothing of it may stay open. */
  close(): void {
    this.voice.close()
    this.#leases.giveBack()
  }

  // --- views

  enter(view: View): void {
    this.#views.add(view)
    this.#announceParticipants()
  }

  leave(view: View): void {
    if (this.#views.delete(view)) {
      this.voice.leave(view)
      this.#announceParticipants()
    }
    this.#ctx.rooms.release(this)
  }

  get participants() {
    return [...this.#views].map((view) => view.participant)
  }

  /**
   * Brings a view up to the head and makes it live: first the durable events that it lacks, then the
   * reply that is being worded, whole so far. Nothing is sent twice and nothing between is left out.
   */
  async goLive(view: View): Promise<void> {
    while (view.seq < this.transcript.headSeq) {
      const rows = await readEvents(this.#ctx.db, this.sessionId, view.seq, limits.replayMax)
      if (rows.length === 0) break
      for (const row of rows) this.#sendDurable(view, frameOf(row))
    }
    if (this.#reply) {
      view.send(this.#reply.announcement)
      const { ids, text } = this.#reply
      view.send({ type: 'response.output_text.delta', response_id: ids.responseId, offset: 0, text })
    }
    const sounding = this.voice.announcement
    if (sounding) view.send(sounding)
    view.send(this.#participantsFor(view))
    view.live = true
  }

  /** Tells every view who is there and, each for itself, whether it holds the microphone. */
  #announceParticipants(): void {
    for (const view of this.#views) if (view.live) view.send(this.#participantsFor(view))
  }

  #participantsFor(view: View): Down {
    const { microphone } = view.participant
    return { type: 'participants.changed', participants: this.participants, microphone_here: microphone }
  }

  configureVoice(view: View, settings: VoiceSettings): void {
    this.voice.configure(view, settings)
    this.#announceParticipants()
  }

  takeMicrophone(view: View): void {
    this.voice.take(view)
    this.#announceParticipants()
  }

  /** Sends a frame that is not stored to every live view. */
  broadcast(frame: Down, except?: View): void {
    for (const view of this.#views) if (view.live && view !== except) view.send(frame)
  }

  // --- durable events

  /** Folds stored events in and sends them on, in the order of their `seq` whatever order they come in. */
  publish(events: readonly DurableEvent[]): void {
    for (const event of events) if (event.seq > this.transcript.headSeq) this.#early.set(event.seq, event)
    this.#deliver()
    if (this.#early.size > 0) this.#readMissing()
    this.#ctx.bus.publish(this.sessionId, this.transcript.headSeq)
  }

  /** Another process has stored events up to `headSeq`. */
  hear(headSeq: number): void {
    if (headSeq > this.transcript.headSeq) this.#readMissing()
  }

  #deliver(): void {
    for (;;) {
      const event = this.#early.get(this.transcript.headSeq + 1)
      if (!event) return
      this.#early.delete(event.seq)
      this.transcript = applyFrame(this.transcript, event)
      for (const view of this.#views) if (view.live) this.#sendDurable(view, event)
    }
  }

  #sendDurable(view: View, event: DurableEvent): void {
    if (event.seq <= view.seq) return
    view.seq = event.seq
    view.send(event)
  }

  /** Reads what another writer has stored between; our own events may have overtaken it. */
  #readMissing(): void {
    this.#commandIds.forget()
    if (this.#reading) return
    this.#reading = true
    readEvents(this.#ctx.db, this.sessionId, this.transcript.headSeq, limits.replayMax)
      .then((rows) => {
        for (const row of rows) this.#early.set(row.seq, frameOf(row))
      })
      .catch((error: unknown) => {
        this.#ctx.log.error({ sessionId: this.sessionId, err: error }, 'missing events could not be read')
      })
      .finally(() => {
        this.#reading = false
        for (const seq of this.#early.keys()) if (seq <= this.transcript.headSeq) this.#early.delete(seq)
        this.#deliver()
      })
  }

  // --- commands

  #oneAtATime<Result>(command: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1
    const run = this.#queue.then(command).finally(() => {
      this.#waiting -= 1
    })
    this.#queue = run.catch(() => undefined)
    return this.underWay.track(run)
  }

  /**
   * Stores a line of the collector and starts the reply to it, or leaves that to the reply that is
   * running. Returns the line's `seq`, the same for every retry (P3).
   */
  submit(line: { clientMsgId: string; text: string; durationMs: number | null }): Promise<number> {
    const receivedAtMs = performance.now()
    return this.#oneAtATime(async () => {
      const itemId = randomUUID()
      const lines: Line[] = [...linesOf(this.transcript), { itemId, speaker: 'user', text: line.text }]
      const { plan } = respond(this.scenario, lines)
      const refusal =
        this.#closed() ?? (plan === null ? new AppError('call_ended', 'the debtor has ended the call') : null)
      if (refusal || plan === null) return this.#unlessRepeated(line.clientMsgId, refusal)
      if (await this.#commandIds.has(line.clientMsgId)) return this.#unlessRepeated(line.clientMsgId, null)
      const reply = this.#reply === null ? await this.#newReply({ plan, lines, receivedAtMs }) : null
      const words = reply && beginWords(this.#ctx, this.#target, reply)
      try {
        const stored = await storeLine(
          this.#ctx,
          { sessionId: this.sessionId, itemId, ...line },
          reply && { ...reply.ids, processId: this.#ctx.processLock.processId },
        )
        if (stored.name === 'repeated') {
          await dropReply(this.#ctx, reply)
          return stored.seq
        }
        this.#commandIds.add(line.clientMsgId)
        this.publish(stored.events)
        if (reply && words) this.#start(reply, words)
        return firstSeq(stored.events)
      } catch (error) {
        await dropReply(this.#ctx, reply)
        throw error
      }
    })
  }

  /** Starts a reply to lines that have none: after one that failed. */
  answer(clientMsgId: string): Promise<number> {
    const receivedAtMs = performance.now()
    return this.#oneAtATime(async () => {
      const lines = linesOf(this.transcript)
      const { plan } = respond(this.scenario, lines)
      const due = this.#reply === null && lines.at(-1)?.speaker === 'user'
      const refusal =
        this.#closed() ?? (due ? null : new AppError('nothing_to_answer', 'no line waits for a reply'))
      if (refusal || plan === null) return this.#unlessRepeated(clientMsgId, refusal)
      const reply = await this.#newReply({ plan, lines, receivedAtMs })
      const ids = { ...reply.ids, processId: this.#ctx.processLock.processId }
      const events = await storeReply(this.#ctx, this.sessionId, ids, clientMsgId).catch(async (error) => {
        await dropReply(this.#ctx, reply)
        throw error
      })
      this.#commandIds.add(clientMsgId)
      this.publish(events)
      this.#start(reply, beginWords(this.#ctx, this.#target, reply))
      return firstSeq(events)
    })
  }

  /**
   * Stops a reply: what was heard of it stays, or what was shown where it was only read. Stopping one that has
   * ended does nothing.
   */
  async cancel(responseId: string, audioEndMs: number | null): Promise<void> {
    const reply = this.#reply
    if (reply?.ids.responseId === responseId) {
      reply.stop(audioEndMs)
      if (reply.spoken) this.broadcast({ type: 'output_audio.cleared', response_id: responseId })
      await reply.settled
      return
    }
    if (!this.transcript.items.some((item) => item.response_id === responseId))
      throw new AppError('reply_not_found', 'no such reply in this session')
  }

  /** Ends the session and scores its transcript. A reply that is running is stopped first. */
  complete(clientMsgId: string): Promise<number> {
    return this.underWay.track(this.#complete(clientMsgId))
  }

  async #complete(clientMsgId: string): Promise<number> {
    const refusal = this.#closed() ?? this.#tooShort()
    if (refusal) return this.#unlessRepeated(clientMsgId, refusal)
    this.#completing = true
    try {
      await this.#queue
      this.#reply?.stop(this.voice.reportedMs)
      await this.#reply?.settled
      const events = await completeSession(
        this.#ctx,
        { ...this.#target, lines: linesOf(this.transcript) },
        clientMsgId,
      )
      this.publish(events)
      return firstSeq(events)
    } finally {
      this.#completing = false
      this.#ctx.rooms.release(this)
    }
  }

  /** The reply that is running, if one is: for callers who wait for it. */
  get running(): RunningReply | null {
    return this.#reply
  }

  #closed(): AppError | null {
    if (this.transcript.session?.status === 'completed')
      return new AppError('session_completed', 'the session has ended')
    if (this.#completing) return new AppError('analysis_running', 'the session is being analysed')
    return null
  }

  #tooShort(): AppError | null {
    const spoken = linesOf(this.transcript).length
    return spoken < limits.messagesToComplete ? new AppError('session_too_short', 'too few messages') : null
  }

  /** The `seq` of the event that a command caused; null where it caused none. */
  async seqOf(clientMsgId: string): Promise<number | null> {
    return (await findEventByClientMsgId(this.#ctx.db, this.sessionId, clientMsgId))?.seq ?? null
  }

  /** A command that is refused now may be the retry of one that was carried out: then it has its answer. */
  async #unlessRepeated(clientMsgId: string, refusal: AppError | null): Promise<number> {
    const first = await findEventByClientMsgId(this.#ctx.db, this.sessionId, clientMsgId)
    if (first) return first.seq
    throw refusal ?? new AppError('call_ended', 'the debtor has ended the call')
  }

  // --- replies

  #newReply(given: Pick<RunningReply, 'plan' | 'lines' | 'receivedAtMs'>): Promise<RunningReply> {
    const more = { ordinal: this.#ordinal + 1, spoken: this.voice.heard }
    return newReply(this.#leases, { ...given, ...more })
  }

  #start(reply: RunningReply, words: AsyncIterable<WordedReply>): void {
    this.#reply = reply
    this.#ordinal = reply.ordinal
    this.broadcast(reply.announcement)
    const send = (frame: Down) => this.broadcast(frame)
    const speech = reply.spoken ? this.voice.speak(reply, send) : null
    if (reply.spoken) this.#leases.prepare()
    const ended = runReply(this.#ctx, this.#target, reply, words, send, speech)
      .then((end) => this.#settle(reply, end))
      .catch((error: unknown) => {
        this.#ctx.log.error({ sessionId: this.sessionId, err: error }, 'a reply could not be settled')
      })
      .finally(() => {
        this.#reply = null
        reply.markSettled()
        this.#followUp(reply)
      })
    void this.underWay.track(ended)
  }

  async #settle(reply: RunningReply, end: ReplyEnd): Promise<void> {
    const { responseId, itemId } = reply.ids
    const events = await settleReply(this.#ctx, { sessionId: this.sessionId, itemId }, end)
    this.publish(events)
    this.#ctx.metrics.reply(end.status)
    this.broadcast({ type: 'response.output_text.done', response_id: responseId, status: end.status })
  }

  /** A debtor who hung up has ended the session; lines that came in meanwhile get their reply now. */
  #followUp(reply: RunningReply): void {
    const ended = this.transcript.items.find((item) => item.id === reply.ids.itemId)
    const waiting = this.transcript.items.at(-1)?.role === 'user'
    let next: Promise<unknown> = Promise.resolve()
    if (ended?.status === 'complete' && !this.#completing) {
      if (reply.plan.endsCall) next = this.complete(randomUUID())
      else if (waiting) next = this.answer(randomUUID())
      else next = this.#tip()
    }
    const over = next
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'budget_exceeded')
          this.broadcast({ type: 'error', ...error.told, fatal: false })
        else this.#ctx.log.error({ sessionId: this.sessionId, err: error }, 'the step after a reply failed')
      })
      .finally(() => this.#ctx.rooms.release(this))
    void this.underWay.track(over)
  }

  /** The coach's word on the exchange that has just ended. */
  async #tip(): Promise<void> {
    this.publish(await giveTip(this.#ctx, { ...this.#target, lines: linesOf(this.transcript) }))
  }
}
