import { type ServerFrame, type DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerContext } from '#server/context.ts'
import { failAbandonedReplies } from '#server/services/transcript/fail-abandoned.ts'

/** How often to check whether the process that generates a reply is alive. */
const checkEveryMs = 1_000

type RemoteReplyOptions = {
  ctx: ServerContext
  sessionId: string
  transcript(): Transcript
  /** The item id of the reply that this process generates itself. */
  localItemId(): string | null
  /** Called after the reply of a dead process was ended, with the events that ended it. */
  onAbandoned(events: DurableEvent[]): void
}

/**
 * The reply of a session that another process generates: its text so far, and whether that process is alive.
 */
export class RemoteReply {
  readonly #options: RemoteReplyOptions
  #received: { announcement: Extract<ServerFrame, { type: 'response.created' }>; text: string } | null = null
  #timer: NodeJS.Timeout | null = null
  #waiters: (() => void)[] = []
  #closed = false

  constructor(options: RemoteReplyOptions) {
    this.#options = options
  }

  /** Its item in the transcript; undefined if no other process is generating a reply. */
  get item() {
    const localId = this.#options.localItemId()
    return this.#options
      .transcript()
      .items.findLast(({ status, id }) => status === 'streaming' && id !== localId)
  }

  /** Handles a frame from the process that generates it. */
  onFrame(frame: ServerFrame): void {
    if (frame.type === 'response.created') this.#received = { announcement: frame, text: '' }
    else if (frame.type === 'response.output_text.delta') {
      const shown = this.#received
      if (shown?.announcement.response_id !== frame.response_id || frame.offset > shown.text.length) return
      shown.text = shown.text.slice(0, frame.offset) + frame.text
    } else if (frame.type === 'response.output_text.done') this.#received = null
  }

  /** The frames for a view that joins in the middle of the reply. */
  get announcement(): ServerFrame[] {
    if (this.#received === null || this.#received.announcement.item_id !== this.item?.id) return []
    return replySoFarFrames(this.#received.announcement, this.#received.text)
  }

  /**
   * Called when the transcript has changed: starts checking the other process, or resolves the waiters when
   * the reply has ended.
   */
  onTranscriptChanged(): void {
    if (this.item === undefined) {
      for (const resolve of this.#waiters.splice(0)) resolve()
      if (this.#timer) clearTimeout(this.#timer)
      this.#timer = null
    } else if (this.#timer === null && !this.#closed) {
      this.#timer = setTimeout(() => void this.#checkOwner(), checkEveryMs)
      this.#timer.unref()
    }
  }

  /** Resolves when no other process is generating a reply. */
  whenEnded(): Promise<void> {
    if (this.item === undefined || this.#closed) return Promise.resolve()
    return new Promise((resolve) => this.#waiters.push(resolve))
  }

  /**
   * Tells the process that generates it to stop, and waits until the reply has ended. `audioEndMs`: how much
   * of it was played.
   */
  async stop(audioEndMs: number | null): Promise<void> {
    const { ctx, sessionId } = this.#options
    const responseId = this.item?.response_id
    if (responseId === undefined) return
    ctx.bus.publish(sessionId, { type: 'cancel', responseId, audioEndMs })
    await this.whenEnded()
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    for (const resolve of this.#waiters.splice(0)) resolve()
  }

  async #checkOwner(): Promise<void> {
    const { ctx, sessionId } = this.#options
    const itemId = this.item?.id
    try {
      const events = itemId === undefined ? [] : await failAbandonedReplies(ctx, { sessionId, itemId })
      if (events.length > 0) this.#options.onAbandoned(events)
    } catch (error) {
      ctx.log.warn({ sessionId, err: error }, 'could not check which process generates a reply')
    }
    this.#timer = null
    this.onTranscriptChanged()
  }
}

/** The frames of a reply so far, for a view that joins in the middle of it (P5). */
export function replySoFarFrames(
  announcement: Extract<ServerFrame, { type: 'response.created' }>,
  text: string,
): ServerFrame[] {
  const { response_id } = announcement
  return [announcement, { type: 'response.output_text.delta', response_id, offset: 0, text }]
}
