import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { toAppError } from '#server/errors/provider-error.ts'
import { ProviderError } from './llm/llm.ts'
import { openAiLlm } from './llm/openai.ts'
import { replyTask } from './llm/testing/reply-task.ts'
import { openAiStt } from './stt/openai.ts'
import { elevenLabsTts } from './tts/elevenlabs.ts'
import { openAiTts } from './tts/openai.ts'
import { choiceOf } from './tts/testing/tts-contract.ts'
import { VoiceError } from './tts/tts.ts'

/** Where the provider redirects to: it must never hear of a request. */
const received: { url: string | undefined; headers: object }[] = []
let elsewhere: { server: Server; origin: string }
let provider: { server: Server; origin: string }
let asked = 0

async function listen(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

beforeAll(async () => {
  elsewhere = await listen((request, response) => {
    received.push({ url: request.url, headers: request.headers })
    request.resume()
    response.end('{}')
  })
  provider = await listen((request, response) => {
    asked += 1
    request.resume()
    // 307 also keeps the method and the body.
    const status = request.method === 'GET' ? 302 : 307
    response.writeHead(status, { location: `${elsewhere.origin}${request.url}` }).end()
  })
  provider.server.on('upgrade', (request, socket) => {
    asked += 1
    socket.end(
      `HTTP/1.1 302 Found\r\nlocation: ${elsewhere.origin}${request.url}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    )
  })
})
afterAll(() => {
  for (const { server } of [provider, elsewhere]) {
    server.close()
    server.closeAllConnections()
  }
})
beforeEach(() => {
  received.length = 0
  asked = 0
})

const never = new AbortController().signal
const openAi = () => ({ baseUrl: `${provider.origin}/v1`, apiKey: 'a secret key', model: 'any' })
const elevenLabs = () => elevenLabsTts({ apiKey: 'a secret key', baseUrl: provider.origin, model: undefined })

async function drain(events: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of events);
}

it.each<[string, () => Promise<unknown>]>([
  ['a reply', () => drain(openAiLlm({ ...openAi(), retryDelayMs: 1 }).reply(replyTask(), never))],
  [
    'an analysis',
    () =>
      openAiLlm({ ...openAi(), retryDelayMs: 1 }).json(
        { system: 'Judge.', user: 'Hello.', schemaName: 'any', schema: {} },
        never,
      ),
  ],
  [
    'a transcription',
    () =>
      openAiStt(openAi()).transcribe(
        { name: 'speech.wav', mediaType: 'audio/wav', bytes: new Uint8Array([1, 2]) },
        'en',
        never,
      ),
  ],
  [
    'speech of OpenAI',
    () => {
      const tts = openAiTts(openAi())
      return drain(tts.open(choiceOf(tts)).speak('Hello.', never))
    },
  ],
  [
    'a file of ElevenLabs',
    () => {
      const tts = elevenLabs()
      return tts.render('Hello.', choiceOf(tts), never)
    },
  ],
  ['the voices of ElevenLabs', () => elevenLabs().voices(never)],
  [
    'speech of ElevenLabs',
    () => {
      const tts = elevenLabs()
      return drain(tts.open(choiceOf(tts)).speak('Hello.', never))
    },
  ],
])('[ERR20] %s is not sent on to where a redirect points', async (_what, request) => {
  const error: unknown = await request().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(asked).toBeGreaterThan(0)
  expect(received).toEqual([])
  if (!(error instanceof ProviderError || error instanceof VoiceError))
    throw new Error('not an error of a provider', { cause: error })
  expect(toAppError(error).code).toBe('provider_unavailable')
})
