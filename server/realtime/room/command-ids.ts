import type { Database } from '#db/client.ts'
import { readCommandIds } from '#db/events.ts'

/**
 * The ids of the commands that a session has carried out (P3), so that a repeated line is known before a
 * model is asked. Read when first needed; again when another process may have written. The unique index
 * remains the judge: this only spares what a repetition would cost.
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

  /** Another process writes to the session too: what was read may lack something. */
  forget(): void {
    this.#ids = null
  }
}
