import type { TokenUsage } from './llm.ts'
import type { Message } from './prompt/messages.ts'

/** OpenAI's rule of thumb for English; Spanish needs slightly more. */
const charsPerToken = 4

/**
 * Estimates tokens by length: for servers that do not report usage, and for requests abandoned before they
 * did.
 */
export function estimateUsage(messages: readonly Message[], output: string): TokenUsage {
  const input = messages.reduce((sum, message) => sum + message.content.length, 0)
  return {
    inputTokens: Math.ceil(input / charsPerToken),
    outputTokens: Math.ceil(output.length / charsPerToken),
  }
}
