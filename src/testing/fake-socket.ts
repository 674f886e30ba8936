import { decodeClientFrame, encode } from '#protocol/realtime/codec.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { ClientFrame } from '#protocol/realtime/client-frames.ts'
import type { ChannelSocket } from '#src/lib/realtime/channel-socket.ts'

/** A fake of the socket; the test plays the server. */
export class FakeSocket implements ChannelSocket {
  readonly sent: ClientFrame[] = []
  open = true
  readonly #listeners: { type: string; listener: (event: never) => void; signal: AbortSignal }[] = []

  addEventListener(
    type: string,
    listener: (event: never) => void,
    { signal }: { signal: AbortSignal },
  ): void {
    this.#listeners.push({ type, listener, signal })
  }
  send(data: string): void {
    const decoded = decodeClientFrame(data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    this.sent.push(decoded.frame)
  }
  close(): void {
    this.open = false
  }

  simulateOpen(): void {
    this.#dispatch('open', {})
  }
  simulateFrames(...frames: ServerFrame[]): void {
    for (const frame of frames) this.#dispatch('message', { data: encode(frame) })
  }
  simulateClose(code: number): void {
    this.open = false
    this.#dispatch('close', { code })
  }
  lastSent<Type extends ClientFrame['type']>(type: Type): Extract<ClientFrame, { type: Type }> {
    const found = this.sent.findLast(
      (frame): frame is Extract<ClientFrame, { type: Type }> => frame.type === type,
    )
    if (!found) throw new Error(`no ${type} was sent`)
    return found
  }
  #dispatch(type: string, event: object): void {
    for (const entry of this.#listeners)
      if (entry.type === type && !entry.signal.aborted) entry.listener(event as never)
  }
}
