import { type Down, type DurableEvent } from '#protocol/realtime/down.ts'
import type { Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerContext } from '#server/context.ts'
import { failAbandonedReplies } from '#server/services/transcript/fail-abandoned.ts'

/** How often it is looked whether the process that words a reply still lives. */
const lookEveryMs = 1_000

type Given = {
  ctx: ServerContext
  sessionId: string
  transcript(): Transcript
  /** The reply that this process words itself. */
  ownItemId(): string | null
  /** A dead process's reply was ended; these events say so. */
  ended(events: DurableEvent[]): void
}

/** The reply of a session that another process words: what was heard of it, and whether that process lives. */
export class ReplyElsewhere {
  readonly #given: Given
  #shown: { announcement: Extract<Down, { type: 'response.created' }>; text: string } | null = null
  #timer: NodeJS.Timeout | null = null
  #waiting: (() => void)[] = []
  #closed = false

  constructor(given: Given) {
    this.#given = given
  }

  /** Its line in the transcript; undefined when none is worded elsewhere. */
  get item() {
    const own = this.#given.ownItemId()
    return this.#given.transcript().items.findLast(({ status, id }) => status === 'streaming' && id !== own)
  }

  /** A frame came from the process that words it. */
  hear(frame: Down): void {
    if (frame.type === 'response.created') this.#shown = { announcement: frame, text: '' }
    else if (frame.type === 'response.output_text.delta') {
      const shown = this.#shown
      if (shown?.announcement.response_id !== frame.response_id || frame.offset > shown.text.length) return
      shown.text = shown.text.slice(0, frame.offset) + frame.text
    } else if (frame.type === 'response.output_text.done') this.#shown = null
  }

  /** What a view that comes in meanwhile is told of it. */
  get announcement(): Down[] {
    if (this.#shown === null || this.#shown.announcement.item_id !== this.item?.id) return []
    return wholeSoFar(this.#shown.announcement, this.#shown.text)
  }

  /** The transcript has changed: begins to watch, or tells those who wait that it is over. */
  noted(): void {
    if (this.item === undefined) {
      for (const tell of this.#waiting.splice(0)) tell()
      if (this.#timer) clearTimeout(this.#timer)
      this.#timer = null
    } else if (this.#timer === null && !this.#closed) {
      this.#timer = setTimeout(() => void this.#look(), lookEveryMs)
      this.#timer.unref()
    }
  }

  /** Resolves when none is worded elsewhere any more. */
  over(): Promise<void> {
    if (this.item === undefined || this.#closed) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Has the process that words it stop it, and waits until it has ended. `audioEndMs`: what of it was played. */
  async stop(audioEndMs: number | null): Promise<void> {
    const { ctx, sessionId } = this.#given
    const responseId = this.item?.response_id
    if (responseId === undefined) return
    ctx.bus.publish(sessionId, { type: 'cancel', responseId, audioEndMs })
    await this.over()
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    for (const tell of this.#waiting.splice(0)) tell()
  }

  async #look(): Promise<void> {
    const { ctx, sessionId } = this.#given
    const itemId = this.item?.id
    try {
      const events = itemId === undefined ? [] : await failAbandonedReplies(ctx, { sessionId, itemId })
      if (events.length > 0) this.#given.ended(events)
    } catch (error) {
      ctx.log.warn({ sessionId, err: error }, 'it could not be looked who words a reply')
    }
    this.#timer = null
    this.noted()
  }
}

/** A reply as a view gets it that comes in the middle of it (P5). */
export function wholeSoFar(announcement: Extract<Down, { type: 'response.created' }>, text: string): Down[] {
  const { response_id } = announcement
  return [announcement, { type: 'response.output_text.delta', response_id, offset: 0, text }]
}
