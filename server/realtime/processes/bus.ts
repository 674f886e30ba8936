import type { ServerFrame } from '#protocol/realtime/server-frames.ts'

/** Messages between the rooms of one session in different processes. */
export type BusMessage =
  /** Events up to `headSeq` are stored and can be read. */
  | { type: 'head'; headSeq: number }
  /** An unstored frame for the views in other processes. */
  | { type: 'live'; frame: ServerFrame }
  /** The open views of the session have changed. */
  | { type: 'presence' }
  /** The process that generates this reply must stop it. */
  | { type: 'cancel'; responseId: string; audioEndMs: number | null }
  /** A view of the sending process has taken the microphone. */
  | { type: 'microphone' }

export type SessionMessage = { sessionId: string; message: BusMessage }

/**
 * Carries messages between the rooms of a session in different server processes. A message may be lost: all
 * that matters is stored in the database, and `onMessagesLost` says when to read it.
 */
export interface Bus {
  /** False if this process is the only one that uses the database. */
  readonly shared: boolean
  publish(sessionId: string, message: BusMessage): void
  /** Receives the messages of other processes about one session. Returns the unsubscribe function. */
  subscribe(sessionId: string, listener: (message: BusMessage) => void): () => void
  /** Receives the messages about all sessions, including those of this process. */
  subscribeAll(listener: (received: SessionMessage) => void): () => void
  /** Calls the listener when messages may have been lost. */
  onMessagesLost(listener: () => void): () => void
  close(): Promise<void>
}

/** The bus of a single process: there are no other processes to send to. */
export function inMemoryBus(): Bus {
  const watchers = new Set<(received: SessionMessage) => void>()
  return {
    shared: false,
    publish(sessionId, message) {
      for (const watcher of watchers) watcher({ sessionId, message })
    },
    subscribe: () => () => undefined,
    subscribeAll: (listener) => addListener(watchers, listener),
    onMessagesLost: () => () => undefined,
    close: () => Promise.resolve(),
  }
}

/** Adds a listener and returns the function that removes it. */
export function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
