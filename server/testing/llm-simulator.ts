import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

type TokenStream = {
  tokens: readonly string[]
  /** From the request to the first token. Response headers are sent before it unless `lateHeaders`. */
  firstTokenMs?: number
  tokenMs?: number
  lateHeaders?: boolean
  /** The tokens after the first `after` wait for this promise. */
  pause?: { after: number; until: Promise<void> }
}

/** How the simulator handles one request. */
export type Script =
  | (TokenStream & {
      name: 'reply'
      finishReason?: 'stop' | 'length' | 'content_filter'
      /** Null: a server that does not report usage. */
      usage?: { prompt_tokens: number; completion_tokens: number } | null
    })
  /** Sends the tokens, then nothing more; the connection stays open. */
  | (TokenStream & { name: 'stall' })
  /** Sends the tokens, then destroys the connection or ends it without a finish reason. */
  | (TokenStream & { name: 'cut'; how: 'destroyed' | 'ended' })
  /** Sends the tokens, then this as an event. */
  | (TokenStream & { name: 'raw'; data: string })
  /** Responds with an error. */
  | { name: 'status'; status: number; body?: string }
  /** Accepts the request and never responds. */
  | { name: 'silent' }
  /** A complete response that is not streamed. */
  | { name: 'body'; body: string }
  /** Streams the same piece until the client leaves, `everyMs` apart: 0 for as fast as the client reads. */
  | { name: 'endless'; piece: string; everyMs: number; as?: 'content' | 'reasoning' | 'json' }
  /** Streams one piece of this many characters, `x x x …`, as fast as the client reads. */
  | { name: 'huge'; characters: number }

const requestBody = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.unknown().optional(),
})
export type SimulatedRequest = {
  body: z.output<typeof requestBody>
  authorization: string | undefined
  /** How the request ended: fully answered, or aborted by the client. */
  ended: Promise<'answered' | 'client_left'>
}

/** Splits a text into one token per word, each with the space before it. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S+/gu) ?? []
}

/** A response for `json()`. */
export function jsonBody(content: string | null, finishReason = 'stop'): Script {
  const message = { role: 'assistant', content, refusal: null }
  const usage = { prompt_tokens: 40, completion_tokens: 8, total_tokens: 48 }
  return {
    name: 'body',
    body: JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'scripted',
      choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
      usage,
    }),
  }
}

/**
 * A scripted Chat Completions server on loopback. Each request takes the next script of the queue; if it is
 * empty, `otherwise` decides.
 */
export class LlmSimulator {
  readonly baseUrl: string
  readonly requests: SimulatedRequest[] = []
  readonly #queue: Script[] = []
  readonly #close: () => Promise<void>
  readonly #waiting = new Set<() => void>()

  private constructor(baseUrl: string, close: () => Promise<void>) {
    this.baseUrl = baseUrl
    this.#close = close
  }

  /** `keeps`: idle connections stay open until the client closes them, without a keep-alive timeout. */
  static async start(
    otherwise: (request: SimulatedRequest) => Script,
    { keeps = false }: { keeps?: boolean } = {},
  ): Promise<LlmSimulator> {
    let simulator: LlmSimulator | null = null
    const server = createServer((request, response) => {
      if (simulator) void simulator.#answer(request, response, otherwise)
    })
    if (keeps) server.keepAliveTimeout = 0
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    simulator = new LlmSimulator(
      `http://127.0.0.1:${port}/v1`,
      () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    )
    return simulator
  }

  /** Sets the scripts of the next requests, one each. Also clears the recorded requests. */
  script(...scripts: Script[]): void {
    this.requests.length = 0
    this.#queue.splice(0, this.#queue.length, ...scripts)
  }

