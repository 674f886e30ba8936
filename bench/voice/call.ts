import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { audioHeaderBytes } from '#protocol/realtime/audio.ts'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'
import { collectorLines } from './scripted-call.ts'

export type SessionAccess = { origin: string; cookie: string; sessionId: string }

type Frame = {
  type: string
  code?: string
  status?: string
  text?: string
  response_id?: string
  ordinal?: number
  snapshot?: { items: { status: string }[] }
  duration_ms?: number
  client_msg_id?: string
}

/** A client must send a ping at least this often (P8). */
const pingMs = 20_000
/** Partial transcripts that a recogniser sends per second of speech. */
const partialsPerSecond = 4
/** The page treats this much silence as a pause (src/lib/voice/voice-activity.ts). */
const pauseMs = 128

/** A minimal client of one call: it notes the arrival times and parses frames only as far as necessary. */
export class Call {
  readonly #socket: WebSocket
  #turns: number
  /** Ordinal of the reply to the last line; null until the reply is announced. */
  #ordinal: number | null = null
  #responseId = ''
  #sentAtMs = 0
  #firstSoundAtMs = 0
  #text = ''
  #wake: () => void = () => undefined
  #failed: Error | null = null
  #acked = ''
  #durationMs: number | null = null
  #endedAs: string | null = null
  /** Whether no reply has been running since the call was opened. */
  #idle = false
  readonly #heartbeat: NodeJS.Timeout

