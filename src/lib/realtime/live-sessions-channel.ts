import { decodeDown } from '#protocol/realtime/codec.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { LiveSession } from '#protocol/realtime/watching.ts'
import { ChannelConnection, type ChannelConnectionOptions } from './channel-connection.ts'
import type { ConnectionState } from './session-view.ts'

export type LiveSessionsView = {
  connection: ConnectionState
  /** The running sessions that may be watched; null before the first answer. */
  sessions: readonly LiveSession[] | null
}

/**
 * The client's side of `/ws/live` (docs/live.md): the running sessions of a supervisor. Nothing is resumed here: after a
 * break the whole list comes again, and until then the last one stands.
 */
export class LiveSessionsChannel {
  readonly #connection: ChannelConnection
  readonly #listeners = new Set<() => void>()
  #sessions: readonly LiveSession[] | null = null
  #view: LiveSessionsView

  constructor(options: Pick<ChannelConnectionOptions, 'openSocket' | 'random'>) {
    this.#connection = new ChannelConnection({
      ...options,
      onOpen: () =>
        this.#connection.send({
          type: 'live.watch',
          client_msg_id: crypto.randomUUID(),
          protocol: protocolVersion,
        }),
      onText: (raw) => this.#receive(raw),
      hasPendingCommands: () => false,
      onStateChange: () => this.#notify(),
    })
    this.#view = this.#currentView()
  }

  get view(): LiveSessionsView {
    return this.#view
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#connection.stop()
  }

  reconnectNow(): void {
    this.#connection.reconnectNow()
  }

  networkLost(): void {
    this.#connection.networkLost()
  }

  #receive(raw: string): void {
    const decoded = decodeDown(raw)
    // A frame that this version does not know is passed over: an older page must not fail.
    if (!decoded.ok) return
    const { frame } = decoded
    switch (frame.type) {
      case 'live.sessions':
        this.#connection.markReady()
        this.#sessions = frame.sessions
        break
      case 'live.session.changed':
        this.#sessions = upsertSession(this.#sessions ?? [], frame.session)
        break
      case 'live.session.ended':
        this.#sessions = (this.#sessions ?? []).filter(({ session_id: id }) => id !== frame.session_id)
        break
      default:
        return
    }
    this.#notify()
  }

  #notify(): void {
    this.#view = this.#currentView()
    for (const listener of this.#listeners) listener()
  }

  #currentView(): LiveSessionsView {
    return { connection: this.#connection.state, sessions: this.#sessions }
  }
}

/** The list with one entry in its old place, or at the end: what a supervisor looks at does not jump. */
function upsertSession(sessions: readonly LiveSession[], changed: LiveSession): readonly LiveSession[] {
  const exists = sessions.some(({ session_id: id }) => id === changed.session_id)
  if (!exists) return [...sessions, changed]
  return sessions.map((each) => (each.session_id === changed.session_id ? changed : each))
}
