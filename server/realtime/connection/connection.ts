import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { decodeUp, encode, type FrameError } from '#protocol/realtime/codec.ts'
import { type AudioFrame, decodeAudio } from '#protocol/realtime/audio.ts'
import type { Down } from '#protocol/realtime/down.ts'
import type { Up } from '#protocol/realtime/up.ts'
import { faultCodes } from '#protocol/vocabulary/error-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { Socket } from './socket.ts'

/** Times of the connection, in milliseconds (P8). */
export const connectionTimeouts = { joinMs: 10_000, silentMs: 45_000 } as const
/** Bad frames after which a client is taken for broken. */
const badFramesMax = 20
/** Bytes that may wait for a slow reader before it is disconnected (P9). */
const queuedMaxBytes = 1024 * 1024

/** What soon says itself anew: a slow reader does without it (P9). */
const droppable: ReadonlySet<Down['type']> = new Set<Down['type']>([
  'input_transcript.delta',
  'participants.changed',
])

/** How the other side is told things: all that a post sees of its connection. */
export type FrameSink = {
  send(frame: Down): void
  sendAudio(bytes: Uint8Array): void
  close(code: number, reason: string): void
}

/** What stands behind a connection and carries out its commands: a place in a session, or at the list of them. */
export interface ConnectionHandler {
  /** Whether it has entered; until then there is a time limit (J1). */
  readonly joined: boolean
  /** Returns the `seq` of the durable event that the command caused, or null (P4). */
  handleCommand(command: Up): Promise<number | null>
  /** A piece of a recording. Null: this post takes no sound now. */
  readonly receiveAudio: ((frame: AudioFrame) => void) | null
  leave(): void
}

/**
 * One WebSocket: reads frames, hands commands on one after the other, answers each with ack or nack
 * (P4), and watches that the other side lives. It holds no truth: whatever it loses is resumed.
 */
export class Connection {
  readonly #socket: Socket
  readonly #ctx: Pick<ServerContext, 'log' | 'metrics'>
  readonly #handler: ConnectionHandler
  #badFrames = 0
  #closed = false
  #heartbeat: NodeJS.Timeout
  /** Whether signs of life are watched for: before somebody has entered, only that they do. */
  #heartbeatRunning = false
  #queue: Promise<void> = Promise.resolve()

