import { partiesMax } from './request-counter.ts'

export const persistenceLimits = {
  /** So many refusals within the window, or more, are those of a script that does not wait. */
  refusals: 20,
  windowMs: 60_000,
} as const

type Caller = { refusals: number; sinceMs: number; persistentUntilMs: number }

/**
 * Who goes on calling although calls are refused. A client that waits as `Retry-After` says never gets there. Times
 * are those of the monotonic clock.
 */
export class PersistentCallers {
  readonly #callers = new Map<string, Caller>()

  /** Counts a refusal. */
  refused(key: string, nowMs: number): void {
    const caller = this.#callers.get(key) ?? { refusals: 0, sinceMs: nowMs, persistentUntilMs: 0 }
    if (nowMs - caller.sinceMs >= persistenceLimits.windowMs) {
      caller.refusals = 0
      caller.sinceMs = nowMs
    }
    caller.refusals += 1
    if (caller.refusals >= persistenceLimits.refusals)
      caller.persistentUntilMs = nowMs + persistenceLimits.windowMs
    // At the end of the order in which callers are forgotten.
    this.#callers.delete(key)
    this.#callers.set(key, caller)
    const oldest = this.#callers.size > partiesMax ? this.#callers.keys().next() : null
    if (oldest?.done === false) this.#callers.delete(oldest.value)
  }

  has(key: string, nowMs: number): boolean {
    return (this.#callers.get(key)?.persistentUntilMs ?? 0) > nowMs
  }
}
