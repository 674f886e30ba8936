import { ipNetwork } from '#server/domain/account/ip-network.ts'
import type { ChannelLimits } from './channel-limits.ts'

/** Whose sockets are counted. An admitted socket has all of these, a refused one only an address. */
export type SocketOwner = { address: string | null; accountId?: string; sessionId?: string | null }
/** Sockets of an account and of a session in other processes. */
export type SocketsElsewhere = { account: number; session: number }

/** The sockets of this process, counted from the upgrade until they are gone (I4). */
export class SocketSlots {
  readonly #limits: ChannelLimits
  readonly #counts = new Map<string, number>()
  #open = 0

  constructor(limits: ChannelLimits) {
    this.#limits = limits
  }

  get open(): number {
    return this.#open
  }

  /** Whether the process has no room for another socket. */
  get full(): boolean {
    return this.#open >= this.#limits.sockets
  }

  /** An address gets a close code that its pages can read, until its refused sockets are as many as its open ones. */
  isFlooding(address: string | null): boolean {
    return this.#count(addressKey(address)) >= 2 * this.#limits.socketsPerAddress
  }

  /** The limit that one more socket would exceed, or null. */
  exceeded(
    owner: SocketOwner,
    elsewhere: SocketsElsewhere,
  ): 'process' | 'address' | 'account' | 'session' | null {
    const { socketsPerAddress, socketsPerAccount, socketsPerSession } = this.#limits
    const has = (key: string, remote: number, most: number) => this.#count(key) + remote >= most
    if (this.full) return 'process'
    if (has(addressKey(owner.address), 0, socketsPerAddress)) return 'address'
    if (
      owner.accountId !== undefined &&
      has(`account ${owner.accountId}`, elsewhere.account, socketsPerAccount)
    )
      return 'account'
    if (owner.sessionId != null && has(`session ${owner.sessionId}`, elsewhere.session, socketsPerSession))
      return 'session'
    return null
  }

  /** Counts a socket until the returned function is called. */
  take({ address, accountId, sessionId }: SocketOwner): () => void {
    const keys = [
      addressKey(address),
      ...(accountId === undefined ? [] : [`account ${accountId}`]),
      ...(sessionId == null ? [] : [`session ${sessionId}`]),
    ]
    this.#open += 1
    for (const key of keys) this.#counts.set(key, this.#count(key) + 1)
    let taken = true
    return () => {
      if (!taken) return
      taken = false
      this.#open -= 1
      for (const key of keys) {
        const left = this.#count(key) - 1
        if (left > 0) this.#counts.set(key, left)
        else this.#counts.delete(key)
      }
    }
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0
  }
}

function addressKey(address: string | null): string {
  return `address ${address === null ? '' : ipNetwork(address)}`
}
