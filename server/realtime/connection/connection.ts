import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { decodeClientFrame, encode, type FrameError } from '#protocol/realtime/codec.ts'
import { type AudioFrame, decodeAudio } from '#protocol/realtime/audio.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { ClientFrame } from '#protocol/realtime/client-frames.ts'
import { isOutage } from '#db/errors.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { faultCodes } from '#protocol/vocabulary/error-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { AudioQuota } from '../voice/recording.ts'
import { commandCost } from './command-cost.ts'
import type { ChannelLimits } from './channel-limits.ts'
import { InboundLoad } from './inbound-load.ts'
import { InboundQueue } from './inbound-queue.ts'
import type { Socket } from './socket.ts'

/** Connection timeouts in milliseconds (P8). */
export const connectionTimeouts = { joinMs: 10_000, silentMs: 45_000 } as const
/** The connection is closed after this many bad frames. */
const badFramesMax = 20
/** A slow reader is disconnected when more bytes than this are queued (P9). */
const queuedMaxBytes = 1024 * 1024

/** Frames that are soon superseded, so a slow reader can miss them (P9). */
const droppable: ReadonlySet<ServerFrame['type']> = new Set<ServerFrame['type']>([
  'input_transcript.delta',
  'input_audio.transcript',
  'participants.changed',
])

/** What a handler may do with its connection. */
export type FrameSink = {
  send(frame: ServerFrame): void
  sendAudio(bytes: Uint8Array): void
  close(code: number, reason: string): void
  /** Room for recorded audio, shared by the connections of the account. */
  audioQuota: AudioQuota
}

/** Runs the commands of a connection: for a session, or for the list of running sessions. */
export interface ConnectionHandler {
  /** Whether the client has joined; until then a time limit applies (J1). */
  readonly joined: boolean
  /** Returns the `seq` of the durable event that the command caused, or null (P4). */
  handleCommand(command: ClientFrame): Promise<number | null>
  /** Receives a chunk of a recording. Null: no audio is accepted now. */
  readonly receiveAudio: ((frame: AudioFrame) => void) | null
  leave(): void
}

/**
 * One WebSocket: reads frames, runs commands in order, answers each with ack or nack (P4), and checks that
 * the client is alive. It holds no session state: everything it loses can be resumed.
 */
export class Connection {
  readonly #socket: Socket
  readonly #ctx: Pick<ServerContext, 'log' | 'metrics'>
  readonly #handler: ConnectionHandler
  #badFrames = 0
  #closed = false
  #heartbeat: NodeJS.Timeout
  /** Whether the heartbeat timeout runs. Before the join only the join timeout does. */
  #heartbeatRunning = false
  readonly #queue: InboundQueue
  readonly #abusiveCloseMs: number