  private constructor(socket: WebSocket, turns: number) {
    this.#socket = socket
    this.#turns = turns
    this.#heartbeat = setInterval(() => this.#send({ type: 'ping', t: 0 }), pingMs)
    socket.on('message', (data, binary) => {
      const atMs = performance.now()
      if (Buffer.isBuffer(data)) this.#receive(data, binary, atMs)
    })
    socket.on('close', (code) => this.#fail(`the channel closed with ${code}`))
    socket.on('error', (error) => this.#fail(error.message))
  }

  /** Opens the channel of a session and joins with voice. `turns`: lines already said in the session. */
  static async open({ origin, cookie, sessionId }: SessionAccess, turns = 0): Promise<Call> {
    const url = `${origin.replace('http', 'ws')}/ws/sessions/${sessionId}`
    const socket = new WebSocket(url, subprotocol, { headers: { cookie, origin }, perMessageDeflate: false })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const call = new Call(socket, turns)
    const voice = { enabled: true }
    const id = call.#send({ type: 'session.join', protocol: protocolVersion, mode: 'participant', voice })
    await call.#waitUntil(() => call.#acked === id)
    return call
  }

  /** Lines said in the session. */
  get turns(): number {
    return this.#turns
  }

  /** Whether all lines are used: each is said once per session. */
  get exhausted(): boolean {
    return this.#turns >= collectorLines.length
  }

  /** Says the next line. Returns milliseconds from its final words to the first audio byte. */
  async say(): Promise<number> {
    const text = collectorLines[this.#turns++ % collectorLines.length] ?? ''
    this.#firstSoundAtMs = 0
    this.#durationMs = null
    this.#endedAs = null
    this.#text = ''
    this.#ordinal = null
    this.#sentAtMs = performance.now()
    this.#send({ type: 'input_transcript.completed', utterance_id: randomUUID(), text, confidence: 0.9 })
    await this.#waitUntil(() => this.#firstSoundAtMs > 0)
    return this.#firstSoundAtMs - this.#sentAtMs
  }

  /** Waits until the reply has been played to the end, and reports it, as a player does. */
  async listenToEnd(): Promise<void> {
    await this.#waitUntil(() => this.#durationMs !== null)
    const durationMs = this.#durationMs ?? 0
    const waitMs = this.#firstSoundAtMs + durationMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    const played = { response_id: this.#responseId, audio_end_ms: durationMs, finished: true }
    this.#send({ type: 'playback.progress', ...played })
    await this.#waitUntil(() => this.#endedAs !== null)
    if (this.#endedAs !== 'complete') throw new Error(`the reply ended as ${this.#endedAs}`)
    if (!/^Well, I hear you, .* little left after [^.]+\.$/u.test(this.#text))
      throw new Error(`the reply was "${this.#text}"`)
  }

  /** Interrupts after this much of the reply was heard. Resolves when the reply has ended. */
  async interrupt(afterMs: number): Promise<void> {
    const waitMs = this.#firstSoundAtMs + afterMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    this.#send({ type: 'input_audio.speech_started', at_ms: 0 })
    const played = { response_id: this.#responseId, audio_end_ms: Math.round(afterMs) }
    this.#send({ type: 'response.cancel', ...played })
    await this.#waitUntil(() => this.#endedAs !== null)
    if (this.#endedAs !== 'truncated') throw new Error(`the reply ended as ${this.#endedAs}`)
  }

  /** Speaks for this long, sending partial transcripts like a recogniser. */
  async speak(forMs: number): Promise<void> {
    const utteranceId = randomUUID()
    const words = (collectorLines[this.#turns % collectorLines.length] ?? '').split(' ')
    const partials = Math.floor((forMs / 1_000) * partialsPerSecond)
    for (let partial = 1; partial <= partials; partial++) {
      await sleep(forMs / partials)
      const text = words.slice(0, Math.ceil((words.length * partial) / partials)).join(' ')
      this.#send({ type: 'input_transcript.delta', utterance_id: utteranceId, text })
    }
  }

  /** Falls silent, reports it as the page does, and waits for this long, after which the words are final. */
  async pause(forMs: number): Promise<void> {
    await sleep(pauseMs)
    this.#send({ type: 'input_audio.speech_stopped', at_ms: 0 })
    await sleep(forMs - pauseMs)
  }

  /** Waits until no reply is running, as one may be when the call is opened. Call it before saying anything. */
  waitUntilIdle(): Promise<void> {
    return this.#waitUntil(() => this.#idle)
  }

  /** Completes the session; resolves when it has its score. */
  async complete(): Promise<void> {
    const id = this.#send({ type: 'session.complete' })
    await this.#waitUntil(() => this.#acked === id)
  }

  close(): void {
    this.#stopListening()
    this.#socket.close()
  }

  /** Drops the connection as a lost network does. */
  disconnect(): void {
    this.#stopListening()
    this.#socket.terminate()
  }

  #stopListening(): void {
    clearInterval(this.#heartbeat)
    this.#socket.removeAllListeners('close')
  }

  #receive(data: Buffer, binary: boolean, atMs: number): void {
    if (binary) {
      // Audio of a cancelled reply is stale.
      const sounds = data.byteLength > audioHeaderBytes && data.readUInt32LE(4) === this.#ordinal
      if (!sounds || this.#firstSoundAtMs > 0) return
      this.#firstSoundAtMs = atMs
      this.#wake()
      return
    }
    const frame: Frame = JSON.parse(data.toString())
    if (frame.type === 'ack') this.#acked = frame.client_msg_id ?? ''
    else if (frame.type === 'nack' || frame.type === 'error') this.#fail(`${frame.type} ${frame.code}`)
    else if (frame.type === 'response.created') this.#startReply(frame)
    else if (frame.type === 'session.created')
      this.#idle = frame.snapshot?.items.at(-1)?.status !== 'streaming'
    // The stored end of a reply arrives whenever the call was opened.
    else if (frame.type === 'conversation.item.completed' || frame.type === 'conversation.item.truncated')
      this.#idle = true
    else if (frame.type === 'response.output_text.delta') this.#text += frame.text ?? ''
    else if (frame.type === 'response.output_audio.done') this.#durationMs = frame.duration_ms ?? 0
    else if (frame.type === 'response.output_text.done') this.#endedAs = frame.status ?? ''
    else return
    this.#wake()
  }

  #startReply({ response_id: responseId = '', ordinal = 0 }: Frame): void {
    this.#responseId = responseId
    this.#ordinal = ordinal
  }

  #send(command: Record<string, unknown>): string {
    const id = randomUUID()
    this.#socket.send(JSON.stringify({ ...command, client_msg_id: id }))
    return id
  }

  async #waitUntil(happened: () => boolean): Promise<void> {
    while (!happened()) {
      if (this.#failed) throw this.#failed
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  #fail(message: string): void {
    clearInterval(this.#heartbeat)
    this.#failed ??= new Error(message)
    this.#wake()
  }
}
