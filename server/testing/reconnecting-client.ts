import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyFrame, emptyTranscript, type Transcript } from '#protocol/realtime/transcript.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { ChannelClient } from './channel-client.ts'
import type { ServerProcess } from './spawn-server.ts'

/** Delay between connection attempts. */
const retryMs = 100

/**
 * A client of one session that always reconnects: after every disconnect it comes back to the process it is
 * given, resumes, and resends what was not acknowledged. Its state is built from the frames it received.
 */
export class ReconnectingClient {
  transcript: Transcript = emptyTranscript
  /** The acknowledged lines: `seq` by command id. */
  readonly acknowledged = new Map<string, number>()
  /** The arrival time of each line of the session, by text. */
  readonly receivedAtMs = new Map<string, number>()
  readonly #options: ReconnectingClientOptions
  readonly #unanswered = new Map<string, string>()
  #channel: ChannelClient | null = null
  #stopped = false
  #read = 0
  #waiting: (() => void)[] = []
  readonly #running: Promise<void>

  constructor(given: ReconnectingClientOptions) {
    this.#options = given
    this.#running = this.#run()
  }

  /** Submits a line, resending it until it is acknowledged; returns its id. */
  say(text: string, id: string = randomUUID()): string {
    this.#unanswered.set(id, text)
    this.#channel?.send({ type: 'input_text.submit', text }, id)
    return id
  }

  /** Drops the connection and reconnects after a while. */
  cut(): void {
    this.#channel?.cut()
  }

  get answered(): boolean {
    return this.#unanswered.size === 0
  }

  /** Resolves when the client's state matches. */
  async waitUntil(fits: (client: this) => boolean): Promise<void> {
    while (!fits(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#channel?.close()
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#connect()
      } catch {
        await sleep(retryMs)
      }
      if (!this.#stopped) await sleep(this.#options.awayMs())
    }
  }

  /** One connection, until it ends. */
  async #connect(): Promise<void> {
    const { server, sessionId, cookie, mode } = this.#options
    const { origin } = server()
    const url = `${origin.replace('http', 'ws')}/ws/sessions/${sessionId}`
    const channel = await ChannelClient.open(url, { cookie, origin })
    // Stopped while connecting: nothing else would close the channel.
    if (this.#stopped) return channel.close()
    this.#channel = channel
    this.#read = 0
    try {
      const { epoch, headSeq } = this.transcript
      if (epoch === null) await channel.join(mode)
      else {
        const resumed = await channel.answer(
          channel.send({ type: 'session.resume', epoch, last_seq: headSeq }),
        )
        if (resumed.type === 'nack') throw new Error(resumed.code)
      }
      for (const [id, text] of this.#unanswered) channel.send({ type: 'input_text.submit', text }, id)
      for (;;) {
        this.#applyFrames(channel)
        await channel.find(() => true, this.#read)
      }
    } catch {
      this.#applyFrames(channel)
    } finally {
      this.#channel = null
      channel.close()
    }
  }

  #applyFrames(channel: ChannelClient): void {
    for (; this.#read < channel.frames.length; this.#read++) {
      const frame = channel.frames[this.#read]
      if (frame) this.#handleFrame(frame)
    }
    for (const tell of this.#waiting.splice(0)) tell()
  }

  #handleFrame(frame: ServerFrame): void {
    // A gap in the numbers throws here.
    this.transcript = applyFrame(this.transcript, frame)
    if (frame.type === 'conversation.item.created' && frame.item.role === 'user')
      this.receivedAtMs.set(frame.item.text, performance.now())
    if (frame.type === 'ack' && frame.seq !== null && this.#unanswered.delete(frame.client_msg_id))
      this.acknowledged.set(frame.client_msg_id, frame.seq)
    if (frame.type !== 'nack' || !this.#unanswered.has(frame.client_msg_id)) return
    const text = this.#unanswered.get(frame.client_msg_id) ?? ''
    if (frame.retryable)
      setTimeout(() => this.#channel?.send({ type: 'input_text.submit', text }, frame.client_msg_id), retryMs)
    // The debtor has hung up, so the line cannot be sent any more.
    else this.#unanswered.delete(frame.client_msg_id)
  }
}

type ReconnectingClientOptions = {
  server: () => ServerProcess
  sessionId: string
  cookie: string | null
  mode: 'participant' | 'observer'
  /** How long it stays offline after losing its connection. */
  awayMs: () => number
}
