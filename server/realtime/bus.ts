/** Tells every room of a session, in every server process, how far the session's events have got. */
export interface Bus {
  publish(sessionId: string, headSeq: number): void
  /** Returns the function that ends the subscription. */
  subscribe(sessionId: string, listener: (headSeq: number) => void): () => void
}

/** The bus of a single process: its rooms tell themselves, so there is nobody else to tell. */
export function inMemoryBus(): Bus {
  const listeners = new Map<string, Set<(headSeq: number) => void>>()
  return {
    publish(sessionId, headSeq) {
      for (const listener of listeners.get(sessionId) ?? []) listener(headSeq)
    },
    subscribe(sessionId, listener) {
      const set = listeners.get(sessionId) ?? new Set()
      set.add(listener)
      listeners.set(sessionId, set)
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(sessionId)
      }
    },
  }
}
