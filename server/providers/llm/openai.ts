import { setTimeout as sleep } from 'node:timers/promises'
import { AcceptedParameters, type JsonMode } from './openai-accepted.ts'
import { type Deadlines, defaultDeadlines, StageClock } from './deadlines.ts'
import { openAiClient, type OpenAiServer } from './openai-client.ts'
import { type JsonLlm, type JsonTask, type LlmEvent, ProviderError, type TokenUsage } from './llm.ts'
import { mayRetry, type Stage, toProviderError } from './openai-failure.ts'
import { parseJson, readAnswer, streamChunk, type usageCounts, wholeAnswer } from './openai-json.ts'
import { firstSign } from './openai-warm-up.ts'
import { smallestContextTokens } from './prompt/context-tokens.ts'
import { type Message, replyMessages } from './prompt/messages.ts'
import { notifyWhenSent } from './request-sent.ts'
import { ThinkingFilter } from './thinking.ts'
import { estimateUsage } from './usage.ts'
import type { z } from 'zod'

export type OpenAiSettings = OpenAiServer & {
  model: string
  deadlines?: Deadlines
  /** How many tokens a prompt and its answer may have together. */
  contextTokens?: number
  /** Delay before the retry, in milliseconds. */
  retryDelayMs?: number
}

/**
 * Ten times the stream of the longest reply or judgement, each token in an event of its own with a few hundred
 * bytes; what a model reasons before its first token counts too.
 */
const answerMaxBytes = 2 * 1024 * 1024

/**
 * A language model behind the Chat Completions protocol. The SDK's stream loop ends without an error on an
 * abort or when the server ends the stream early, so only a finish reason makes a reply complete. The SDK's
 * timeout ends with the headers, so stalls need their own timer. One retry, and only before the first token.
 */
