import type { TokenUsage } from './llm.ts'
import type { Message } from './prompt.ts'

/** OpenAI's own rule of thumb for English; Spanish takes a little more. */
const charsPerToken = 4

/** Tokens by length: for servers that do not count, and for replies that were given up before the count came. */
export function estimateUsage(messages: readonly Message[], output: string): TokenUsage {
  const input = messages.reduce((sum, message) => sum + message.content.length, 0)
  return {
    inputTokens: Math.ceil(input / charsPerToken),
    outputTokens: Math.ceil(output.length / charsPerToken),
  }
}
