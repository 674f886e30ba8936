import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/** How the simulator hears one utterance: with each message of audio it has one more word of the text. */
export type SpeechScript =
  /** Says what was heard, and all of it once committed. */
  | { name: 'hear'; text: string }
  /** Says the words so far, and nothing once committed; the connection stays open. */
  | { name: 'stall'; text: string }
  /** Drops the connection at the word with this number. */
  | { name: 'cut'; text: string; words: number }
  /** Sends a malformed message when committed. */
  | { name: 'garbage'; text: string }
  /** Reports an error of the provider's by this name when committed. */
  | { name: 'error'; text: string; error: string }
  /** ElevenLabs: makes the words so far final without a commit, at the word with this number. */
  | { name: 'final early'; text: string; words: number }

/** What a stream got: the address, the messages but the audio, and the bytes of audio. */
export type HeardStream = {
  via: 'elevenlabs' | 'openai'
  url: URL
  audio: Buffer
  commits: number
  /** The words so far, each time that they were sent, and when, on the clock of `Date.now()`. */
  partials: { text: string; atMs: number }[]
  /** OpenAI: what the client set the session to. */
  session: unknown
}

const scribeChunk = z.strictObject({
  message_type: z.literal('input_audio_chunk'),
  audio_base_64: z.base64(),
  commit: z.boolean(),
  sample_rate: z.literal(16_000),
})
const realtimeMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('session.update'),
    session: z.strictObject({
      type: z.literal('transcription'),
      audio: z.strictObject({
        input: z.strictObject({
          format: z.strictObject({ type: z.literal('audio/pcm'), rate: z.literal(24_000) }),
          // The live model takes a list and no single language; with other spellings neither.
          transcription: z.strictObject({
            model: z.string(),
            languages: z.array(z.string().length(2)).optional(),
            keywords: z.array(z.string()).optional(),
            prompt: z.string().optional(),
          }),
          // The live models know none; other clients leave it out.
          turn_detection: z.null().optional(),
          noise_reduction: z.strictObject({ type: z.enum(['near_field', 'far_field']) }).optional(),
        }),
      }),
    }),
  }),
  z.strictObject({ type: z.literal('input_audio_buffer.append'), audio: z.base64() }),
  z.strictObject({ type: z.literal('input_audio_buffer.commit') }),
])

/** A scripted server of both realtime transcriptions on loopback. It takes only what the real ones take. */
export class SpeechSimulator {
  readonly streams: HeardStream[] = []
  otherwise: SpeechScript | ((pcm: Buffer) => SpeechScript) = {
    name: 'hear',
    text: 'I can pay two hundred on Friday.',
  }
  /** Whether `streams` keeps the audio. */
  keepsAudio = true
  /** Refuses every new WebSocket with this status. */
  refuseSockets: number | null = null
  /** Accepts WebSockets and never says that it is ready. */
  silent = false
  /** Speaks as older and newer versions of the services do, with messages that nobody knows. */
  otherSpellings = false
  readonly #queue: SpeechScript[] = []
  readonly #server = createServer((_request, response) => response.writeHead(404).end())
  readonly #webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })

