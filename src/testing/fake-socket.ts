import { decodeUp, encode } from '#protocol/realtime/codec.ts'
import type { Down } from '#protocol/realtime/down.ts'
import type { Up } from '#protocol/realtime/up.ts'
import type { ChannelSocket } from '#src/lib/realtime/channel-socket.ts'

/** The other end of the wire, played by the test. */
export class FakeSocket implements ChannelSocket {
  readonly sent: Up[] = []
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
    const decoded = decodeUp(data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    this.sent.push(decoded.frame)
  }
  close(): void {
    this.open = false
  }

  opens(): void {
    this.#tell('open', {})
  }
  says(...frames: Down[]): void {
    for (const frame of frames) this.#tell('message', { data: encode(frame) })
  }
  closes(code: number): void {
    this.open = false
    this.#tell('close', { code })
  }
  last<Type extends Up['type']>(type: Type): Extract<Up, { type: Type }> {
    const found = this.sent.findLast((frame): frame is Extract<Up, { type: Type }> => frame.type === type)
    if (!found) throw new Error(`no ${type} was sent`)
    return found
  }
  #tell(type: string, event: object): void {
    for (const one of this.#listeners)
      if (one.type === type && !one.signal.aborted) one.listener(event as never)
  }
}