  /** `account` is shared by all connections of the account. */
  constructor(
    ctx: Pick<ServerContext, 'log' | 'metrics'>,
    socket: Socket,
    createHandler: (sink: FrameSink) => ConnectionHandler,
    inbound: { limits: ChannelLimits; account: InboundLoad },
  ) {
    this.#ctx = ctx
    this.#socket = socket
    this.#abusiveCloseMs = inbound.limits.abusiveCloseMs
    this.#queue = new InboundQueue({
      socket,
      connection: InboundLoad.ofConnection(inbound.limits),
      account: inbound.account,
      congestedMaxMs: inbound.limits.congestedMaxMs,
      onCongested: () => this.#closeFatally(closeCodes.tooMuchInput, 'too_much_input'),
    })
    this.#handler = createHandler({
      send: (frame) => this.send(frame),
      sendAudio: (bytes) => this.sendAudio(bytes),
      close: (code, reason) => this.close(code, reason),
      audioQuota: {
        reserve: (bytes) => inbound.account.reserveAudio(bytes),
        release: (bytes) => inbound.account.releaseAudio(bytes),
      },
    })
    this.#heartbeat = setTimeout(() => this.#joinTimedOut(), connectionTimeouts.joinMs)
  }

  send(frame: ServerFrame): void {
    if (this.#closed) return
    const queuedBytes = this.#socket.bufferedAmount
    if (queuedBytes > queuedMaxBytes) return this.#closeFatally(closeCodes.slowReader, 'slow_reader')
    if (queuedBytes > queuedMaxBytes / 2 && droppable.has(frame.type))
      return this.#ctx.metrics.shed('passing')
    this.#socket.send(encode(frame))
  }

  /** Audio may be dropped, text may not: audio may fill at most half of the queue (P9). */
  sendAudio(bytes: Uint8Array): void {
    if (this.#closed) return
    if (this.#socket.bufferedAmount > queuedMaxBytes / 2) this.#ctx.metrics.shed('audio')
    else this.#socket.send(bytes)
  }

  /** Receives a text frame. Frames are processed in order. */
  receiveText(raw: string): void {
    if (this.#closed) return
    this.#noteActivity()
    const decoded = decodeClientFrame(raw)
    this.#queue.charge(decoded.ok ? commandCost(decoded.frame) : 1, raw.length)
    if (!decoded.ok) return this.#refuseFrame(decoded.error)
    // Pings bypass the queue: a slow command must not look like a dead server.
    if (decoded.frame.type === 'ping') void this.#runCommand(decoded.frame)
    else this.#queue.push(raw.length, () => this.#runCommand(decoded.frame))
  }

  /** Receives a binary frame: a chunk of a recording, in order with the commands (A8). */
  receiveBinary(bytes: Uint8Array): void {
    if (this.#closed) return
    this.#noteActivity()
    this.#queue.charge(1, bytes.byteLength)
    if (bytes.byteLength > limits.frameMaxBytes)
      return this.#closeFatally(closeCodes.frameTooLarge, 'frame_too_large')
    const frame = decodeAudio(bytes)
    const { receiveAudio } = this.#handler
    if (frame === null || frame.kind !== 'microphoneIn' || receiveAudio === null)
      this.#refuseFrame({
        code: 'unknown_frame',
        message: 'no audio of this kind is expected here',
        clientMsgId: null,
      })
    else this.#queue.push(bytes.byteLength, () => receiveAudio(frame))
  }

  /** A ping or pong of the WebSocket protocol itself has arrived; the library answers a ping. */
  receiveControl(bytes: number): void {
    if (this.#closed) return
    this.#queue.charge(1, bytes)
    if (this.#socket.bufferedAmount > queuedMaxBytes) this.#closeFatally(closeCodes.slowReader, 'slow_reader')
  }

  /** The socket has closed, from either side. */
  onSocketClosed(): void {
    this.#closed = true
    clearTimeout(this.#heartbeat)
    this.#queue.close()
    this.#handler.leave()
  }

  close(code: number, reason: string): void {
    if (this.#closed) return
    this.onSocketClosed()
    this.#socket.close(code, reason)
  }

  async #runCommand(command: ClientFrame): Promise<void> {
    if (this.#closed) return
    try {
      const seq = await this.#handler.handleCommand(command)
      // A ping is answered by its pong; join and resume also send a snapshot or events.
      if (command.type !== 'ping') this.send({ type: 'ack', client_msg_id: command.client_msg_id, seq })
    } catch (error) {
      this.#refuseCommand(command, error)
    } finally {
      // The connection closed while the command was joining.
      if (this.#closed) this.#handler.leave()
    }
  }

  #refuseCommand(command: ClientFrame, error: unknown): void {
    const known = error instanceof AppError ? error : null
    // What fails for any other reason would fail again, and the client must not resend it forever.
    const unknown = isOutage(error)
      ? ({ code: 'unavailable', retryable: true } as const)
      : ({ code: 'internal', retryable: false } as const)
    // Users quote this id when they ask for help.
    const id = command.client_msg_id
    if (known === null || faultCodes.has(known.code))
      this.#ctx.log.error({ id, err: error, type: command.type }, 'a command failed')
    this.#ctx.metrics.refused('channel', (known ?? unknown).code)
    this.send({
      type: 'nack',
      client_msg_id: id,
      code: (known ?? unknown).code,
      message: known?.message ?? 'the command failed on the server',
      retryable: (known ?? unknown).retryable,
      ...(known?.retryAfterSeconds === undefined ? {} : { retry_after_ms: known.retryAfterSeconds * 1_000 }),
    })
    if (known?.code === 'unsupported_protocol') this.close(closeCodes.unsupportedProtocol, known.code)
  }

  /** Rejects an invalid frame: with a nack if its command can be named, otherwise with an error. */
  #refuseFrame({ code, message, clientMsgId }: FrameError): void {
    if (code === 'frame_too_large') return this.#closeFatally(closeCodes.frameTooLarge, code)
    if (clientMsgId === null) this.send({ type: 'error', code, message, fatal: false, retryable: false })
    else this.send({ type: 'nack', client_msg_id: clientMsgId, code, message, retryable: false })
    this.#badFrames += 1
    if (this.#badFrames >= badFramesMax) this.#closeFatally(closeCodes.badFrames, code)
  }

  #noteActivity(): void {
    if (!this.#handler.joined) return
    // Called for each frame: refreshing a timer is cheaper than creating one.
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

  /** Closes it for what the client did. Except for a slow reader, nothing more is read from it. */
  #closeFatally(code: number, reason: FrameError['code'] | 'slow_reader' | 'too_much_input'): void {
    if (this.#closed) return
    if (reason === 'slow_reader') {
      this.#ctx.metrics.shed('connection')
      return this.close(code, reason)
    }
    this.#ctx.metrics.shed('sender')
    if (reason !== 'too_much_input')
      this.#socket.send(
        encode({
          type: 'error',
          code: reason,
          message: `the connection is closed: ${reason}`,
          fatal: true,
          retryable: false,
        }),
      )
    this.close(code, reason)
    this.#socket.pause()
    setTimeout(() => this.#socket.terminate(), this.#abusiveCloseMs).unref()
  }
}
