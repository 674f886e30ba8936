import type { Connection } from './connection.ts'

/** By which login a connection came, to which session (null: the list of them), and whether it is another's. */
export type ConnectionIdentity = { loginId: string; sessionId: string | null; watchesOther: boolean }
export type Watcher = { connection: Connection; loginId: string; sessionId: string }

/** Every open connection of this process with the login it came by, so that what must end can be closed. */
export class Connections {
  readonly #open = new Map<Connection, ConnectionIdentity>()

  add(connection: Connection, identity: ConnectionIdentity): void {
    this.#open.set(connection, identity)
  }

  delete(connection: Connection): void {
    this.#open.delete(connection)
  }

  get size(): number {
    return this.#open.size
  }

  /** The logins behind the open connections, each once. */
  get loginIds(): string[] {
    return [...new Set([...this.#open.values()].map(({ loginId }) => loginId))]
  }

  /** The connections to sessions of others. */
  get watchers(): Watcher[] {
    return this.watchersAmong([...this.#open.keys()])
  }

  /** Those of the given connections that lead to sessions of others. */
  watchersAmong(some: readonly Connection[]): Watcher[] {
    return some.flatMap((connection) => {
      const { watchesOther = false, loginId = '', sessionId = null } = this.#open.get(connection) ?? {}
      return watchesOther && sessionId !== null ? [{ connection, loginId, sessionId }] : []
    })
  }

  /** The sessions that are open here, each once. */
  get sessionIds(): string[] {
    const ids = [...this.#open.values()].flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]))
    return [...new Set(ids)]
  }

  /** Null: those at the list of sessions. */
  closeSession(sessionId: string | null, code: number, reason: string): void {
    for (const [connection, identity] of this.#open)
      if (identity.sessionId === sessionId) connection.close(code, reason)
  }

  closeLogin(loginId: string, code: number, reason: string): void {
    for (const [connection, identity] of this.#open)
      if (identity.loginId === loginId) connection.close(code, reason)
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.#open.keys()) connection.close(code, reason)
    this.#open.clear()
  }
}
