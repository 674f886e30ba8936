import { z } from 'zod'
import { serverFrame } from '#protocol/realtime/server-frames.ts'
import type { SessionMessage, BusMessage } from './bus.ts'

/** Postgres refuses a payload of 8,000 bytes or more. */
export const payloadMaxBytes = 7_900

const busMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('head'), headSeq: z.number().int() }),
  z.object({ type: z.literal('live'), frame: serverFrame }),
  z.object({ type: z.literal('presence') }),
  z.object({ type: z.literal('cancel'), responseId: z.string(), audioEndMs: z.number().nullable() }),
  z.object({ type: z.literal('microphone') }),
]) satisfies z.ZodType<BusMessage>

const payload = z.object({
  from: z.number(),
  messages: z.array(z.object({ sessionId: z.string(), message: busMessage })),
})

/**
 * Messages to be sent together. A later message that replaces or continues an earlier one is merged with it.
 */
export class MessageBatch {
  readonly #from: number
  #messages: SessionMessage[] = []

  constructor(from: number) {
    this.#from = from
  }

  get empty(): boolean {
    return this.#messages.length === 0
  }

  add(sessionId: string, added: BusMessage): void {
    const index = this.#messages.findLastIndex((waiting) => waiting.sessionId === sessionId)
    const last = this.#messages[index]
    const merged = last === undefined ? null : merge(last.message, added)
    if (merged === null) this.#messages.push({ sessionId, message: added })
    else this.#messages[index] = { sessionId, message: merged }
  }

  /**
   * Removes all messages and returns them as payloads that Postgres accepts. A single message that is too
   * large is dropped: only unstored frames can be that large, and a stored event follows with the same
   * content.
   */
  drain(): string[] {
    const messages = this.#messages
    this.#messages = []
    const payloads: string[] = []
    let open: string[] = []
    let bytes = 0
    const prefix = `{"from":${this.#from},"messages":[`
    const available = payloadMaxBytes - prefix.length - 2
    const close = () => {
      if (open.length > 0) payloads.push(`${prefix}${open.join(',')}]}`)
      open = []
      bytes = 0
    }
    for (const each of messages) {
      const text = JSON.stringify(each)
      const size = Buffer.byteLength(text) + 1
      if (size > available) continue
      if (bytes + size > available) close()
      open.push(text)
      bytes += size
    }
    close()
    return payloads
  }
}

/** Parses a payload; null for one that this version does not understand. */
export function readPayload(raw: string): z.infer<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(raw))
  } catch {
    return null
  }
}

/** Merges two messages where that keeps the order; null where it does not. */
function merge(before: BusMessage, after: BusMessage): BusMessage | null {
  if (before.type === 'head' && after.type === 'head')
    return { type: 'head', headSeq: Math.max(before.headSeq, after.headSeq) }
  if (before.type === 'presence' && after.type === 'presence') return before
  if (before.type !== 'live' || after.type !== 'live') return null
  const { frame: first } = before
  const { frame: next } = after
  if (
    first.type === 'response.output_text.delta' &&
    next.type === 'response.output_text.delta' &&
    first.response_id === next.response_id &&
    first.offset + first.text.length === next.offset
  )
    return { type: 'live', frame: { ...first, text: first.text + next.text } }
  const samePartial =
    first.type === 'input_transcript.delta' &&
    next.type === 'input_transcript.delta' &&
    first.utterance_id === next.utterance_id
  return samePartial ? after : null
}
