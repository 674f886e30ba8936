import { type Down, type DurableEvent } from '#protocol/realtime/down.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerContext } from '#server/context.ts'
import { failAbandonedReplies } from '#server/services/transcript/fail-abandoned.ts'

/** How often it is looked whether the process that words a reply still lives. */
const checkEveryMs = 1_000

type RemoteReplyOptions = {
  ctx: ServerContext
  sessionId: string
  transcript(): Transcript
  /** The reply that this process words itself. */
  localItemId(): string | null
  /** A dead process's reply was ended; these events say so. */
  onAbandoned(events: DurableEvent[]): void
}

/** The reply of a session that another process words: what was heard of it, and whether that process lives. */
export class RemoteReply {
  readonly #options: RemoteReplyOptions
  #received: { announcement: Extract<Down, { type: 'response.created' }>; text: string } | null = null
  #timer: NodeJS.Timeout | null = null
  #waiters: (() => void)[] = []
  #closed = false

  constructor(options: RemoteReplyOptions) {
    this.#options = options
  }

  /** Its line in the transcript; undefined when none is worded elsewhere. */
  get item() {
    const localId = this.#options.localItemId()
    return this.#options
      .transcript()
      .items.findLast(({ status, id }) => status === 'streaming' && id !== localId)
  }

  /** A frame came from the process that words it. */
  onFrame(frame: Down): void {
    if (frame.type === 'response.created') this.#received = { announcement: frame, text: '' }
    else if (frame.type === 'response.output_text.delta') {
      const shown = this.#received
      if (shown?.announcement.response_id !== frame.response_id || frame.offset > shown.text.length) return
      shown.text = shown.text.slice(0, frame.offset) + frame.text
    } else if (frame.type === 'response.output_text.done') this.#received = null
  }

  /** What a view that comes in meanwhile is told of it. */
  get announcement(): Down[] {
    if (this.#received === null || this.#received.announcement.item_id !== this.item?.id) return []
    return replySoFarFrames(this.#received.announcement, this.#received.text)
  }

  /** The transcript has changed: begins to watch, or tells those who wait that it is over. */
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

  /** Resolves when none is worded elsewhere any more. */
  whenEnded(): Promise<void> {
    if (this.item === undefined || this.#closed) return Promise.resolve()
    return new Promise((resolve) => this.#waiters.push(resolve))
  }

  /** Has the process that words it stop it, and waits until it has ended. `audioEndMs`: what of it was played. */
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

/** A reply as a view gets it that comes in the middle of it (P5). */
export function replySoFarFrames(
  announcement: Extract<Down, { type: 'response.created' }>,
  text: string,
): Down[] {
  const { response_id } = announcement
  return [announcement, { type: 'response.output_text.delta', response_id, offset: 0, text }]
}