export function openAiLlm(settings: OpenAiSettings): JsonLlm {
  const deadlines = settings.deadlines ?? defaultDeadlines
  const { model, retryDelayMs = 250, contextTokens = smallestContextTokens } = settings
  const accepted = new AcceptedParameters(model)
  const client = openAiClient(settings, answerMaxBytes)

  async function* streamOnce(messages: Message[], signal: AbortSignal): AsyncGenerator<LlmEvent> {
    const clock = new StageClock<Stage>(signal)
    const thinking = new ThinkingFilter()
    let text = ''
    /** White space is no answer yet: it must not keep a request alive. */
    let hasText = false
    let answering = false
    let ended = false
    let refuses = false
    try {
      clock.enter('connect', deadlines.connectMs)
      const stream = await notifyWhenSent(
        () => clock.enter('first_token', deadlines.firstTokenMs),
        (headers) =>
          client.chat.completions.create(
            { model, messages, stream: true, ...accepted.usage, ...accepted.effort },
            { signal: clock.signal, headers },
          ),
      )
      answering = true
      // If sending was not observed, the answer shows that the connection is established.
      if (clock.current === 'connect') clock.enter('first_token', deadlines.firstTokenMs)
      let reason: string | null = null
      let usage: TokenUsage | null = null
      for await (const event of stream) {
        const { choices, usage: counts } = readAnswer(streamChunk, event, hasText)
        const choice = choices[0]
        const { content, refusal, reasoning_content, reasoning } = choice?.delta ?? {}
        if (refusal) refuses = true
        const thought = reasoning_content ?? reasoning
        if (thought) accepted.reasoned()
        const piece = content ? thinking.push(content) : ''
        if (piece !== '') {
          text += piece
          hasText ||= /\S/u.test(piece)
          // The reader's processing time does not count against the server.
          if (hasText) clock.pause()
          yield { type: 'text', text: piece }
        }
        // A model that thinks is alive: each thought gives it the time of a first token again.
        if (!hasText && (thought || thinking.thinking)) clock.enter('first_token', deadlines.firstTokenMs)
        // After the first token, an event without text also shows that the server is alive.
        if (hasText) clock.enter('idle', deadlines.idleMs)
        if (choice?.finish_reason) reason = choice.finish_reason
        if (counts) usage = usageOf(counts)
      }
      signal.throwIfAborted()
      if (clock.missed !== null) throw new Error('a deadline was missed')
      ended = true
      const rest = thinking.flush()
      if (rest !== '') {
        text += rest
        hasText ||= /\S/u.test(rest)
        yield { type: 'text', text: rest }
      }
      if (refuses)
        throw new ProviderError('incomplete', 'the model refused to answer', { afterText: hasText })
      if (reason !== 'stop' && reason !== 'length')
        throw new ProviderError('incomplete', `the stream ended with the finish reason ${reason}`, {
          afterText: hasText,
        })
      yield { type: 'finish', reason, usage: usage ?? estimateUsage(messages, text) }
    } catch (error) {
      signal.throwIfAborted()
      throw toProviderError(error, { missed: clock.missed, afterText: hasText, answering })
    } finally {
      // Also reached when the reader stops reading: this ends the upstream request immediately.
      clock.stop({ abort: !ended })
    }
  }

  async function jsonOnce(task: JsonTask, signal: AbortSignal, mode: JsonMode) {
    const clock = new StageClock<Stage>(signal)
    const messages = jsonMessages(mode, task)
    // Not streamed: the whole answer may take the time of a first token and several waits.
    const answerMs = deadlines.firstTokenMs + 5 * deadlines.idleMs
    try {
      clock.enter('connect', deadlines.connectMs)
      const answer = await notifyWhenSent(
        () => clock.enter('first_token', answerMs),
        (headers) =>
          client.chat.completions.create(
            {
              model,
              messages,
              ...accepted.effort,
              ...accepted.temperature,
              ...responseFormat(mode, task),
            },
            { signal: clock.signal, headers },
          ),
      )
      const { choices, usage } = readAnswer(wholeAnswer, answer, false)
      const [choice] = choices
      const text = choice?.message.content
      if (choice?.finish_reason !== 'stop' || !text)
        throw new ProviderError('incomplete', 'the answer is incomplete', { afterText: Boolean(text) })
      return { value: parseJson(text), usage: usage ? usageOf(usage) : estimateUsage(messages, text) }
    } catch (error) {
      signal.throwIfAborted()
      throw toProviderError(error, { missed: clock.missed, afterText: false, answering: false })
    } finally {
      clock.stop()
    }
  }

  return {
    provider: 'openai',
    model,
    contextTokens,

    async *reply(task, signal) {
      signal.throwIfAborted()
      const messages = replyMessages(task, contextTokens)
      for (let attempt = 0; ; attempt++)
        try {
          return yield* streamOnce(messages, signal)
        } catch (error) {
          if (attempt < attemptsMax && accepted.refused(error, 'reply')) continue
          if (!mayRetry(error)) throw error
          break
        }
      await sleep(retryDelayMs, undefined, { signal })
      yield* streamOnce(messages, signal)
    },

    async warmUp(signal) {
      for (let attempt = 0; ; attempt++)
        try {
          return await firstSign(client, { model, ...accepted.usage, ...accepted.effort }, signal)
        } catch (error) {
          if (attempt >= attemptsMax || !accepted.refused(error, 'reply')) throw error
        }
    },

    async json(task, signal) {
      signal.throwIfAborted()
      let mode = accepted.json
      for (let attempt = 0; ; attempt++)
        try {
          const answer = await jsonOnce(task, signal, mode)
          accepted.answeredIn(mode)
          return answer
        } catch (error) {
          if (attempt < attemptsMax && accepted.refused(error, { mode })) {
            mode = accepted.lowest(mode)
            continue
          }
          const lower = attempt < attemptsMax ? accepted.lowerAfter(error, mode) : null
          if (lower !== null) {
            mode = lower
            continue
          }
          if (!mayRetry(error)) throw error
          break
        }
      await sleep(retryDelayMs, undefined, { signal })
      return jsonOnce(task, signal, mode)
    },
  }
}

/** As many parameters may be refused one after the other. */
const attemptsMax = 6

/** The parameter that asks for JSON, as far as the server takes it. */
function responseFormat(mode: JsonMode, { schemaName, schema }: JsonTask) {
  switch (mode) {
    case 'json_schema':
      return {
        response_format: {
          type: 'json_schema' as const,
          json_schema: { name: schemaName, schema, strict: true },
        },
      }
    case 'json_object':
      return { response_format: { type: 'json_object' as const } }
    case 'text':
      return {}
    default:
      return mode satisfies never
  }
}

/** Where the server does not get the schema, the model does. */
function jsonMessages(mode: JsonMode, { system, user, schema }: JsonTask): Message[] {
  const shape = `Answer with one JSON object and nothing else. It conforms to this JSON schema: ${JSON.stringify(schema)}`
  return [
    { role: 'system', content: mode === 'json_schema' ? system : `${system}\n\n${shape}` },
    { role: 'user', content: user },
  ]
}

function usageOf(counts: z.output<typeof usageCounts>): TokenUsage {
  return { inputTokens: counts.prompt_tokens, outputTokens: counts.completion_tokens }
}
