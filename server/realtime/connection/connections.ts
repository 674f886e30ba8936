import { burstSeconds, type ChannelLimits, defaultChannelLimits } from './channel-limits.ts'
import type { Connection } from './connection.ts'
import { InboundLoad } from './inbound-load.ts'
import { SocketSlots } from './socket-slots.ts'

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
/** How long what an account has sent is remembered after its last connection: until its rate has recovered. */
const rememberMs = burstSeconds * 1_000
export type Watcher = { connection: Connection; loginId: string; sessionId: string }

/** What an account has sent, the number of its open connections, and the timer that forgets it after the last one. */
type Account = { load: InboundLoad; connections: number; forgetTimer: NodeJS.Timeout | null }

/** Every open connection of this process with its login, so that it can be closed when the login ends. */
export class Connections {
  readonly limits: ChannelLimits
  readonly slots: SocketSlots
  readonly #open = new Map<Connection, ConnectionIdentity>()
  readonly #accounts = new Map<string, Account>()

  constructor(limits: ChannelLimits = defaultChannelLimits) {
    this.limits = limits
    this.slots = new SocketSlots(limits)
  }

  /** What all connections of an account share. */
  loadOf(accountId: string): InboundLoad {
    return this.#account(accountId).load
  }

  /** What waits in all queues. */
  get queued(): { commands: number; bytes: number } {
    const accounts = [...this.#accounts.values()]
    return {
      commands: accounts.reduce((sum, { load }) => sum + load.queuedCommands, 0),
      bytes: accounts.reduce((sum, { load }) => sum + load.queuedBytes, 0),
    }
  }

  add(connection: Connection, identity: ConnectionIdentity): void {
    this.#open.set(connection, identity)
    const account = this.#account(identity.accountId)
    account.connections += 1
    if (account.forgetTimer) clearTimeout(account.forgetTimer)
    account.forgetTimer = null
  }

  delete(connection: Connection): void {
    const identity = this.#open.get(connection)
    if (!identity) return
    this.#open.delete(connection)
    const { accountId } = identity
    const account = this.#account(accountId)
    account.connections -= 1
    if (account.connections > 0) return
    account.forgetTimer = setTimeout(() => this.#accounts.delete(accountId), rememberMs).unref()
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
    this.#accounts.clear()
  }

  #account(accountId: string): Account {
    const known = this.#accounts.get(accountId)
    if (known) return known
    const account: Account = { load: InboundLoad.ofAccount(this.limits), connections: 0, forgetTimer: null }
    this.#accounts.set(accountId, account)
    return account
  }
}