  constructor(
    ctx: Pick<ServerContext, 'log' | 'metrics'>,
    socket: Socket,
    createHandler: (sink: FrameSink) => ConnectionHandler,
  ) {
    this.#ctx = ctx
    this.#socket = socket
    this.#handler = createHandler({
      send: (frame) => this.send(frame),
      sendAudio: (bytes) => this.sendAudio(bytes),
      close: (code, reason) => this.close(code, reason),
    })
    this.#heartbeat = setTimeout(() => this.#joinTimedOut(), connectionTimeouts.joinMs)
  }

  send(frame: Down): void {
    if (this.#closed) return
    const queuedBytes = this.#socket.bufferedAmount
    if (queuedBytes > queuedMaxBytes) return this.#closeFatally(closeCodes.slowReader, 'slow_reader')
    if (queuedBytes > queuedMaxBytes / 2 && droppable.has(frame.type))
      return this.#ctx.metrics.shed('passing')
    this.#socket.send(encode(frame))
  }

  /** Sound may be dropped, text may not: half of the queue is the most that sound may fill (P9). */
  sendAudio(bytes: Uint8Array): void {
    if (this.#closed) return
    if (this.#socket.bufferedAmount > queuedMaxBytes / 2) this.#ctx.metrics.shed('audio')
    else this.#socket.send(bytes)
  }

  /** A text frame came in. Frames are worked on in their order. */
  receiveText(raw: string): void {
    if (this.#closed) return
    this.#noteActivity()
    const decoded = decodeUp(raw)
    if (!decoded.ok) return this.#refuseFrame(decoded.error)
    // A ping is answered at once: a long command before it must not look like a dead server.
    if (decoded.frame.type === 'ping') void this.#runCommand(decoded.frame)
    else this.#queue = this.#queue.then(() => this.#runCommand(decoded.frame))
  }

  /** A binary frame came in: a piece of a recording, in its order among the commands (A8). */
  receiveBinary(bytes: Uint8Array): void {
    if (this.#closed) return
    this.#noteActivity()
    const frame = decodeAudio(bytes)
    const { receiveAudio } = this.#handler
    if (frame === null || frame.kind !== 'microphoneIn' || receiveAudio === null)
      this.#refuseFrame({
        code: 'unknown_frame',
        message: 'no audio of this kind is expected here',
        clientMsgId: null,
      })
    else this.#queue = this.#queue.then(() => receiveAudio(frame))
  }

  /** The socket has closed, whoever closed it. */
  onSocketClosed(): void {
    this.#closed = true
    clearTimeout(this.#heartbeat)
    this.#handler.leave()
  }

  close(code: number, reason: string): void {
    if (this.#closed) return
    this.onSocketClosed()
    this.#socket.close(code, reason)
  }

  async #runCommand(command: Up): Promise<void> {
    if (this.#closed) return
    try {
      const seq = await this.#handler.handleCommand(command)
      // A ping has its pong, a join and a resume their snapshot or events as well.
      if (command.type !== 'ping') this.send({ type: 'ack', client_msg_id: command.client_msg_id, seq })
    } catch (error) {
      this.#refuseCommand(command, error)
    } finally {
      // It has closed while the command gave it a place.
      if (this.#closed) this.#handler.leave()
    }
  }

  #refuseCommand(command: Up, error: unknown): void {
    const known = error instanceof AppError ? error : null
    // The id by which the person who sent it may ask for help.
    const id = command.client_msg_id
    if (known === null || faultCodes.has(known.code))
      this.#ctx.log.error({ id, err: error, type: command.type }, 'a command failed')
    this.#ctx.metrics.refused('channel', known?.code ?? 'unavailable')
    this.send({
      type: 'nack',
      client_msg_id: id,
      code: known?.code ?? 'unavailable',
      message: known?.message ?? 'the command failed on the server; send it again',
      retryable: known?.retryable ?? true,
    })
    if (known?.code === 'unsupported_protocol') this.close(closeCodes.unsupportedProtocol, known.code)
  }

  /** A frame that is not understood: a nack if its command can be named, an error otherwise. */
  #refuseFrame({ code, message, clientMsgId }: FrameError): void {
    if (code === 'frame_too_large') return this.#closeFatally(closeCodes.frameTooLarge, code)
    if (clientMsgId === null) this.send({ type: 'error', code, message, fatal: false, retryable: false })
    else this.send({ type: 'nack', client_msg_id: clientMsgId, code, message, retryable: false })
    this.#badFrames += 1
    if (this.#badFrames >= badFramesMax) this.#closeFatally(closeCodes.badFrames, code)
  }

  #noteActivity(): void {
    if (!this.#handler.joined) return
    // At each frame: a timer that is moved costs less than a new one.
    if (this.#heartbeatRunning) {
      this.#heartbeat.refresh()
      return
    }
    this.#heartbeatRunning = true
    clearTimeout(this.#heartbeat)
    this.#heartbeat = setTimeout(() => {
      this.onSocketClosed()
      this.#socket.close(closeCodes.heartbeatMissed, 'heartbeat missed')
      this.#socket.terminate()
    }, connectionTimeouts.silentMs)
  }

  #joinTimedOut(): void {
    if (!this.#handler.joined) this.close(closeCodes.joinTimeout, 'not_joined')
    else this.#noteActivity()
  }

  #closeFatally(code: number, reason: FrameError['code'] | 'slow_reader'): void {
    const retryable = code === closeCodes.slowReader
    if (retryable) this.#ctx.metrics.shed('connection')
    else
      this.#socket.send(
        encode({
          type: 'error',
          code: reason,
          message: `the connection is closed: ${reason}`,
          fatal: true,
          retryable,
        }),
      )
    this.close(code, reason)
  }
}
