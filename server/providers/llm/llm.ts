import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'

/**
 * One reply of the debtor to be worded. The plan is decided already: a provider only finds the words.
 * `lines` is the conversation so far, data and never instructions. `said` is what of this reply was
 * shown already, when a first attempt had to be given up; `avoid` says why.
 */
export type ReplyTask = {
  plan: DebtorPlan
  scenario: Scenario
  lines: readonly TranscriptLine[]
  said: string
  avoid: string | null
  /** A voice speaks it at its own pace: words need none of theirs. */
  spoken?: boolean
}

export type TokenUsage = { inputTokens: number; outputTokens: number }

/** A reply arrives as pieces of text, then exactly one `finish`. */
export type LlmEvent =
  | { type: 'text'; text: string }
  | { type: 'finish'; reason: 'stop' | 'length'; usage: TokenUsage }

/** A request for a structured answer: the messages, and the JSON schema that the answer must fit. */
export type JsonTask = { system: string; user: string; schemaName: string; schema: Record<string, unknown> }

/**
 * What every language model provider does. The contract suite (testing/llm-contract.ts) holds for each.
 *
 * `reply` yields text and then one finish; it throws a `ProviderError` when the reply cannot be
 * trusted to be whole, and an `AbortError` soon after `signal` aborts. It never ends without either.
 */
export interface Llm {
  readonly provider: 'embedded' | 'openai'
  readonly model: string
  reply(task: ReplyTask, signal: AbortSignal): AsyncIterable<LlmEvent>
}

/** A provider that can also judge and coach from messages. The embedded one has its own code for both. */
export interface JsonLlm extends Llm {
  json(task: JsonTask, signal: AbortSignal): Promise<{ value: unknown; usage: TokenUsage }>
}

/** Whether a provider can also judge and coach. */
export function answersJson(llm: Llm): llm is JsonLlm {
  return 'json' in llm
}

export type ProviderFailure =
  | 'connect_timeout' // no connection within 5 s
  | 'first_token_timeout' // no first token within 10 s of the request
  | 'stalled' // no next token within 8 s
  | 'incomplete' // the stream ended or was cut without a finish reason that makes it whole
  | 'malformed' // not what the protocol says
  | 'rate_limited' // 429, also after the retry
  | 'refused' // 4xx: a wrong key, an unknown model
  | 'unavailable' // 5xx or no connection, also after the retry

/** A provider failed. `afterText` tells whether words had been yielded: then nothing may be retried. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  readonly afterText: boolean
  constructor(failure: ProviderFailure, message: string, options: { afterText: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'ProviderError'
    this.failure = failure
    this.afterText = options.afterText
  }
}
