import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'
import { TestBrowser } from '#server/testing/browser.ts'

export type ChannelTimes = { ackMs: number; createdMs: number; firstClauseMs: number; lastMs: number }

type Frame = { type: string; code?: string; status?: string }

/** Lines that lead to small talk: they offer, ask and threaten nothing. */
const collectorLines = [
  'I understand that this is not easy for you.',
  'Thank you for telling me how things are.',
  'I can imagine what a month like that is like.',
  'That sounds hard, and I appreciate your patience.',
]

/** A simulated trainee: one session after another, each with a few turns. */
export class Trainee {
  readonly #browser: TestBrowser
  #socket: WebSocket | null = null
  #turns = 0
  #onFrame: (frame: Frame, atMs: number) => void = () => undefined

  constructor(origin: string) {
    this.#browser = new TestBrowser(origin)
  }

  async register(): Promise<void> {
    await this.#browser.register()
  }

  /** Sends a line. Returns times since sending, in milliseconds. */
  async turn(): Promise<ChannelTimes> {
    if (this.#socket === null || this.#turns >= collectorLines.length) await this.#newSession()
    const text = collectorLines[this.#turns++ % collectorLines.length] ?? ''
    const times: ChannelTimes = { ackMs: 0, createdMs: 0, firstClauseMs: 0, lastMs: 0 }
    const startMs = performance.now()
    const ended = new Promise<void>((resolve, reject) => {
      this.#onFrame = (frame, heardMs) => {
        const atMs = heardMs - startMs
        if (frame.type === 'ack') times.ackMs = atMs
        else if (frame.type === 'nack' || frame.type === 'error') reject(new Error(frame.code))
        else if (frame.type === 'response.created') times.createdMs = atMs
        else if (frame.type === 'response.output_text.delta') {
          times.firstClauseMs ||= atMs
          times.lastMs = atMs
        } else if (frame.type === 'response.output_text.done') {
          if (frame.status === 'complete') resolve()
          else reject(new Error(`the reply ended as ${frame.status}`))
        }
      }
    })
    this.#send({ type: 'input_text.submit', text })
    await ended
    return times
  }

  close(): void {
    this.#socket?.close()
  }

  async #newSession(): Promise<void> {
    this.close()
    const session = await this.#browser.startSession()
    const url = `${this.#browser.origin.replace('http', 'ws')}/ws/sessions/${session.id}`
    const headers = { cookie: this.#browser.cookie ?? '', origin: this.#browser.origin }
    const socket = new WebSocket(url, subprotocol, { headers })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    socket.on('message', (data) => {
      const atMs = performance.now()
      this.#onFrame(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}'), atMs)
    })
    this.#socket = socket
    this.#turns = 0
    const joined = new Promise<void>((resolve) => {
      this.#onFrame = (frame) => {
        if (frame.type === 'ack') resolve()
      }
    })
    this.#send({ type: 'session.join', protocol: protocolVersion, mode: 'participant' })
    await joined
  }

  #send(command: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify({ ...command, client_msg_id: randomUUID() }))
  }
}
