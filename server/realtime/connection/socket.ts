/** What a connection needs of a WebSocket: the room of a session never sees `ws` itself. */
export interface Socket {
  send(data: string | Uint8Array): void
  close(code: number, reason: string): void
  /** Ends the connection without a handshake, for a peer that does not answer. */
  terminate(): void
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number
}