  /** Waits for the request with this index, starting at 0. */
  async request(number: number): Promise<SimulatedRequest> {
    for (;;) {
      const found = this.requests[number]
      if (found) return found
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  close(): Promise<void> {
    return this.#close()
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: (request: SimulatedRequest) => Script,
  ): Promise<void> {
    const startMs = performance.now()
    const ended = new Promise<'answered' | 'client_left'>((resolve) => {
      response.once('close', () => resolve(response.writableFinished ? 'answered' : 'client_left'))
    })
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const asked = request.url === '/v1/chat/completions' && request.method === 'POST'
    const body = requestBody.safeParse(asked ? JSON.parse(Buffer.concat(chunks).toString()) : null)
    if (!body.success) {
      response.writeHead(404).end('{}')
      return
    }
    const { authorization } = request.headers
    const seen = { body: body.data, authorization, ended }
    this.requests.push(seen)
    for (const resume of this.#waiting) resume()
    this.#waiting.clear()
    const script = this.#queue.shift() ?? otherwise(seen)
    try {
      await runScript(script, response, startMs, gone.signal)
    } catch (error) {
      if (!gone.signal.aborted) throw error
    }
  }
}

async function runScript(
  script: Script,
  response: ServerResponse,
  startMs: number,
  signal: AbortSignal,
): Promise<void> {
  switch (script.name) {
    case 'silent':
      return
    case 'status':
      response.writeHead(script.status, { 'content-type': 'application/json' })
      response.end(
        script.body ??
          JSON.stringify({
            error: { message: `scripted ${script.status}`, type: 'scripted', param: null, code: null },
          }),
      )
      return
    case 'body':
      response.writeHead(200, { 'content-type': 'application/json' }).end(script.body)
      return
    case 'reply':
      await streamTokens(script, response, startMs, signal)
      writeEvent(response, chunk([{ index: 0, delta: {}, finish_reason: script.finishReason ?? 'stop' }]))
      if (script.usage !== null) {
        const usage = script.usage ?? { prompt_tokens: 30, completion_tokens: script.tokens.length }
        writeEvent(
          response,
          chunk([], { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens }),
        )
      }
      response.end('data: [DONE]\n\n')
      return
    case 'stall':
      await streamTokens(script, response, startMs, signal)
      return
    case 'cut':
      await streamTokens(script, response, startMs, signal)
      if (script.how === 'ended') response.end()
      // Flush what was written before cutting the connection.
      else response.write(': \n\n', () => response.destroy())
      return
    case 'raw':
      await streamTokens(script, response, startMs, signal)
      response.end(`data: ${script.data}\n\n`)
      return
    case 'endless':
      await streamForever(script, response, signal)
      return
    case 'huge':
      await streamHugePiece(script.characters, response, signal)
      return
    default:
      script satisfies never
  }
}

/** An endless stream stops by itself after this time, in milliseconds, whatever the client does. */
const endlessMaxMs = 600_000

async function streamForever(
  { piece, everyMs, as = 'content' }: Extract<Script, { name: 'endless' }>,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const stopMs = performance.now() + endlessMaxMs
  const type = as === 'json' ? 'application/json' : 'text/event-stream'
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
  const delta = as === 'reasoning' ? { reasoning_content: piece } : { content: piece }
  const event = as === 'json' ? piece : `data: ${chunk([{ index: 0, delta, finish_reason: null }])}\n\n`
  while (performance.now() < stopMs) {
    await writeWhole(response, event, signal)
    await (everyMs === 0 ? nextTurn(undefined, { signal }) : sleep(everyMs, undefined, { signal }))
  }
  response.destroy()
}

async function streamHugePiece(
  characters: number,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const [head = '', tail = ''] = chunk([
    { index: 0, delta: { content: '<piece>' }, finish_reason: null },
  ]).split('<piece>')
  await writeWhole(response, `data: ${head}`, signal)
  const part = 'x '.repeat(32 * 1024)
  for (let left = characters; left > 0; left -= part.length)
    await writeWhole(response, part.slice(0, left), signal)
  await writeWhole(response, `${tail}\n\n`, signal)
  writeEvent(response, chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]))
  response.end('data: [DONE]\n\n')
}

/** Writes, and waits until the client has read enough for more. */
async function writeWhole(response: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (!response.write(text)) await once(response, 'drain', { signal })
}

/** Streams the tokens, each scheduled relative to the start so that delays do not add up. */
async function streamTokens(
  words: TokenStream,
  response: ServerResponse,
  startMs: number,
  signal: AbortSignal,
) {
  const { tokens, firstTokenMs = 0, tokenMs = 0, lateHeaders = false, pause } = words
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  if (!lateHeaders) response.flushHeaders()
  for (const [place, content] of tokens.entries()) {
    if (place === pause?.after) await pause.until
    const waitMs = startMs + firstTokenMs + place * tokenMs - performance.now()
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
    writeEvent(response, chunk([{ index: 0, delta: { content }, finish_reason: null }]))
  }
}

function chunk(choices: unknown[], usage?: unknown): string {
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'scripted' }
  return JSON.stringify({ ...head, choices, ...(usage === undefined ? {} : { usage }) })
}

function writeEvent(response: ServerResponse, data: string): void {
  response.write(`data: ${data}\n\n`)
}
