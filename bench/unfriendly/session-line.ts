import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { decodeAudio } from '#protocol/realtime/audio.ts'
import { decodeServerFrame } from '#protocol/realtime/codec.ts'
import type { ServerFrame, ServerFrameType } from '#protocol/realtime/server-frames.ts'
import { applyFrame, emptyTranscript, type Transcript } from '#protocol/realtime/transcript.ts'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'
import type { SessionAccess } from '../voice/call.ts'
import type { Findings } from './findings.ts'
import { HeardReply } from './heard-reply.ts'

type Frame<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>
export type Answer = Frame<'ack'> | Frame<'nack'>

/** A client must send a ping at least this often (P8). */
const pingMs = 20_000
const attemptsMax = 5
const retryMs = 1_000

/** The channel of one session as a page holds it: it can be lost and resumed, and keeps what it got. */
export class SessionLine {
  readonly #access: SessionAccess
  readonly #findings: Findings
  #socket: WebSocket | null = null
  #heartbeat: NodeJS.Timeout | undefined
  readonly #answers = new Map<string, Answer>()
  readonly #waiting = new Set<() => void>()
  #closed: number | null = null
  transcript: Transcript = emptyTranscript
  readonly replies: HeardReply[] = []
  /** The reply whose sound was announced last. */
  #sounding: HeardReply | null = null
  /** The words that the ears heard, by the utterance's number on this connection. */
  readonly heardWords = new Map<number, string>()
  /** A reply that begins before this view listens is missed in part, or is not spoken at all. */
  #resuming = false
  /** Nothing may be heard: the server knows that the collector speaks. */
  held = false

  constructor(access: SessionAccess, findings: Findings) {
    this.#access = access
    this.#findings = findings
  }

  get latest(): HeardReply | null {
    return this.replies.at(-1) ?? null
  }

  async join(): Promise<void> {
    const voice = { enabled: true }
    await this.#enter({ type: 'session.join', protocol: protocolVersion, mode: 'participant', voice })
  }

