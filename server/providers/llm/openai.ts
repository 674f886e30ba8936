import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI, { APIConnectionError, APIError } from 'openai'
import { type Deadlines, defaultDeadlines, StageClock } from './deadlines.ts'
import { type JsonLlm, type LlmEvent, type ProviderFailure, ProviderError, type TokenUsage } from './llm.ts'
import { replyMessages } from './prompt.ts'

export type OpenAiSettings = {
  /** Any OpenAI-compatible server. */
  baseUrl: string | undefined
  /** A local server may need none. */
  apiKey: string | undefined
  model: string
  deadlines?: Deadlines
  /** Wait before the one retry, in milliseconds. */
  retryDelayMs?: number
}

type Stage = 'connect' | 'first_token' | 'idle'

const failureOfStage: Record<Stage, ProviderFailure> = {
  connect: 'connect_timeout',
  first_token: 'first_token_timeout',
  idle: 'stalled',
}

/**
 * A language model behind the Chat Completions protocol. Facts that shape it: the SDK's stream loop
 * just ends on an abort or when the connection is cut, without an error; so only a finish reason makes
 * a reply complete. One retry, and only before the first token.
 */
export function openAiLlm(settings: OpenAiSettings): JsonLlm {
  const deadlines = settings.deadlines ?? defaultDeadlines
  const retryDelayMs = settings.retryDelayMs ?? 250
  const client = new OpenAI({
    apiKey: settings.apiKey ?? 'none',
    baseURL: settings.baseUrl,
    maxRetries: 0,
    // Bounded by the stages below; this one only has to be longer than they are together.
    timeout: 120_000,
  })

  async function* attempt(
    messages: OpenAI.ChatCompletionMessageParam[],
    signal: AbortSignal,
  ): AsyncGenerator<LlmEvent> {
    const clock = new StageClock<Stage>(signal)
    let afterText = false
    let ended = false
    try {
      clock.enter('connect', deadlines.connectMs)
      const stream = await client.chat.completions.create(
        { model: settings.model, messages, stream: true, stream_options: { include_usage: true } },
        { signal: clock.signal },
      )
      clock.enter('first_token', deadlines.firstTokenMs)
      let reason: 'stop' | 'length' | null = null
      let usage: TokenUsage | null = null
      let outputChars = 0
      for await (const chunk of stream) {
        const choice = chunk.choices?.[0]
        const text = choice?.delta?.content
        if (typeof text === 'string' && text !== '') {
          afterText = true
          outputChars += text.length
          yield { type: 'text', text }
        }
        // Also a chunk without text is a sign of life, once the first token is there.
        if (afterText) clock.enter('idle', deadlines.idleMs)
        if (choice?.finish_reason) reason = choice.finish_reason === 'length' ? 'length' : 'stop'
        if (chunk.usage)
          usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens }
      }
      ended = true
      signal.throwIfAborted()
      if (clock.missed !== null) throw new Error('a deadline was missed')
      if (reason === null)
        throw new ProviderError('incomplete', 'the stream ended without a finish reason', { afterText })
      yield { type: 'finish', reason, usage: usage ?? estimateUsage(messages, outputChars) }
    } catch (error) {
      signal.throwIfAborted()
      throw toProviderError(error, clock.missed, afterText)
    } finally {
      // Reached too when the reader stops reading: the request upstream ends at once.
      clock.stop({ abort: !ended })
    }
  }

  return {
    provider: 'openai',
    model: settings.model,

    async *reply(task, signal) {
      const messages = replyMessages(task)
      try {
        yield* attempt(messages, signal)
      } catch (error) {
        if (!mayRetry(error)) throw error
        await sleep(retryDelayMs, undefined, { signal })
        yield* attempt(messages, signal)
      }
    },

    async json(task, signal) {
      // Not streamed: the whole answer has the time that a streamed one would have for its stages.
      const clock = new StageClock<Stage>(signal)
      clock.enter('first_token', deadlines.connectMs + deadlines.firstTokenMs + 5 * deadlines.idleMs)
      try {
        const answer = await client.chat.completions.create(
          {
            model: settings.model,
            messages: [
              { role: 'system', content: task.system },
              { role: 'user', content: task.user },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: { name: task.schemaName, schema: task.schema, strict: true },
            },
          },
          { signal: clock.signal },
        )
        const choice = answer.choices[0]
        if (choice?.finish_reason !== 'stop' || !choice.message.content)
          throw new ProviderError('incomplete', 'the answer is not whole', { afterText: false })
        return {
          value: parseJson(choice.message.content),
          usage: {
            inputTokens: answer.usage?.prompt_tokens ?? 0,
            outputTokens: answer.usage?.completion_tokens ?? 0,
          },
        }
      } catch (error) {
        signal.throwIfAborted()
        throw toProviderError(error, clock.missed, false)
      } finally {
        clock.stop()
      }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProviderError('malformed', 'the answer is not JSON', { afterText: false, cause })
  }
}

/** One retry, only before the first token, and not where the same request would fail again. */
function mayRetry(error: unknown): boolean {
  return (
    error instanceof ProviderError &&
    !error.afterText &&
    (error.failure === 'rate_limited' || error.failure === 'unavailable')
  )
}

function toProviderError(error: unknown, missed: Stage | null, afterText: boolean): ProviderError {
  if (error instanceof ProviderError) return error
  if (missed !== null)
    return new ProviderError(failureOfStage[missed], `the language model did not answer: ${missed}`, {
      afterText,
      cause: error,
    })
  if (error instanceof APIError && !(error instanceof APIConnectionError) && error.status !== undefined) {
    const failure: ProviderFailure =
      error.status === 429 ? 'rate_limited' : error.status >= 500 ? 'unavailable' : 'refused'
    return new ProviderError(failure, `the language model answered ${error.status}`, {
      afterText,
      cause: error,
    })
  }
  if (error instanceof SyntaxError)
    return new ProviderError('malformed', 'an event of the stream is not JSON', { afterText, cause: error })
  return new ProviderError('unavailable', 'the language model cannot be reached', { afterText, cause: error })
}

/** Four characters a token: for servers that do not count (OpenAI's own rule of thumb for English). */
function estimateUsage(messages: OpenAI.ChatCompletionMessageParam[], outputChars: number): TokenUsage {
  const inputChars = messages.reduce((sum, message) => sum + JSON.stringify(message.content).length, 0)
  return { inputTokens: Math.ceil(inputChars / 4), outputTokens: Math.ceil(outputChars / 4) }
}
