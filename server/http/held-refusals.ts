import type { ServerResponse } from 'node:http'

export type HeldLimits = { holdMs: number; perCaller: number; inAll: number }

export const heldLimits: HeldLimits = {
  /** How long the refusal of a persistent caller is held. */
  holdMs: 1_000,
  /** Refusals of one caller, and of all callers, that are held at the same time in one process. */
  perCaller: 64,
  inAll: 1_000,
}

/**
 * Holds refusals before they are sent. A script that calls again as soon as it is refused then costs one refusal a
 * second for each connection, instead of as many as the process can write.
 */
export class HeldRefusals {
  readonly #limits: HeldLimits
  readonly #perCaller = new Map<string, number>()
  #held = 0

  constructor(limits: HeldLimits) {
    this.#limits = limits
  }

  /** The refusals that are held now. */
  get size(): number {
    return this.#held
  }

  /**
   * Calls `send` after the hold, or never if the client leaves before.
   * @returns false, and does nothing, if too many are held: the connection should then be closed
   */
  hold(caller: string, outgoing: ServerResponse, send: () => void): boolean {
    const own = this.#perCaller.get(caller) ?? 0
    if (own >= this.#limits.perCaller || this.#held >= this.#limits.inAll) return false
    this.#perCaller.set(caller, own + 1)
    this.#held += 1
    const end = (): void => {
      clearTimeout(timer)
      outgoing.off('close', end)
      this.#held -= 1
      const left = (this.#perCaller.get(caller) ?? 1) - 1
      if (left === 0) this.#perCaller.delete(caller)
      else this.#perCaller.set(caller, left)
    }
    const timer = setTimeout(() => {
      end()
      send()
    }, this.#limits.holdMs)
    outgoing.once('close', end)
    return true
  }
}
