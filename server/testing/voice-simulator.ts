import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { playClause, simulatedRate, simulatedVoices, tone, type VoiceScript } from './simulated-sound.ts'
import { SpeechSimulator } from './speech-simulator.ts'
import { wavFile } from '#protocol/audio/wav.ts'

/** A text, an error status, or null for no response. */
type Transcript = string | number | null

export type SpokenClause = {
  via: 'openai' | 'elevenlabs'
  text: string
  voiceId: string
  /** The other request parameters: settings, model, language. */
  with: Record<string, unknown>
  /** How it ended. */
  ended: Promise<'whole' | 'client_left'>
}

const speechBody = z.looseObject({
  input: z.string(),
  voice: z.string(),
  model: z.string(),
  response_format: z.string(),
})
const contextMessage = z.looseObject({
  text: z.string().optional(),
  context_id: z.string().optional(),
  flush: z.boolean().optional(),
  close_context: z.boolean().optional(),
  close_socket: z.boolean().optional(),
  voice_settings: z.record(z.string(), z.unknown()).optional(),
})

/**
 * A scripted voice server on loopback: OpenAI's speech and transcription endpoints, and of ElevenLabs the
 * multi-context WebSocket, the voice list and whole files; and the realtime transcriptions of both. Each clause takes the next script, then `otherwise`.
 */
