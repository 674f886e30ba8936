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

  /** The room of a session; opens it, and first ends what a dead process left half said. */
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

  /** Does something in a session's room for somebody who has no view of it: then it goes when that is done. */
  async withRoom<Result>(
    ctx: ServerContext,
    sessionId: string,
    work: (room: SessionRoom) => Promise<Result>,
  ): Promise<Result> {
    const room = await this.get(ctx, sessionId)
    return room.inFlight.track(work(room))
  }

  /** Forgets a room in which nothing goes on any more. One that was forgotten already makes no difference. */
  release(room: SessionRoom): void {
    if (!room.idle || room.closed) return
    room.close()
    this.#forget(room.sessionId)
  }

  /** Words of other processes may have been lost: what is stored is looked up, and who is there. */
  resync(): void {
    for (const { room } of this.#open.values()) room.then((it) => it.resync()).catch(() => undefined)
  }

  /** Whether this process is about to end: then nothing new is begun in its rooms. */
  get draining(): boolean {
    return this.#draining
  }

  drain(): void {
    this.#draining = true
  }

  /** Resolves when nothing is under way in any room: no command, no reply and nothing that follows one. */
  async whenIdle(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((sessionId) => this.whenSessionIdle(sessionId)))
  }

  /** The same for one session. */
  async whenSessionIdle(sessionId: string): Promise<void> {
    const room = await this.#open.get(sessionId)?.room.catch(() => null)
    await room?.inFlight.whenIdle()
  }

  /** Ends every reply that runs, as failed. */
  async failRunningReplies(): Promise<void> {
    for (const { room } of this.#open.values()) (await room.catch(() => null))?.running?.abandon()
  }

  #forget(sessionId: string): void {
    this.#open.get(sessionId)?.unsubscribe()
    this.#open.delete(sessionId)
  }
}

async function openRoom(ctx: ServerContext, sessionId: string): Promise<SessionRoom> {
  // Where others may be alive the room finds out by itself: that takes a second look, and nobody waits for it.
  if (!ctx.bus.shared) await failAbandonedReplies(ctx, { sessionId })
  const target = await findReplyTarget(ctx, sessionId)
  const room = new SessionRoom(ctx, target, await readSnapshot(ctx, sessionId))
  await room.refreshRemote()
  return room
}