  /** Connects until the server lets it in: on a busy machine that may take it longer than it allows (P12). */
  async #enter(command: Record<string, unknown>): Promise<void> {
    for (let left = attemptsMax - 1; ; left--)
      try {
        await this.#connect()
        return await this.ask(command)
      } catch (error) {
        if (left === 0) throw error
        this.#findings.count('connections opened again')
        this.#drop()
        await sleep(retryMs)
      }
  }

  /** Drops the connection as a lost network does. */
  lose(): void {
    this.#drop()
    this.held = false
    this.heardWords.clear()
    for (const reply of this.replies) reply.connectionLost()
  }

  #drop(): void {
    clearInterval(this.#heartbeat)
    this.#socket?.removeAllListeners()
    this.#socket?.on('error', () => undefined)
    this.#socket?.terminate()
    this.#socket = null
    this.#closed = null
  }

  async resume(): Promise<void> {
    this.#resuming = true
    const { epoch, headSeq } = this.transcript
    await this.#enter({ type: 'session.resume', epoch, last_seq: headSeq })
    await this.ask({ type: 'voice.configure', voice: { enabled: true } })
    this.#resuming = false
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#socket?.removeAllListeners('close')
    this.#socket?.close()
  }

  send(command: Record<string, unknown>, id: string = randomUUID()): string {
    this.#socket?.send(JSON.stringify({ ...command, client_msg_id: id }))
    return id
  }

  sendSound(bytes: Uint8Array): void {
    this.#socket?.send(bytes)
  }

  answer(id: string, withinMs = 60_000): Promise<Answer> {
    return this.until(`an answer`, () => this.#answers.get(id) ?? null, withinMs)
  }

  /** The answer to an earlier sending of the same command does not count. */
  forgetAnswer(id: string): void {
    this.#answers.delete(id)
  }

  async ask(command: Record<string, unknown>): Promise<void> {
    const answer = await this.answer(this.send(command))
    if (answer.type === 'nack') throw new Error(`${String(command.type)}: ${answer.code} ${answer.message}`)
  }

  /** Waits until there is something. */
  async until<Result>(what: string, find: () => Result | null, withinMs: number): Promise<Result> {
    const untilMs = performance.now() + withinMs
    for (;;) {
      const found = find()
      if (found !== null) return found
      if (this.#closed !== null) throw new Error(`closed with ${this.#closed}`)
      const leftMs = untilMs - performance.now()
      if (leftMs <= 0) throw new Error(`${what} did not come within ${withinMs} ms`)
      await this.#next(leftMs)
    }
  }

  #next(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake(), withinMs)
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      this.#waiting.add(wake)
    })
  }

  async #connect(): Promise<void> {
    const { origin, cookie, sessionId } = this.#access
    const url = `${origin.replace('http', 'ws')}/ws/sessions/${sessionId}`
    const socket = new WebSocket(url, subprotocol, { headers: { cookie, origin }, perMessageDeflate: false })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    this.#socket = socket
    this.#heartbeat = setInterval(() => this.send({ type: 'ping', t: 0 }), pingMs)
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      clearInterval(this.#heartbeat)
      this.#closed = code
      this.#wake()
    })
    socket.on('message', (data, binary) => {
      if (!Buffer.isBuffer(data)) return
      if (binary) this.#hear(data)
      else this.#take(data.toString())
      this.#wake()
    })
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
  }

  #hear(data: Buffer): void {
    const frame = decodeAudio(data)
    const reply = frame && this.replies.find(({ ordinal }) => ordinal === frame.ordinal)
    if (!frame || !reply) return this.#findings.violate('sound of no reply', `ordinal ${frame?.ordinal}`)
    if (this.held && frame.payload.byteLength > 0)
      this.#findings.violate('sound while the collector speaks', reply.responseId)
    reply.hear(frame, performance.now(), this.latest?.ordinal ?? 0)
  }

  #take(raw: string): void {
    const decoded = decodeServerFrame(raw)
    if (!decoded.ok) return this.#findings.violate('a malformed frame', raw.slice(0, 200))
    const { frame } = decoded
    try {
      this.transcript = applyFrame(this.transcript, frame)
    } catch (error) {
      this.#findings.violate('a gap in the events', String(error))
    }
    this.#read(frame)
  }

  #read(frame: ServerFrame): void {
    switch (frame.type) {
      case 'ack':
      case 'nack':
        this.#answers.set(frame.client_msg_id, frame)
        return
      case 'response.created':
        if (!this.#reply(frame.response_id)) this.#replyBegins(frame)
        return
      case 'response.output_text.delta':
        return this.#reply(frame.response_id)?.addText(frame)
      case 'response.output_audio.started':
        this.#sounding = this.#reply(frame.response_id)
        return this.#sounding?.soundStarted(frame)
      case 'response.output_audio.done':
        return this.#reply(frame.response_id)?.soundEnded(frame)
      case 'output_audio.cleared': {
        const reply = this.#reply(frame.response_id)
        if (reply) reply.cleared = true
        return
      }
      case 'response.output_text.done': {
        const reply = this.#reply(frame.response_id)
        if (reply) reply.endedAs = frame.status
        return
      }
      case 'conversation.item.completed':
        return this.#storedReply(frame.item_id)?.stored(frame.text, frame.status)
      case 'conversation.item.truncated':
        return this.#storedReply(frame.item_id)?.stored(frame.text, 'truncated')
      case 'input_audio.transcript':
        this.heardWords.set(frame.ordinal, frame.text)
        return
      case 'input_audio.transcript_failed':
        return this.#findings.count(`ears failed and said so`)
      case 'error':
        return this.#onError(frame)
      default:
        return
    }
  }

  #replyBegins(frame: Pick<Frame<'response.created'>, 'response_id' | 'ordinal'>): void {
    const reply = new HeardReply(frame, this.#findings)
    if (this.#resuming) reply.connectionLost()
    this.replies.push(reply)
  }

  #onError({ code, message, response_id: responseId }: Frame<'error'>): void {
    if (code === 'voice_unavailable' && responseId !== undefined) {
      const reply = this.#reply(responseId)
      this.#findings.count('voice failed and said so')
      if (reply) reply.voiceFailed = true
    } else if (this.latest?.endedAs === null) this.latest.failureSaid = true
    else this.#findings.violate('an error about nothing', `${code} ${message}`)
  }

  #reply(id: string): HeardReply | null {
    return this.replies.find(({ responseId }) => responseId === id) ?? null
  }

  /** The reply of an item, ended as the stored event says. */
  #storedReply(itemId: string): HeardReply | null {
    const item = this.transcript.items.find(({ id }) => id === itemId)
    if (item?.response_id === undefined || item.status === 'streaming') return null
    // One that began and ended while the connection was lost is only told by its stored events.
    if (!this.#reply(item.response_id))
      this.#replyBegins({ response_id: item.response_id, ordinal: (this.latest?.ordinal ?? 0) + 1 })
    const reply = this.#reply(item.response_id)
    if (reply) reply.endedAs = item.status
    return reply
  }
}
