import type { ServerContext } from '#server/context.ts'
import { findReplyTarget } from '#server/services/training-session/reply-target.ts'
import { failAbandonedReplies } from '#server/services/transcript/fail-abandoned.ts'
import { readSnapshot } from '#server/services/transcript/read-snapshot.ts'
import { SessionRoom } from './session-room.ts'

/** The rooms that are open in this process, one for each session. */
export class Rooms {
  readonly #open = new Map<string, { room: Promise<SessionRoom>; unsubscribe: () => void }>()
  #draining = false

  get size(): number {
    return this.#open.size
  }

  /** The room of a session. Opening it first fails the unfinished reply of a dead process. */
  get(ctx: ServerContext, sessionId: string): Promise<SessionRoom> {
    const open = this.#open.get(sessionId)
    if (open) return open.room
    const room = openRoom(ctx, sessionId)
    const unsubscribe = ctx.bus.subscribe(sessionId, (message) => {
      room
        .then((it) => it.onBusMessage(message))
        .catch((error: unknown) =>
          ctx.log.warn({ sessionId, err: error }, 'a bus message could not be handled'),
        )
    })
    this.#open.set(sessionId, { room, unsubscribe })
    room.catch(() => this.#forget(sessionId))
    return room
  }

  /**
   * Runs work in a session's room for a caller without a view; the room closes afterwards if nobody else is
   * in it.
   */
  async withRoom<Result>(
    ctx: ServerContext,
    sessionId: string,
    work: (room: SessionRoom) => Promise<Result>,
  ): Promise<Result> {
    const room = await this.get(ctx, sessionId)
    return room.inFlight.track(work(room))
  }

  /** Closes and forgets an idle room. Safe to call again. */
  release(room: SessionRoom): void {
    if (!room.idle || room.closed) return
    room.close()
    this.#forget(room.sessionId)
  }

  /** Messages of other processes may have been lost: reads stored events and presence again. */
  resync(): void {
    for (const { room } of this.#open.values()) room.then((it) => it.resync()).catch(() => undefined)
  }

  /** Whether this process is shutting down: then nothing new is started in its rooms. */
  get draining(): boolean {
    return this.#draining
  }

  drain(): void {
    this.#draining = true
  }

  /** Resolves when all rooms are idle: no command, no reply and no follow-up of one is running. */
  async whenIdle(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((sessionId) => this.whenSessionIdle(sessionId)))
  }

  /** As `whenIdle`, for one session. */
  async whenSessionIdle(sessionId: string): Promise<void> {
    const room = await this.#open.get(sessionId)?.room.catch(() => null)
    await room?.inFlight.whenIdle()
  }

  /** Ends every running reply as failed. */
  async failRunningReplies(): Promise<void> {
    for (const { room } of this.#open.values()) (await room.catch(() => null))?.runningReply?.abandon()
  }

  #forget(sessionId: string): void {
    this.#open.get(sessionId)?.unsubscribe()
    this.#open.delete(sessionId)
  }
}

async function openRoom(ctx: ServerContext, sessionId: string): Promise<SessionRoom> {
  // With other processes, the room checks this itself: it takes a second look, and nobody should wait for
  // that.
  if (!ctx.bus.shared) await failAbandonedReplies(ctx, { sessionId })
  const target = await findReplyTarget(ctx, sessionId)
  const room = new SessionRoom(ctx, target, await readSnapshot(ctx, sessionId))
  await room.refreshRemote()
  return room
}
