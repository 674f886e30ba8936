import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { DeliveryState } from './session-view.ts'

type Refusal = Extract<DeliveryState, { name: 'failed' }>

/** Commands that the server has refused and that are kept; those beyond a rate limit are sent again when it allows it (L7). */
export class RefusedCommands {
  readonly #refusals = new Map<string, Refusal>()
  readonly #resends = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #retry: (clientMsgId: string) => void

  constructor(retry: (clientMsgId: string) => void) {
    this.#retry = retry
  }

  /** By the id of the command. */
  get all(): ReadonlyMap<string, Refusal> {
    return this.#refusals
  }

  add(nack: Extract<ServerFrame, { type: 'nack' }>): void {
    const { client_msg_id: clientMsgId, code, message, retryable, retry_after_ms: afterMs } = nack
    this.#refusals.set(clientMsgId, { name: 'failed', code, message, retryable })
    if (code === 'rate_limited' && afterMs !== undefined)
      this.#resends.set(
        clientMsgId,
        setTimeout(() => this.#retry(clientMsgId), afterMs),
      )
  }

  forget(clientMsgId: string): void {
    clearTimeout(this.#resends.get(clientMsgId))
    this.#resends.delete(clientMsgId)
    this.#refusals.delete(clientMsgId)
  }

  /** Nothing is sent again by itself from now on. */
  stop(): void {
    for (const timer of this.#resends.values()) clearTimeout(timer)
    this.#resends.clear()
  }
}
