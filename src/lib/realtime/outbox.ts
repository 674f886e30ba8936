import { z } from 'zod'
import { inputTextSubmit } from '#protocol/realtime/input-text.ts'
import { inputTranscriptCompleted } from '#protocol/realtime/input-transcript.ts'
import type { ClientFrame } from '#protocol/realtime/client-frames.ts'

export type Command = Exclude<ClientFrame, { type: 'session.join' | 'session.resume' | 'ping' }>
type OutboxStore = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

const lineCommand = z.discriminatedUnion('type', [inputTextSubmit, inputTranscriptCompleted])
type LineCommand = z.infer<typeof lineCommand>
const storedEntries = z.array(z.object({ at: z.iso.datetime(), command: lineCommand }))

/** Whether a command carries words of the collector, typed or spoken. */
export function isLineCommand(command: Command): command is LineCommand {
  return command.type === 'input_text.submit' || command.type === 'input_transcript.completed'
}

/**
 * Commands that the server has not answered, in order. They are sent again after every reconnect (P4). Typed
 * and spoken lines are also stored in the browser, so that a reload loses none. Sending a command twice is
 * harmless: the server recognises its `client_msg_id` (P3).
 */
export class Outbox {
  readonly #commands = new Map<string, { at: string; command: Command }>()
  readonly #store: OutboxStore
  readonly #key: string

  constructor(store: OutboxStore, sessionId: string) {
    this.#store = store
    this.#key = `portal-outbox-${sessionId}`
    for (const { at, command } of this.#read()) this.#commands.set(command.client_msg_id, { at, command })
  }

  /** All unanswered commands, oldest first. */
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

  #read(): z.infer<typeof storedEntries> {
    const json = this.#store.get(this.#key)
    if (json === null) return []
    try {
      return storedEntries.parse(JSON.parse(json))
    } catch {
      return []
    }
  }

  #write(): void {
    const lines = this.entries.filter(({ command }) => isLineCommand(command))
    if (lines.length === 0) this.#store.remove(this.#key)
    else this.#store.set(this.#key, JSON.stringify(lines))
  }
}
