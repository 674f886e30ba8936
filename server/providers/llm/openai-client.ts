import OpenAI from 'openai'
import { fetchAtMost } from './bounded-body.ts'
import { keepAliveAgent } from './keep-alive.ts'

export type OpenAiServer = {
  /** Any OpenAI-compatible server. */
  baseUrl: string | undefined
  /** A local server may need none. */
  apiKey: string | undefined
}

/**
 * The SDK without retries and deadlines of its own: the providers have theirs. `answerMaxBytes` bounds every
 * answer; beyond it the request ends with the failure `too_long`.
 */
export function openAiClient({ baseUrl, apiKey }: OpenAiServer, answerMaxBytes: number): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    maxRetries: 0,
    // Longer than all deadlines of a request together.
    timeout: 120_000,
    // The SDK logs events that it cannot parse, and with them what people said.
    logLevel: 'off',
    fetch: fetchAtMost(answerMaxBytes),
    // A redirect would take the key and what people said to another server.
    fetchOptions: { dispatcher: keepAliveAgent(), redirect: 'error' },
  })
}
