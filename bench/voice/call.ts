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

/** A client says that it lives at least that often (P8). */
const pingMs = 20_000
/** Partial words that a recogniser sends while somebody speaks, a second. */
const partialsPerSecond = 4
/** The page takes so much quiet for a pause (src/lib/voice/voice-activity.ts). */
const pauseMs = 250

/**
 * A raw client of one call, as lean as it can be: it takes the time of what comes in and looks into a frame
 * only as far as it must.
 */
export class Call {
  readonly #socket: WebSocket
  #turns: number
  /** Of the reply to the line that was said last; null until it is announced. */
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
  /** Whether nobody speaks since the call was opened. */
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

  /** Opens the channel of a session and joins with a voice. `turns`: lines that were said there before. */
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

  /** Lines that were said in the session. */
  get turns(): number {
    return this.#turns
  }

  /** A debtor hears each line once: then the session is worn out. */
  get exhausted(): boolean {
    return this.#turns >= collectorLines.length
  }

  /** Says the next line. Milliseconds from its final words to the first byte of sound. */
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

  /** Hears the reply to its end, and says so, as a player does. */
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

  /** Begins to speak when that much of the reply was heard, and means it. Resolves with the end of the reply. */
  async interrupt(afterMs: number): Promise<void> {
    const waitMs = this.#firstSoundAtMs + afterMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    this.#send({ type: 'input_audio.speech_started', at_ms: 0 })
    const played = { response_id: this.#responseId, audio_end_ms: Math.round(afterMs) }
    this.#send({ type: 'response.cancel', ...played })
    await this.#waitUntil(() => this.#endedAs !== null)
    if (this.#endedAs !== 'truncated') throw new Error(`the reply ended as ${this.#endedAs}`)
  }

  /** Speaks for so long, with the partial words that a recogniser has meanwhile. */
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

  /** Falls silent, as the page tells it, and waits for so long: by then the words are final. */
  async pause(forMs: number): Promise<void> {
    await sleep(pauseMs)
    this.#send({ type: 'input_audio.speech_stopped', at_ms: 0 })
    await sleep(forMs - pauseMs)
  }

  /** Until no reply is spoken: one may have been when the call was opened. Where nothing is said yet. */
  waitUntilIdle(): Promise<void> {
    return this.#waitUntil(() => this.#idle)
  }

  /** Ends the session; resolves when it has its score. */
  async complete(): Promise<void> {
    const id = this.#send({ type: 'session.complete' })
    await this.#waitUntil(() => this.#acked === id)
  }

  close(): void {
    this.#stopListening()
    this.#socket.close()
  }

  /** Ends the call as a lost network does, without a word. */
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
      // Sound of a reply that was given up is stale.
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
    // Stored ends come whenever the call was opened.
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
