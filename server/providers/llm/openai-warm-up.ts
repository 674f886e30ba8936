import type OpenAI from 'openai'
import { ProviderError } from './llm.ts'
import { toProviderError } from './openai-failure.ts'

/** A large model on a slow disk; Ollama loads one of a few GB in half a minute. */
const loadMaxMs = 240_000

/** What every request of this server has: its model, and what the server was found to take. */
type Parameters = Pick<
  OpenAI.ChatCompletionCreateParamsStreaming,
  'model' | 'stream_options' | 'reasoning_effort'
>

/**
 * Asks for a few tokens and leaves at the first sign of an answer: the model is loaded then, and a limit on the answer, whose
 * name servers do not agree on, is not needed.
 * @throws ProviderError if there is no answer, the reason of the signal once that aborts
 */
export async function firstSign(client: OpenAI, parameters: Parameters, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const leave = new AbortController()
  try {
    const stream = await client.chat.completions.create(
      { ...parameters, messages: [{ role: 'user', content: 'Say yes.' }], stream: true },
      { signal: AbortSignal.any([signal, leave.signal]), timeout: loadMaxMs },
    )
    // oxlint-disable-next-line no-unreachable-loop -- the first event is enough
    for await (const _ of stream) return
    throw new ProviderError('incomplete', 'the language model ended without an answer', { afterText: false })
  } catch (error) {
    signal.throwIfAborted()
    throw toProviderError(error, { missed: null, afterText: false, answering: false })
  } finally {
    leave.abort()
  }
}
