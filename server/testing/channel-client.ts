import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { type AudioFrame, decodeAudio } from '#protocol/realtime/audio.ts'
import { decodeServerFrame } from '#protocol/realtime/codec.ts'
import type { ServerFrame, ServerFrameType } from '#protocol/realtime/server-frames.ts'
import type { ClientFrame } from '#protocol/realtime/client-frames.ts'
import type { VoiceSettings } from '#protocol/realtime/voice.ts'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'

type Frame<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>
type Sendable = ClientFrame extends infer Command
  ? Command extends ClientFrame
    ? Omit<Command, 'client_msg_id'>
    : never
  : never

/** An audio frame with its arrival time and the number of text frames received before it. */
export type Sound = AudioFrame & { atMs: number; afterFrames: number }

/** A minimal channel client for tests: stores every frame and waits for expected ones. */
export class ChannelClient {
  readonly frames: ServerFrame[] = []
  readonly sounds: Sound[] = []
  closeCode: number | null = null
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data, binary) => {
      if (!Buffer.isBuffer(data)) return
      if (binary) {
        const sound = decodeAudio(data)
        if (sound === null) throw new Error('the server sent a malformed binary frame')
        this.sounds.push({ ...sound, atMs: performance.now(), afterFrames: this.frames.length })
        this.#wake()
        return
      }
      const raw = data.toString('utf8')
      const decoded = decodeServerFrame(raw)
      if (!decoded.ok) throw new Error(`the server sent a malformed frame: ${decoded.error.message}: ${raw}`)
      this.frames.push(decoded.frame)
      this.#wake()
    })
    socket.on('close', (code) => {
      this.closeCode = code
      this.#wake()
    })
    socket.on('error', () => undefined)
  }

  /** Opens a connection; rejects if the upgrade is refused. */
  static open(
    url: string,
    headers: { cookie?: string | null; origin?: string | null; forwardedFor?: string },
  ): Promise<ChannelClient> {
    const socket = new WebSocket(url, subprotocol, {
      headers: {
        ...(headers.cookie == null ? {} : { cookie: headers.cookie }),
        ...(headers.origin == null ? {} : { origin: headers.origin }),
        ...(headers.forwardedFor === undefined ? {} : { 'x-forwarded-for': headers.forwardedFor }),
      },
    })
    const client = new ChannelClient(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client))
      socket.once('error', reject)
    })
  }

  /** Sends a command and returns its `client_msg_id`. */
  send(command: Sendable, clientMsgId: string = randomUUID()): string {
    this.sendRaw(JSON.stringify({ ...command, client_msg_id: clientMsgId }))
    return clientMsgId
  }

  sendRaw(data: string | Uint8Array): void {
    this.#socket.send(data)
  }

  /** Joins the session and returns its snapshot once the connection is live. */
  async join(
    mode: 'participant' | 'observer' = 'participant',
    voice?: VoiceSettings,
  ): Promise<Frame<'session.created'>> {
    const id = this.send({
      type: 'session.join',
      protocol: protocolVersion,
      mode,
      ...(voice ? { voice } : {}),
    })
    await this.answer(id)
    return this.last('session.created')
  }

  /** Waits for the ack or nack of a command. */
  answer(clientMsgId: string): Promise<Frame<'ack'> | Frame<'nack'>> {
    return this.find(
      (frame): frame is Frame<'ack'> | Frame<'nack'> =>
        (frame.type === 'ack' || frame.type === 'nack') && frame.client_msg_id === clientMsgId,
    )
  }

  /** Waits for the first matching frame, starting at index `from`. */
  find<F extends ServerFrame>(fits: (frame: ServerFrame) => frame is F, from?: number): Promise<F>
  find(fits: (frame: ServerFrame) => boolean, from?: number): Promise<ServerFrame>
  async find(fits: (frame: ServerFrame) => boolean, from = 0): Promise<ServerFrame> {
    for (;;) {
      const found = this.frames.slice(from).find(fits)
      if (found) return found
      if (this.closeCode !== null) throw new Error(`the connection closed with ${this.closeCode}`)
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  /** Waits for the first matching audio frame, starting at index `from`. */
  async sound(fits: (sound: Sound) => boolean, from = 0): Promise<Sound> {
    for (;;) {
      const found = this.sounds.slice(from).find(fits)
      if (found) return found
      if (this.closeCode !== null) throw new Error(`the connection closed with ${this.closeCode}`)
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  /** The latest frame of a type. */
  last<Type extends ServerFrameType>(type: Type): Frame<Type> {
    const found = this.frames.findLast((frame): frame is Frame<Type> => frame.type === type)
    if (!found) throw new Error(`no ${type} was received`)
    return found
  }

  /** Submits a line, waits until the reply to it has ended, and returns the reply's text. */
  async say(text: string): Promise<string> {
    const from = this.frames.length
    const answer = await this.answer(this.send({ type: 'input_text.submit', text }))
    if (answer.type === 'nack') throw new Error(`${answer.code}: ${answer.message}`)
    const ended = await this.find((frame) => frame.type === 'conversation.item.completed', from)
    return ended.type === 'conversation.item.completed' ? ended.text : ''
  }

  /** Waits for the connection to close and returns the close code. */
  async closed(): Promise<number> {
    while (this.closeCode === null) await new Promise<void>((resolve) => this.#waiting.add(resolve))
    return this.closeCode
  }

  close(): void {
    this.#socket.close()
  }

  /** Stops reading, like a client that hangs. */
  stopReading(): void {
    this.#socket.pause()
  }

  /** Drops the connection without a close frame, like a cut cable. */
  cut(): void {
    this.#socket.terminate()
  }

  #wake(): void {
    for (const resume of this.#waiting) resume()
    this.#waiting.clear()
  }
}

/** Plays the reply as a client does and reports that it was played to the end, unless it had no audio. */
export async function playToTheEnd(client: ChannelClient): Promise<void> {
  const done = await client.find(
    (frame): frame is Frame<'response.output_audio.done'> | Frame<'conversation.item.completed'> =>
      frame.type === 'response.output_audio.done' || frame.type === 'conversation.item.completed',
  )
  if (done.type === 'response.output_audio.done')
    client.send({
      type: 'playback.progress',
      response_id: done.response_id,
      audio_end_ms: done.duration_ms,
      finished: true,
    })
}