export class VoiceSimulator {
  readonly clauses: SpokenClause[] = []
  readonly transcriptions: { fileName: string; bytes: Buffer; fields: Record<string, string> }[] = []
  /** The result of transcriptions: a text, an error status, or null for no response; or what gives it for a recording. */
  transcript: Transcript | ((recording: Buffer) => Transcript) = 'I can pay two hundred on Friday.'
  /** The realtime transcriptions of both, at the same address. */
  readonly speech = new SpeechSimulator()
  /** The number of WebSockets opened so far. */
  sockets = 0
  /** The number of requests that are neither answered nor given up. */
  openRequests = 0
  otherwise: VoiceScript | ((clause: SpokenClause) => VoiceScript) = { name: 'speak' }
  /** How the names of ElevenLabs' messages are spelt: both occur. */
  spelling: 'camel' | 'snake' = 'camel'
  /** Whether the times of characters are sent as specified. */
  alignmentIsMalformed = false
  /** Whether a context that was closed before its end is reported as ended. */
  endsCancelledContexts = true
  /** Voices that the account does not have. */
  readonly missingVoices = new Set<string>()
  /** Refuses every new WebSocket with this status. */
  refuseSockets: number | null = null
  readonly #queue: VoiceScript[] = []
  #port = 0
  readonly #server = createServer((request, response) => {
    this.openRequests += 1
    response.once('close', () => (this.openRequests -= 1))
    void this.#answer(request, response).catch(() => response.destroy())
  })
  /** The voices of the account. */
  voices: readonly object[] = simulatedVoices
  readonly #webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  readonly #waiting = new Set<() => void>()

  static async start(): Promise<VoiceSimulator> {
    const simulator = new VoiceSimulator()
    const server = simulator.#server
    server.on('upgrade', (request, socket, head) => {
      if (SpeechSimulator.serves(request)) return simulator.speech.upgrade(request, socket, head)
      if (simulator.refuseSockets !== null) {
        socket.end(
          `HTTP/1.1 ${simulator.refuseSockets} Refused\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
        )
        return
      }
      simulator.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
        simulator.sockets += 1
        simulator.#serve(webSocket, request.url ?? '')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    simulator.#port = (server.address() as AddressInfo).port
    return simulator
  }

  /** The number of WebSockets open now. */
  get openSockets(): number {
    return this.#webSockets.clients.size
  }

  /** The base URL for an OpenAI-compatible client. */
  get openAiUrl(): string {
    return `http://127.0.0.1:${this.#port}/v1`
  }

  get elevenLabsUrl(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Sets the scripts of the next clauses, one each. Also clears the recorded clauses. */
  script(...scripts: VoiceScript[]): void {
    this.clauses.length = 0
    this.#queue.splice(0, this.#queue.length, ...scripts)
  }

  /** Waits for the clause with this index, starting at 0. */
  async clause(number: number): Promise<SpokenClause> {
    for (;;) {
      const found = this.clauses[number]
      if (found) return found
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  /** Drops every WebSocket, as a restart of the provider does. */
  dropSockets(): void {
    for (const socket of this.#webSockets.clients) socket.terminate()
  }

  async close(): Promise<void> {
    this.dropSockets()
    this.speech.dropSockets()
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }

  #nextScript(clause: SpokenClause): VoiceScript {
    this.clauses.push(clause)
    for (const resume of this.#waiting) resume()
    this.#waiting.clear()
    const { otherwise } = this
    return this.#queue.shift() ?? (typeof otherwise === 'function' ? otherwise(clause) : otherwise)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = request.url ?? ''
    if (url === '/v1/audio/speech') return this.#speech(body, response)
    if (url === '/v1/audio/transcriptions') return this.#transcribe(request, body, response)
    if (url.startsWith('/v2/voices')) {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ voices: this.voices, has_more: false, total_count: this.voices.length }))
      return
    }
    const file = /^\/v1\/text-to-speech\/([^/?]+)(?:\?|$)/u.exec(url)
    if (file) return this.#file(file[1] ?? '', body, response)
    response.writeHead(404).end('{}')
  }

  async #speech(body: Buffer, response: ServerResponse): Promise<void> {
    const { input, voice, ...rest } = speechBody.parse(JSON.parse(body.toString()))
    const gone = new AbortController()
    const ended = new Promise<'whole' | 'client_left'>((resolve) => {
      response.once('close', () => {
        gone.abort()
        resolve(response.writableFinished ? 'whole' : 'client_left')
      })
    })
    const script = this.#nextScript({ via: 'openai', text: input, voiceId: voice, with: rest, ended })
    if (script.name === 'silent') return
    if (script.name === 'refuse' || script.name === 'error') {
      response
        .writeHead(script.name === 'refuse' ? script.status : 400, { 'content-type': 'application/json' })
        .end('{"error":{"message":"scripted"}}')
      return
    }
    if (script.name === 'garbage' && script.pieces === 0) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"what":"this is not sound"}')
      return
    }
    try {
      await playClause(input, script, gone.signal, (piece) => {
        if (!response.headersSent) response.writeHead(200, { 'content-type': 'audio/pcm' })
        response.write(piece.pcm)
      })
    } catch (error) {
      if (gone.signal.aborted) return
      throw error
    }
    if (script.name === 'speak') response.end()
    // Half a sample.
    else if (script.name === 'garbage') response.end(Buffer.from([7]))
    else if (script.name === 'cut') response.write(Buffer.alloc(2), () => response.destroy())
  }

  #file(voiceId: string, body: Buffer, response: ServerResponse): void {
    const { text, ...rest } = z.looseObject({ text: z.string() }).parse(JSON.parse(body.toString()))
    const script = this.#nextScript({
      via: 'elevenlabs',
      text,
      voiceId,
      with: rest,
      ended: Promise.resolve('whole'),
    })
    if (this.missingVoices.has(voiceId)) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"voice_not_found"}')
      return
    }
    if (script.name === 'refuse' || script.name === 'error') {
      const status = script.name === 'refuse' ? script.status : 400
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"detail":"scripted"}')
      return
    }
    // Players detect the format from the content, whatever the media type says.
    response
      .writeHead(200, { 'content-type': 'audio/mpeg' })
      .end(wavFile([tone(0, simulatedRate)], simulatedRate))
  }

  async #transcribe(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    if (this.transcript === null) return
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const file = form.get('file')
    const fields: Record<string, string> = {}
    for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    if (file instanceof File) this.transcriptions.push({ fileName: file.name, bytes, fields })
    const transcript = typeof this.transcript === 'function' ? this.transcript(bytes) : this.transcript
    if (transcript === null) return
    if (typeof transcript === 'number') response.writeHead(transcript).end('{"error":{"message":"scripted"}}')
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ text: transcript }))
  }

  #serve(socket: WebSocket, url: string): void {
    const address = new URL(url, 'http://simulator')
    const voiceId = address.pathname.split('/')[3] ?? ''
    const settings: Record<string, unknown> = Object.fromEntries(address.searchParams)
    const contexts = new Map<
      string,
      { with: Record<string, unknown>; gone: AbortController; busy: boolean; ended: boolean }
    >()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const context of contexts.values()) context.gone.abort()
    })
    socket.on('message', (data) => {
      const message = contextMessage.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}'))
      const id = message.context_id ?? ''
      if (message.close_socket) return socket.close()
      let context = contexts.get(id)
      if (message.close_context) {
        // Closing right after the text means that no more text follows; later it means that nobody listens.
        if (context?.busy) context.busy = false
        else if (context) {
          context.gone.abort()
          if (!this.endsCancelledContexts) return
          contexts.delete(id)
          socket.send(JSON.stringify(this.#spelt({ isFinal: true, contextId: id })))
        }
        return
      }
      if (!context && contexts.size >= contextsMax) {
        const crowded = { message: crowdedMessage, error: 'max_active_conversations', code: 1008 }
        socket.send(JSON.stringify(crowded))
        return socket.close(1008, crowdedMessage.slice(0, 100))
      }
      if (!context) {
        context = {
          with: { ...settings, ...message.voice_settings },
          gone: new AbortController(),
          busy: false,
          ended: false,
        }
        contexts.set(id, context)
      }
      if (!message.flush) return
      context.busy = true
      void this.#speakContext(socket, voiceId, id, (message.text ?? '').trim(), context).then(() => {
        // What stalls or is silent stays open.
        if (context.ended) contexts.delete(id)
      })
    })
  }

  async #speakContext(
    socket: WebSocket,
    voiceId: string,
    contextId: string,
    text: string,
    context: { with: Record<string, unknown>; gone: AbortController; ended: boolean },
  ): Promise<void> {
    const { signal } = context.gone
    let whole = false
    let finish: (how: 'whole' | 'client_left') => void = () => undefined
    const ended = new Promise<'whole' | 'client_left'>((resolve) => (finish = resolve))
    signal.addEventListener('abort', () => finish(whole ? 'whole' : 'client_left'), { once: true })
    const script = this.#nextScript({ via: 'elevenlabs', text, voiceId, with: context.with, ended })
    if (this.missingVoices.has(voiceId)) return this.#refuseVoice(socket, voiceId)
    if (script.name === 'silent') return
    if (script.name === 'refuse') return socket.close(1008, `scripted ${script.status}`)
    if (script.name === 'error') {
      socket.send(JSON.stringify({ message: script.message, error: script.error, code: 1008 }))
      return socket.close(1008, script.message.slice(0, 100))
    }
    try {
      await playClause(text, script, signal, ({ pcm, chars, startsMs }) => {
        const charStartTimesMs = this.alignmentIsMalformed ? 'unknown' : startsMs
        const alignment = { chars, charStartTimesMs, charDurationsMs: startsMs.map(() => 50) }
        const audio = Buffer.from(pcm).toString('base64')
        socket.send(JSON.stringify(this.#spelt({ audio, contextId, alignment })))
      })
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
    if (script.name === 'garbage') return socket.send('{"audio":17}')
    if (script.name === 'cut') return socket.terminate()
    if (script.name === 'stall') return
    whole = true
    context.ended = true
    socket.send(JSON.stringify(this.#spelt({ isFinal: true, contextId })))
    finish('whole')
  }

  #refuseVoice(socket: WebSocket, voiceId: string): void {
    const message = `A voice with the voice_id ${voiceId} was not found.`
    socket.send(JSON.stringify({ message, error: 'voice_not_found', code: 1008 }))
    socket.close(1008, message)
  }

  #spelt(message: SpeltMessage): object {
    if (this.spelling === 'camel') return message
    const { isFinal, contextId, alignment, ...rest } = message
    const spelt = alignment && { chars: alignment.chars, charsStartTimesMs: alignment.charStartTimesMs }
    return { ...rest, is_final: isFinal, context_id: contextId, alignment: spelt }
  }
}

type SpeltMessage = {
  audio?: string
  isFinal?: boolean
  contextId: string
  alignment?: { chars: string[]; charStartTimesMs: number[] | string; charDurationsMs: number[] }
}

const contextsMax = 5
export const crowdedMessage =
  'Maximum simultaneous contexts per WebSocket connection exceeded (5). Please close an existing context before opening a new one.'
