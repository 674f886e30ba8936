import { findEventByClientMsgId } from '#db/events.ts'
import { type ServerFrame, type DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerContext } from '#server/context.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
import { sendWhisper, type Whisper } from '#server/services/coaching/send-whisper.ts'
import { completeSession } from '#server/services/training-session/complete.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { StoredSnapshot } from '#server/services/transcript/read-snapshot.ts'
import { firstSeq } from '#server/services/transcript/first-seq.ts'
import type { BusMessage } from '../processes/bus.ts'
import { CollectorLines, type SaidLine } from './collector-lines.ts'
import { CommandIds } from './command-ids.ts'
import { FollowUps } from './follow-ups.ts'
import { LocalReplies } from '../reply/local-replies.ts'
import { RemoteReply, replySoFarFrames } from './remote-reply.ts'
import { RoomAudience } from './room-audience.ts'
import { RoomLedger } from './room-ledger.ts'
import { closedRefusal, tooShortRefusal } from './refusals.ts'
import type { RunningReply } from '../reply/running-reply.ts'
import { InFlightTasks } from './in-flight-tasks.ts'
import { SharedAnalysis } from './shared-analysis.ts'
import type { View } from './view.ts'

/**
 * One session in this process: its open views and the reply in progress. Other processes may have rooms of
 * the same session: each reads what the others store. If two would answer the same line, only one succeeds,
 * because the other finds its transcript stale.
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
  readonly #collectorLines: CollectorLines
  readonly #analysis: SharedAnalysis
  readonly #followUps: FollowUps
  #closed = false
  /** Callers without a view that wait for a reply. */
  #waiting = 0
  /** Commands that change the session run one at a time. */
  #queue: Promise<unknown> = Promise.resolve()
  /** Work that a shutdown waits for. */
  readonly inFlight = new InFlightTasks(() => this.#ctx.rooms.release(this))

  constructor(ctx: ServerContext, target: ReplyTarget, stored: StoredSnapshot) {
    this.#ctx = ctx
    this.#target = target
    this.sessionId = target.sessionId
    this.audience = new RoomAudience(ctx, target, {
      transcript: () => this.transcript,
      lines: () => this.lines,
      replySoFar: () => this.#replySoFar,
    })
    this.#followUps = new FollowUps(ctx, target, this)
    this.#commandIds = new CommandIds(ctx.db, target.sessionId)
    this.scenario = target.scenario
    this.#ledger = new RoomLedger(ctx, target.sessionId, stored, {
      onEvent: (event) => this.#onEvent(event),
      onForeignWrite: () => this.#commandIds.forget(),
    })
    this.#analysis = new SharedAnalysis(ctx, target.sessionId, this.#ledger)
    this.#remoteReply = new RemoteReply({
      ctx,
      sessionId: target.sessionId,
      transcript: () => this.transcript,
      localItemId: () => this.#reply?.ids.itemId ?? null,
      onAbandoned: (events) => {
        this.publish(events)
        this.#followUps.answerUnanswered({ abandoned: true })
      },
    })
    const { audience, inFlight } = this
    const room = { ctx, target, audience, inFlight, ledger: this.#ledger }
    const isAwaited = () => this.#waiting > 0 || audience.views.anyOpen
    const onEnded = (reply: RunningReply) => this.#followUps.onReplyEnded(reply)
    this.#localReplies = new LocalReplies({ ...room, isAwaited, onEnded }, stored)
    this.#collectorLines = new CollectorLines({
      ...room,
      commandIds: this.#commandIds,
      localReplies: this.#localReplies,
      isReplying: () => this.replying,
      isCompleting: () => this.completing,
    })
    this.#remoteReply.onTranscriptChanged()
  }

  get #reply(): RunningReply | null {
    return this.#localReplies.runningReply
  }

  /** The frames of the reply in progress so far, from this or another process. */
  get #replySoFar(): ServerFrame[] {
    const reply = this.#reply
    return reply ? replySoFarFrames(reply.announcement, reply.text) : this.#remoteReply.announcement
  }

  get transcript(): Transcript {
    return this.#ledger.transcript
  }

  /** The lines that were really said and heard, as they were read and meant. */
  get lines(): TranscriptLine[] {
    return this.#ledger.lines
  }

  /** No view is open and nothing runs: the room may be forgotten. */
  get idle(): boolean {
    return this.audience.views.open.size === 0 && this.inFlight.idle
  }

  get closed(): boolean {
    return this.#closed
  }

  /** Closes everything when the room is forgotten. */
  close(): void {
    this.#closed = true
    this.audience.voice.close()
    this.#localReplies.close()
    this.#ledger.close()
    this.#remoteReply.close()
  }

  /** Removes a view; the room closes with the last one. */
  leave(view: View): void {
    this.audience.leave(view)
    this.#localReplies.attendanceChanged()
    this.#ctx.rooms.release(this)
  }

  /** A caller without a view waits for a reply, until the returned function is called. */
  waitForReply(): () => void {
    let waiting = true
    this.#waiting += 1
    return () => {
      if (!waiting) return
      waiting = false
      this.#waiting -= 1
      this.#localReplies.attendanceChanged()
    }
  }

  /** Reads who has the session open in other processes. */
  async refreshRemote(): Promise<void> {
    await this.audience.views.refreshRemote()
    this.#localReplies.attendanceChanged()
  }

  /** Messages of other processes may have been lost: reads what is missing. */
  async resync(): Promise<void> {
    await Promise.all([this.#ledger.refresh(), this.refreshRemote()])
    await this.#ledger.caughtUp()
    this.#followUps.answerUnanswered()
  }

  /** Sends an unstored frame to every live view, also in other processes. */
  broadcast(frame: ServerFrame, except?: View): void {
    this.audience.views.broadcast(frame, except)
  }

  // --- durable events

  /**
   * Applies stored events and sends them to the views, in the order of their `seq` whatever order they arrive
   * in.
   */
  publish(events: readonly DurableEvent[]): void {
    this.#ledger.publish(events)
  }

  #onEvent(event: DurableEvent): void {
    this.audience.onEvent(event)
    this.#remoteReply.onTranscriptChanged()
    const ends = event.type === 'conversation.item.completed' || event.type === 'conversation.item.truncated'
    const isReply =
      ends && this.transcript.items.some(({ id, role }) => id === event.item_id && role === 'assistant')
    if (isReply && event.item_id !== this.#reply?.ids.itemId) this.#followUps.onForeignReplyEnded()
  }

  /**
   * Handles a message of another process about this session. Stored events are applied before unstored ones
   * that followed them.
   */
  async onBusMessage(message: BusMessage): Promise<void> {
    if (message.type === 'head') this.#ledger.noteHead(message.headSeq)
    await this.#ledger.caughtUp()
    switch (message.type) {
      case 'head':
        return this.#followUps.answerUnanswered()
      case 'live':
        this.#remoteReply.onFrame(message.frame)
        return this.audience.views.sendLocal(message.frame)
      case 'presence':
        await this.refreshRemote()
        // A view that has just joined in another process has missed the text so far.
        if (this.#reply && this.audience.views.openElsewhere)
          for (const frame of this.#replySoFar) this.audience.views.sendRemote(frame)
        return this.#followUps.answerUnanswered()
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
   * Stores a line of the collector and starts the reply to it. Returns the line's `seq`, the same for every retry (P3).
   */
  submit(said: SaidLine): Promise<number> {
    const receivedAtMs = performance.now()
    return this.#enqueue(() => this.#collectorLines.submit(said, receivedAtMs))
  }

  /** Partial transcript of speech, shown to the other views; not a line yet. */
  onPartialTranscript(utteranceId: string, text: string, from?: View): void {
    if (text.trim() !== '') this.audience.voice.onWordsRecognised()
    this.broadcast({ type: 'input_transcript.delta', utterance_id: utteranceId, text }, from)
    this.#localReplies.onPartialTranscript(utteranceId, text)
  }

  /** The speaker has paused. */
  onSpeechStopped(): void {
    this.audience.voice.speechStopped()
    if (!this.replying && closedRefusal(this.transcript, this.completing) === null)
      this.#localReplies.speakerPaused()
  }

  /** Starts a reply to lines that have none, after a reply that failed. */
  createReply(clientMsgId: string): Promise<number> {
    const receivedAtMs = performance.now()
    return this.#enqueue(() => this.#collectorLines.createReply(clientMsgId, receivedAtMs))
  }

  /**
   * Stops a reply. What was heard of it stays, or what was shown if it was only read. Stopping a reply that
   * has ended does nothing.
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

  /** Stores a supervisor's whisper to the trainee; returns its `seq`, the same for every retry. */
  whisper(whisper: Whisper): Promise<number> {
    return this.inFlight.track(this.#whisper(whisper))
  }

  async #whisper(whisper: Whisper): Promise<number> {
    if (this.transcript.session?.status === 'completed')
      throw new AppError('session_completed', 'the session has ended')
    const { seq, events } = await sendWhisper(this.#ctx, this.#target, whisper)
    this.publish(events)
    return seq
  }

  /**
   * Ends the session and scores its transcript. A running reply is stopped first. While the session is being analyzed,
   * here or in another process, it waits for that analysis; returns the `seq` of the session's end. `allowTooShort`
   * ends a session in which too little was said for a score.
   */
  complete(clientMsgId: string, { allowTooShort = false } = {}): Promise<number> {
    return this.inFlight.track(this.#complete(clientMsgId, allowTooShort))
  }

  async #complete(clientMsgId: string, allowTooShort: boolean): Promise<number> {
    const refusal =
      closedRefusal(this.transcript, false) ?? (allowTooShort ? null : tooShortRefusal(this.lines))
    if (refusal) return this.#collectorLines.seqOfRetryOrThrow(clientMsgId, refusal)
    return this.#analysis.run(async () => {
      await this.#queue
      return this.#ledger.retryWhenStale(async () => {
        // What is on the screen when the call ends was heard of, also before its first sound.
        this.#reply?.stop(this.audience.voice.reportedMs || null)
        await this.#reply?.settled
        await this.#remoteReply.stop(null)
        const { lines } = this
        const knownSeq = this.transcript.headSeq
        const events = await completeSession(this.#ctx, { ...this.#target, lines, knownSeq }, clientMsgId)
        this.publish(events)
        return firstSeq(events)
      })
    })
  }

  /** Whether the session is being analyzed in order to end. */
  get completing(): boolean {
    return this.#analysis.running
  }

  /** Resolves when no reply runs in any process. */
  async whenNotReplying(): Promise<void> {
    while (this.replying) {
      await this.#reply?.settled
      await this.#remoteReply.whenEnded()
    }
  }

  /** Whether a reply is being generated, in this or another process. */
  get replying(): boolean {
    return this.#reply !== null || this.#remoteReply.item !== undefined
  }

  /** The reply that this process is generating, if any. */
  get runningReply(): RunningReply | null {
    return this.#reply
  }

  /** The `seq` of the event that a command caused; null if none. */
  async seqOf(clientMsgId: string): Promise<number | null> {
    return (await findEventByClientMsgId(this.#ctx.db, this.sessionId, clientMsgId))?.seq ?? null
  }
}

function unreachable(message: never): never {
  throw new Error(`unexpected message ${JSON.stringify(message)}`)
}
