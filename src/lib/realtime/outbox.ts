import { z } from 'zod'
import { inputTextSubmit } from '#protocol/realtime/input-text.ts'
import { inputTranscriptCompleted } from '#protocol/realtime/input-transcript.ts'
import type { Up } from '#protocol/realtime/up.ts'

export type Command = Exclude<Up, { type: 'session.join' | 'session.resume' | 'ping' }>
type Store = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

const line = z.discriminatedUnion('type', [inputTextSubmit, inputTranscriptCompleted])
type Line = z.infer<typeof line>
const keptLines = z.array(z.object({ at: z.iso.datetime(), command: line }))

/** Whether a command carries words of the collector, typed or spoken. */
export function isLine(command: Command): command is Line {
  return command.type === 'input_text.submit' || command.type === 'input_transcript.completed'
}

/**
 * Commands that the server has not answered, in their order. They are sent again after every
 * reconnect (P4); typed and spoken lines are also kept in the browser's storage, so that a reload in the middle of a
 * send loses nothing. Sending one twice is harmless: the server knows it by its `client_msg_id` (P3).
 */
export class Outbox {
  readonly #commands = new Map<string, { at: string; command: Command }>()
  readonly #store: Store
  readonly #key: string

  constructor(store: Store, sessionId: string) {
    this.#store = store
    this.#key = `portal-outbox-${sessionId}`
    for (const { at, command } of this.#read()) this.#commands.set(command.client_msg_id, { at, command })
  }

  /** Every unanswered command, oldest first. */
  get entries(): { at: string; command: Command }[] {
    return [...this.#commands.values()]
  }

  get(clientMsgId: string): Command | null {
    return this.#commands.get(clientMsgId)?.command ?? null
  }

  add(command: Command, at: string): void {
    this.#commands.set(command.client_msg_id, { at, command })
    this.#write()
  }

  remove(clientMsgId: string): void {
    if (this.#commands.delete(clientMsgId)) this.#write()
  }

  #read(): z.infer<typeof keptLines> {
    const kept = this.#store.get(this.#key)
    if (kept === null) return []
    try {
      return keptLines.parse(JSON.parse(kept))
    } catch {
      return []
    }
  }

  #write(): void {
    const lines = this.entries.filter(({ command }) => isLine(command))
    if (lines.length === 0) this.#store.remove(this.#key)
    else this.#store.set(this.#key, JSON.stringify(lines))
  }
}
