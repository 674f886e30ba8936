import type { Database } from '#db/client.ts'
import { readCommandIds } from '#db/events.ts'

/**
 * The ids of the commands that a session has already executed (P3), so that a repeated line is detected
 * before a model is asked. Loaded on first use, and again when another process may have written. The unique
 * index remains authoritative: this only saves the cost of a repetition.
 */
export class CommandIds {
  readonly #db: Database
  readonly #sessionId: string
  #ids: Promise<Set<string>> | null = null

  constructor(db: Database, sessionId: string) {
    this.#db = db
    this.#sessionId = sessionId
  }

  async has(clientMsgId: string): Promise<boolean> {
    const reading = (this.#ids ??= readCommandIds(this.#db, this.#sessionId))
    try {
      return (await reading).has(clientMsgId)
    } catch (error) {
      this.forget()
      throw error
    }
  }

  add(clientMsgId: string): void {
    void this.#ids?.then((ids) => ids.add(clientMsgId)).catch(() => this.forget())
  }

  /** Another process has written to the session: the loaded ids may be incomplete. */
  forget(): void {
    this.#ids = null
  }
}
