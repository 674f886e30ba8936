import { decodeServerFrame } from '#protocol/realtime/codec.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import type { LiveSession } from '#protocol/realtime/watching.ts'
import { ChannelConnection, type ChannelConnectionOptions } from './channel-connection.ts'
import type { ConnectionState } from './session-view.ts'

export type LiveSessionsView = {
  connection: ConnectionState
  /** The running sessions that the user may watch; null before the first answer. */
  sessions: readonly LiveSession[] | null
}

/**
 * The client side of `/ws/live` (docs/live.md): the running sessions in a supervisor's scope. There is no
 * resume: after a reconnect the whole list arrives again, and the last list stays until then.
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
    const decoded = decodeServerFrame(raw)
    // Ignores a frame that this version does not know: an older page must not fail.
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

/**
 * Replaces the session in place or appends it, so that the list does not jump while a supervisor reads it.
 */
function upsertSession(sessions: readonly LiveSession[], changed: LiveSession): readonly LiveSession[] {
  const exists = sessions.some(({ session_id: id }) => id === changed.session_id)
  if (!exists) return [...sessions, changed]
  return sessions.map((session) => (session.session_id === changed.session_id ? changed : session))
}
