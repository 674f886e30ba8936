/** The part of WebSocket that the channel uses. Binary messages arrive as an ArrayBuffer. */
export type ChannelSocket = {
  addEventListener(type: 'open', listener: () => void, options: { signal: AbortSignal }): void
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown }) => void,
    options: { signal: AbortSignal },
  ): void
  addEventListener(
    type: 'close',
    listener: (event: { code: number }) => void,
    options: { signal: AbortSignal },
  ): void
  send(data: string | Uint8Array<ArrayBuffer>): void
  close(code?: number): void
}
