import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A TCP proxy between browser and server whose connections a test can cut. */
export class TcpProxy {
  readonly origin: string
  targetPort = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #broken = false

  private constructor(server: Server) {
    this.#server = server
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async open(): Promise<TcpProxy> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const proxy = new TcpProxy(server)
    server.on('connection', (socket) => proxy.#join(socket))
    return proxy
  }

  /** Drops every connection and refuses new ones until `restore`. */
  cut(): void {
    this.#broken = true
    for (const socket of this.#sockets) socket.destroy()
  }

  restore(): void {
    this.#broken = false
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(near: Socket): void {
    if (this.#broken) return void near.destroy()
    const far = connect(this.targetPort, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one)
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => undefined)
      one.pipe(other)
    }
  }
}
