import type { Connection } from './connection.ts'

/** Every open connection of this process with the login it came by, so that what must end can be closed. */
export class Connections {
  readonly #open = new Map<Connection, string>()

  add(connection: Connection, loginId: string): void {
    this.#open.set(connection, loginId)
  }

  delete(connection: Connection): void {
    this.#open.delete(connection)
  }

  get size(): number {
    return this.#open.size
  }

  /** The logins behind the open connections, each once. */
  get loginIds(): string[] {
    return [...new Set(this.#open.values())]
  }

  closeLogin(loginId: string, code: number, reason: string): void {
    for (const [connection, itsLogin] of this.#open) if (itsLogin === loginId) connection.close(code, reason)
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.#open.keys()) connection.close(code, reason)
    this.#open.clear()
  }
}