  static async start(): Promise<SpeechSimulator> {
    const simulator = new SpeechSimulator()
    simulator.#server.on('upgrade', (request, socket, head) => simulator.upgrade(request, socket, head))
    await new Promise<void>((resolve) => simulator.#server.listen(0, '127.0.0.1', resolve))
    return simulator
  }

  get elevenLabsUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get openAiUrl(): string {
    return `${this.elevenLabsUrl}/v1`
  }

  get openSockets(): number {
    return this.#webSockets.clients.size
  }

  /** Whether a request is for one of these services. */
  static serves({ url }: IncomingMessage): boolean {
    return /^\/v1\/(speech-to-text\/)?realtime\?/u.test(url ?? '')
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.refuseSockets !== null) {
      socket.end(`HTTP/1.1 ${this.refuseSockets} Refused\r\nconnection: close\r\n\r\n`)
      return
    }
    this.#webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      this.#serve(webSocket, new URL(request.url ?? '', 'ws://simulator')),
    )
  }

  dropSockets(): void {
    for (const socket of this.#webSockets.clients) socket.terminate()
  }

  /** Sets the scripts of the next utterances, one each, and ends all faults of the connection. */
  script(...scripts: SpeechScript[]): void {
    this.refuseSockets = null
    this.silent = false
    this.otherSpellings = false
    this.streams.length = 0
    this.#queue.splice(0, this.#queue.length, ...scripts)
  }

  async close(): Promise<void> {
    this.dropSockets()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #serve(socket: WebSocket, url: URL): void {
    socket.on('error', () => undefined)
    const via = url.pathname === '/v1/speech-to-text/realtime' ? 'elevenlabs' : 'openai'
    const stream: HeardStream = { via, url, audio: Buffer.alloc(0), commits: 0, partials: [], session: null }
    this.streams.push(stream)
    const ears = new ScriptedEars(
      (pcm) => this.#nextScript(pcm),
      via === 'elevenlabs' ? scribeWords(this.otherSpellings) : realtimeWords(this.otherSpellings),
      socket,
      (text) => stream.partials.push({ text, atMs: Date.now() }),
    )
    if (via === 'elevenlabs') this.#serveScribe(socket, stream, ears)
    else this.#serveRealtime(socket, stream, ears)
  }

  #nextScript(pcm: Buffer): SpeechScript {
    const { otherwise } = this
    return this.#queue.shift() ?? (typeof otherwise === 'function' ? otherwise(pcm) : otherwise)
  }

  #hear(stream: HeardStream, ears: ScriptedEars, audio: string): number {
    const pcm = Buffer.from(audio, 'base64')
    if (this.keepsAudio) stream.audio = Buffer.concat([stream.audio, pcm])
    // A pause is no word.
    if (pcm.some((byte) => byte !== 0)) ears.nextWord(pcm)
    return pcm.byteLength
  }

  #serveScribe(socket: WebSocket, stream: HeardStream, ears: ScriptedEars): void {
    if (!this.silent) send(socket, { message_type: 'session_started', session_id: 's1', config: {} })
    socket.on('message', (data) => {
      const { audio_base_64: audio, commit } = scribeChunk.parse(parsed(data))
      if (audio !== '') this.#hear(stream, ears, audio)
      if (commit) commitTo(stream, ears)
    })
  }

  #serveRealtime(socket: WebSocket, stream: HeardStream, ears: ScriptedEars): void {
    const error = (type: string, code: string, param: string | null) =>
      send(socket, { type: 'error', error: { type, code, message: 'scripted', param } })
    let bytes = 0
    send(socket, { type: 'session.created', session: { type: 'transcription' } })
    socket.on('message', (data) => {
      const message = realtimeMessage.parse(parsed(data))
      if (message.type === 'session.update') {
        if (this.silent) return
        stream.session = message.session
        const { languages } = message.session.audio.input.transcription
        if (this.otherSpellings && languages !== undefined)
          error('invalid_request_error', 'unknown_parameter', 'session.audio.input.transcription.languages')
        else send(socket, { type: this.otherSpellings ? 'transcription_session.updated' : 'session.updated' })
      } else if (message.type === 'input_audio_buffer.append') {
        bytes += this.#hear(stream, ears, message.audio)
      } else if (bytes < 4_800) error('invalid_request_error', 'input_audio_buffer_commit_empty', null)
      else {
        bytes = 0
        commitTo(stream, ears)
      }
    })
  }
}

function commitTo(stream: HeardStream, ears: ScriptedEars): void {
  stream.commits += 1
  ears.commit()
}

/** How a service words what it heard; `utterance` counts the commits. */
type Wording = {
  partial(utterance: number, words: string[], text: string): object[]
  early(text: string): object[]
  final(utterance: number, text: string): object[]
  error(utterance: number, name: string): object
  garbage: object
}

