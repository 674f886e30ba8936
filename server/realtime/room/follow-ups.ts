import { randomUUID } from 'node:crypto'
import type { DurableEvent, ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerContext } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
import { giveTip } from '#server/services/coaching/give-tip.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { RunningReply } from '../reply/running-reply.ts'
import type { InFlightTasks } from './in-flight-tasks.ts'
import { alreadyHandled } from './refusals.ts'
import type { RoomAudience } from './room-audience.ts'

/** The room of the session, as far as the work after a reply needs it. */
type Room = {
  readonly transcript: Transcript
  readonly lines: readonly TranscriptLine[]
  readonly audience: RoomAudience
  readonly inFlight: InFlightTasks
  readonly replying: boolean
  readonly completing: boolean
  createReply(clientMsgId: string): Promise<number>
  complete(clientMsgId: string): Promise<number>
  publish(events: readonly DurableEvent[]): void
  broadcast(frame: ServerFrame): void
}

/** What a session does by itself when a reply has ended, here or in another process. */
export class FollowUps {
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  readonly #room: Room
  /** A reply has ended in another process, and a line may be left unanswered there. */
  #maybeUnanswered = false

  constructor(ctx: ServerContext, target: ReplyTarget, room: Room) {
    this.#ctx = ctx
    this.#target = target
    this.#room = room
  }

  /**
   * After a reply of this process: completes the session if the debtor hung up, answers lines that arrived
   * meanwhile, or gives a tip.
   */
  onReplyEnded(reply: RunningReply): void {
    const { transcript, audience, completing } = this.#room
    const ended = transcript.items.find((item) => item.id === reply.ids.itemId)
    let next: Promise<unknown> = Promise.resolve()
    if (ended?.status === 'complete' && !completing) {
      // A model may have taken another move than the one that was planned.
      const move = reply.move ?? reply.plan
      if (move.endsCall === true) {
        audience.callEnded(move.act === 'hang_up' ? 'hung_up' : 'goodbye')
        next = this.#room.complete(randomUUID())
      } else if (!this.#lineWaits) next = this.#giveTip()
      else if (audience.views.shouldAnswerHere) next = this.#room.createReply(randomUUID())
    }
    this.#run(next)
  }

  onForeignReplyEnded(): void {
    this.#maybeUnanswered = true
  }

  /**
   * Answers a line left unanswered when a reply ended in another process: here if the trainee is now
   * connected here and nowhere else, or if that process is dead (`abandoned`).
   */
  answerUnanswered({ abandoned = false } = {}): void {
    if (!this.#maybeUnanswered || this.#room.replying || this.#room.completing) return
    const lineWaits = this.#lineWaits
    if (lineWaits && !abandoned && !this.#room.audience.views.traineeOnlyHere) return
    this.#maybeUnanswered = false
    if (lineWaits) this.#run(this.#room.createReply(randomUUID()))
  }

  get #lineWaits(): boolean {
    return this.#room.transcript.items.at(-1)?.role === 'user'
  }

  #run(next: Promise<unknown>): void {
    const over = next.catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'budget_exceeded')
        this.#room.broadcast({ type: 'error', ...error.forChannel, fatal: false })
      else if (!alreadyHandled(error))
        this.#ctx.log.error(
          { sessionId: this.#target.sessionId, err: error },
          'the follow-up of a reply failed',
        )
    })
    void this.#room.inFlight.track(over)
  }

  /** Stores the coach's tip on the exchange that has just ended. */
  async #giveTip(): Promise<void> {
    const { lines } = this.#room
    this.#room.publish(await giveTip(this.#ctx, { ...this.#target, lines }))
  }
}
