import { WebSocket } from 'ws'
import { z } from 'zod'
import { bounded } from './wait.ts'

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])

type Pending = { method: string; resolve: (result: unknown) => void; reject: (error: Error) => void }

/** The browser refused a command. `code` is the specification's, such as `no such node`. */
export class BidiError extends Error {
  readonly code: string

  constructor(method: string, code: string, text: string) {
    super(`${method}: ${code}: ${text}`)
    this.name = 'BidiError'
    this.code = code
  }
}

/**
 * A connection by WebDriver BiDi (w3c.github.io/webdriver-bidi), with one session: commands and events as JSON over a
 * WebSocket. Written out here, since the part that is needed is small: puppeteer-core brings 80 packages, and what
 * Playwright 1.65 sends by this protocol Firefox ESR refuses.
 */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #pending = new Map<number, Pending>()
  readonly #listeners = new Map<string, (params: unknown) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#handleMessage(data.toString('utf8')))
    socket.on('close', () => this.#rejectAll(new Error('the browser has closed the connection')))
    socket.on('error', (error) => this.#rejectAll(error))
  }

  /** Opens a session at the address that the browser prints. */
  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const connection = new BidiConnection(socket)
    await connection.send('session.new', { capabilities: {} })
    return connection
  }

  /** Rejects if the browser refuses the command. */
  send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const answer = new Promise((resolve, reject) => {
      this.#pending.set(id, { method, resolve, reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
    return bounded(method, answer)
  }

  /** Calls the listener at each event of this name. */
  async listen(event: string, listener: (params: unknown) => void): Promise<void> {
    this.#listeners.set(event, listener)
    await this.send('session.subscribe', { events: [event] })
  }

  #handleMessage(data: string): void {
    const read = message.parse(JSON.parse(data))
    if (read.type === 'event') return this.#listeners.get(read.method)?.(read.params)
    const pending = this.#pending.get(read.id ?? 0)
    this.#pending.delete(read.id ?? 0)
    if (read.type === 'success') pending?.resolve(read.result)
    else pending?.reject(new BidiError(pending.method, read.error, read.message))
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
