import type { Down } from '#protocol/realtime/down.ts'

/** What the rooms of a session, one in each process that has it open, tell each other. */
export type BusMessage =
  /** Its events have got this far: the rows are there to be read. */
  | { type: 'head'; headSeq: number }
  /** Something that is not stored, for the views of the other processes. */
  | { type: 'live'; frame: Down }
  /** Who has a view open has changed. */
  | { type: 'presence' }
  /** Whoever words this reply is to stop. */
  | { type: 'cancel'; responseId: string; audioEndMs: number | null }
  /** A view of the teller has taken the microphone. */
  | { type: 'microphone' }

export type SessionMessage = { sessionId: string; message: BusMessage }

/**
 * Carries words between the rooms of a session in different server processes. A word may be lost: whatever counts
 * is a row in the database, and `onMessagesLost` says when to read it.
 */
export interface Bus {
  /** False: this process is the only one on its database. */
  readonly shared: boolean
  publish(sessionId: string, message: BusMessage): void
  /** Hears what other processes tell of one session. Returns the function that ends it. */
  subscribe(sessionId: string, listener: (message: BusMessage) => void): () => void
  /** Hears what is told of any session, by this process too. */
  subscribeAll(listener: (received: SessionMessage) => void): () => void
  /** Calls back when words may have been lost. */
  onMessagesLost(listener: () => void): () => void
  close(): Promise<void>
}

/** The bus of a single process: its rooms tell themselves, so there is nobody else to tell. */
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

/** Puts a listener in and returns what takes it out. */
export function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
