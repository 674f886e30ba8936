import type { Connection } from './connection.ts'

/**
 * Account, login and session of a connection (null: the list of running sessions), and whether the session belongs
 * to somebody else.
 */
export type ConnectionIdentity = {
  accountId: string
  loginId: string
  sessionId: string | null
  watchesOther: boolean
}
export type Watcher = { connection: Connection; loginId: string; sessionId: string }

/** Every open connection of this process with its login, so that it can be closed when the login ends. */
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

  /** The distinct logins of the open connections. */
  get loginIds(): string[] {
    return [...new Set([...this.#open.values()].map(({ loginId }) => loginId))]
  }

  /** The account of a login with open connections; null without one. */
  accountOf(loginId: string): string | null {
    for (const identity of this.#open.values()) if (identity.loginId === loginId) return identity.accountId
    return null
  }

  /** Connections to other people's sessions. */
  get watchers(): Watcher[] {
    return this.watchersAmong([...this.#open.keys()])
  }

  /** Those of the given connections that watch other people's sessions. */
  watchersAmong(some: readonly Connection[]): Watcher[] {
    return some.flatMap((connection) => {
      const { watchesOther = false, loginId = '', sessionId = null } = this.#open.get(connection) ?? {}
      return watchesOther && sessionId !== null ? [{ connection, loginId, sessionId }] : []
    })
  }

  /** The distinct sessions open in this process. */
  get sessionIds(): string[] {
    const ids = [...this.#open.values()].flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]))
    return [...new Set(ids)]
  }

  /** Null: connections to the list of running sessions. */
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
