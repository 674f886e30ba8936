/** The part of a WebSocket that a connection needs, so that session code does not depend on `ws`. */
export interface Socket {
  send(data: string | Uint8Array): void
  close(code: number, reason: string): void
  /** Ends the connection without a closing handshake, for a peer that does not answer. */
  terminate(): void
  /** Stops reading, so that TCP holds the sender back; what was already read still arrives. */
  pause(): void
  resume(): void
  /** Bytes queued for sending. */
  readonly bufferedAmount: number
}