function scribeWords(otherSpellings: boolean): Wording {
  const committed = (text: string) => ({ message_type: 'committed_transcript', text })
  return {
    partial: (_utterance, _words, text) => [{ message_type: 'partial_transcript', text }],
    early: (text) => [committed(text)],
    final: (_utterance, text) =>
      otherSpellings
        ? [
            { message_type: 'final_transcript', text },
            { message_type: 'warning', warning: 'scripted' },
            { ...committed(` ${text} `), language_code: null },
            { message_type: 'committed_transcript_with_timestamps', text, words: [] },
          ]
        : [committed(text)],
    error: (_utterance, name) => ({ message_type: name, error: 'scripted' }),
    garbage: { message_type: 'partial_transcript', text: 17 },
  }
}

function realtimeWords(otherSpellings: boolean): Wording {
  const transcription = 'conversation.item.input_audio_transcription'
  const itemOf = (utterance: number) => ({ item_id: `item_${utterance}`, content_index: 0 })
  return {
    partial: (utterance, words) => [
      {
        type: `${transcription}.delta`,
        ...itemOf(utterance),
        delta: `${words.length > 1 ? ' ' : ''}${words.at(-1)}`,
      },
    ],
    early: () => [],
    final: (utterance, text) => [
      ...(otherSpellings ? [{ type: 'rate_limits.updated', rate_limits: [] }] : []),
      { type: 'input_audio_buffer.committed', item_id: `item_${utterance}`, previous_item_id: null },
      { type: 'conversation.item.added', item: { id: `item_${utterance}` } },
      {
        type: `${transcription}.completed`,
        ...itemOf(utterance),
        transcript: otherSpellings ? ` ${text} ` : text,
        usage: { type: 'duration', seconds: 1 },
      },
    ],
    error: (_utterance, name) => ({
      type: 'error',
      error: { type: 'server_error', code: name, message: 'scripted' },
    }),
    garbage: { type: `${transcription}.completed`, item_id: 17 },
  }
}

/** Hears the scripted words of one stream. */
class ScriptedEars {
  readonly #nextScript: (pcm: Buffer) => SpeechScript
  readonly #wording: Wording
  readonly #socket: WebSocket
  readonly #note: (partial: string) => void
  #script: SpeechScript | null = null
  #utterance = 0
  #words = 0

  constructor(
    nextScript: (pcm: Buffer) => SpeechScript,
    wording: Wording,
    socket: WebSocket,
    note: (partial: string) => void,
  ) {
    this.#nextScript = nextScript
    this.#wording = wording
    this.#socket = socket
    this.#note = note
  }

  nextWord(pcm: Buffer): void {
    const script = (this.#script ??= this.#nextScript(pcm))
    const all = script.text.split(' ')
    if (this.#words >= all.length) return
    this.#words += 1
    if (script.name === 'cut' && this.#words === script.words) return this.#socket.terminate()
    const words = all.slice(this.#earlyWords, this.#words)
    if (words.length > 0) {
      this.#note(words.join(' '))
      this.#say(this.#wording.partial(this.#utterance, words, words.join(' ')))
    }
    if (script.name === 'final early' && this.#words === script.words)
      this.#say(this.#wording.early(words.join(' ')))
  }

  commit(): void {
    const script = this.#script ?? this.#nextScript(Buffer.alloc(0))
    const text = script.text.split(' ').slice(this.#earlyWords).join(' ')
    if (script.name === 'garbage') this.#say([this.#wording.garbage])
    else if (script.name === 'error') this.#say([this.#wording.error(this.#utterance, script.error)])
    else if (script.name !== 'stall') this.#say(this.#wording.final(this.#utterance, text))
    this.#utterance += 1
    this.#words = 0
    this.#script = null
  }

  /** How many words were made final early. */
  get #earlyWords(): number {
    const script = this.#script
    return script?.name === 'final early' && this.#words > script.words ? script.words : 0
  }

  #say(messages: readonly object[]): void {
    for (const message of messages) send(this.#socket, message)
  }
}

function send(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message))
}

function parsed(data: unknown): unknown {
  return JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}')
}
