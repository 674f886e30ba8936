import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { providerTimes } from './scripted-call.ts'

const sampleRate = 24_000
/** Audio per character: about 150 words per minute. */
const msPerCharacter = 65
const chunkMs = 100
/** In the middle of the audio. */
const disconnectAfterMs = 200

const chunkBytes = (sampleRate / 1_000) * chunkMs * 2
const audioChunk = Buffer.alloc(chunkBytes)
for (let place = 0; place < chunkBytes / 2; place++)
  audioChunk.writeInt16LE(Math.round(6_000 * Math.sin((2 * Math.PI * 220 * place) / sampleRate)), place * 2)
const encodedChunk = audioChunk.toString('base64')

export type VoiceServerOptions = {
  disconnects?: () => boolean
  /** Serves a client of ElevenLabs' realtime transcription; without it none is served. */
  transcribe?: (socket: WebSocket, settings: URLSearchParams) => void
}

/**
 * A voice server with a fixed pace: OpenAI's speech endpoint, and ElevenLabs' multi-context WebSocket and
 * file download. Unlike the scripted one of the tests it does almost no work per chunk, so that it can serve
 * a thousand sessions from the core that it shares with the clients, and a context may get its text in
 * several flushes. `disconnects` decides for each clause whether its connection is lost halfway.
 */
export async function startVoiceServer({
  disconnects = () => false,
  transcribe,
}: VoiceServerOptions = {}): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'ws://voices')
      if (pathname === '/v1/speech-to-text/realtime') transcribe?.(webSocket, searchParams)
      else serve(webSocket, disconnects)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4_096, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const startMs = performance.now()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { url = '' } = request
  if (url.startsWith('/v2/voices')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"voices":[],"has_more":false,"total_count":0}')
    return
  }
  if (url !== '/v1/audio/speech' && !url.startsWith('/v1/text-to-speech/')) {
    response.writeHead(404).end('{}')
    return
  }
  const body: { text?: string; input?: string } = JSON.parse(Buffer.concat(chunks).toString())
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  await play(body.text ?? body.input ?? '', startMs, gone.signal, () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'audio/pcm' })
    response.write(audioChunk)
  })
  if (!gone.signal.aborted) response.end()
}

type ContextMessage = {
  text?: string
  context_id?: string
  flush?: boolean
  close_context?: boolean
  close_socket?: boolean
}
type Context = { text: string; closing: boolean; speaking: Promise<void>; gone: AbortController }

/** Flushes are spoken in order; closing a context ends it once all of them are spoken. */
function serve(socket: WebSocket, disconnects: () => boolean): void {
  const contexts = new Map<string, Context>()
  socket.on('error', () => undefined)
  socket.on('close', () => {
    for (const { gone } of contexts.values()) gone.abort()
  })
  socket.on('message', (data) => {
    const startMs = performance.now()
    const message: ContextMessage = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}')
    if (message.close_socket === true) return socket.close()
    const id = message.context_id ?? ''
    let context = contexts.get(id)
    if (!context) {
      // A repeated close of a context that has ended.
      if (message.close_context === true) return
      context = { text: '', closing: false, speaking: Promise.resolve(), gone: new AbortController() }
      contexts.set(id, context)
      if (disconnects()) setTimeout(() => socket.terminate(), disconnectAfterMs)
    }
    const open = context
    open.text += message.text ?? ''
    if (message.flush === true) {
      const text = open.text.trim()
      open.text = ''
      if (text !== '') open.speaking = open.speaking.then(() => speak(socket, id, open, text, startMs))
    }
    if (message.close_context !== true) return
    // The first close means that no more text follows; the second, that nobody listens any more.
    if (open.closing) {
      open.gone.abort()
      return
    }
    open.closing = true
    void open.speaking.then(() => {
      contexts.delete(id)
      if (!open.gone.signal.aborted) socket.send(JSON.stringify({ isFinal: true, contextId: id }))
    })
  })
}

async function speak(
  socket: WebSocket,
  contextId: string,
  { gone }: Context,
  text: string,
  startMs: number,
): Promise<void> {
  const head = `{"audio":"${encodedChunk}","contextId":${JSON.stringify(contextId)},`
  await play(text, startMs, gone.signal, (fromMs) => {
    const from = Math.ceil(fromMs / msPerCharacter)
    const chars = text.slice(from, Math.ceil((fromMs + chunkMs) / msPerCharacter)).split('')
    const alignment = JSON.stringify({
      chars,
      charStartTimesMs: chars.map((_, place) => (from + place) * msPerCharacter - fromMs),
      charDurationsMs: chars.map(() => msPerCharacter),
    })
    socket.send(`${head}"alignment":${alignment},"normalizedAlignment":${alignment}}`)
  })
}

/** Calls `send` for each chunk of the text's audio at its due time, until aborted. */
async function play(
  text: string,
  startMs: number,
  signal: AbortSignal,
  send: (fromMs: number) => void,
): Promise<void> {
  const totalMs = Math.max(chunkMs, text.length * msPerCharacter)
  for (let fromMs = 0, number = 0; fromMs < totalMs; fromMs += chunkMs, number++) {
    const dueMs = startMs + providerTimes.firstByteMs + number * providerTimes.chunkMs
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    if (signal.aborted) return
    send(fromMs)
  }
}
