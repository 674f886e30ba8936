import type { Down, DurableEvent } from '#protocol/realtime/down.ts'
import type { ServerContext } from '#server/context.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { StoredSnapshot } from '#server/services/transcript/read-snapshot.ts'
import type { ReplyEnd } from '#server/services/transcript/settle-reply.ts'
import type { WordedReply } from '#server/services/turn/word-reply.ts'
import { LeaseAhead } from './lease-ahead.ts'
import { newReply } from './new-reply.ts'
import type { RoomAudience } from '../room/room-audience.ts'
import type { RoomLedger } from '../room/room-ledger.ts'
import { runReply } from './run-reply.ts'
import type { RunningReply } from './running-reply.ts'
import { settleSurely } from './settle-surely.ts'
import type { UnderWay } from '../room/under-way.ts'

type Room = {
  ctx: ServerContext
  target: ReplyTarget
  audience: RoomAudience
  ledger: RoomLedger
  underWay: UnderWay
  /** A reply has ended, and its end is stored or was found stored. */
  ended(reply: RunningReply): void
}

/** The replies of one session that this process words, one after the other. */
export class OwnReplies {
  readonly #room: Room
  readonly #leases: LeaseAhead
  #ordinal: number
  #running: RunningReply | null = null

  constructor(room: Room, stored: StoredSnapshot) {
    this.#room = room
    this.#leases = new LeaseAhead(room.ctx, room.target)
    this.#ordinal = stored.snapshot.items.filter((item) => item.response_id !== undefined).length
  }

  get running(): RunningReply | null {
    return this.#running
  }

  /**
   * The next reply, with what its words may cost put by. It does not run yet.
   * @throws {AppError} `budget_exceeded`
   */
  next(given: Pick<RunningReply, 'plan' | 'lines' | 'receivedAtMs'>): Promise<RunningReply> {
    const more = { ordinal: this.#ordinal + 1, spoken: this.#room.audience.voice.heard }
    return newReply(this.#leases, { ...given, ...more })
  }

  /** `stored`: the events that brought it. It is known as ours before anybody reads them. */
  start(reply: RunningReply, words: AsyncIterable<WordedReply>, stored: readonly DurableEvent[]): void {
    const { ctx, target, audience, ledger, underWay } = this.#room
    this.#running = reply
    this.#ordinal = reply.ordinal
    ledger.publish(stored)
    const send = (frame: Down) => audience.views.broadcast(frame)
    send(reply.announcement)
    const speech = reply.spoken ? audience.voice.speak(reply, send) : null
    if (reply.spoken) this.#leases.prepare()
    const ended = runReply(ctx, target, reply, words, send, speech)
      .then((end) => this.#settle(reply, end))
      .catch((error: unknown) => {
        ctx.log.error({ sessionId: target.sessionId, err: error }, 'a reply could not be settled')
      })
      .finally(() => {
        this.#running = null
        reply.markSettled()
        this.#room.ended(reply)
      })
    void underWay.track(ended)
  }

  /** Stops one at once, upstream too. `audioEndMs`: what of its sound was played. */
  stop(reply: RunningReply, audioEndMs: number | null): void {
    reply.stop(audioEndMs)
    if (reply.spoken)
      this.#room.audience.views.broadcast({
        type: 'output_audio.cleared',
        response_id: reply.ids.responseId,
      })
  }

  /** Nothing more is said for now. */
  close(): void {
    this.#leases.giveBack()
  }

  async #settle(reply: RunningReply, end: ReplyEnd): Promise<void> {
    const { ctx, target, audience, ledger } = this.#room
    const { responseId, itemId } = reply.ids
    const events = await settleSurely(ctx, { sessionId: target.sessionId, itemId }, end)
    ledger.publish(events)
    // None: somebody else has ended it. Either way what was said meanwhile elsewhere decides what follows.
    if (events.length === 0) await ledger.look()
    await ledger.caughtUp()
    ctx.metrics.reply(end.status)
    audience.views.broadcast({
      type: 'response.output_text.done',
      response_id: responseId,
      status: end.status,
    })
  }
}
