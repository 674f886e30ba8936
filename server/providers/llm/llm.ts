import type { Offers } from '#server/domain/debtor/fold.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { TranscriptLine, Scenario } from '#server/domain/debtor/scenario.ts'

/**
 * A request for one reply of the debtor. The state has decided what is possible: a provider chooses one of the moves of
 * `turn` and words it, or words the plan where no others are offered. `lines` is the conversation so far: data, never instructions. `said` is what has already been shown of this
 * reply by an abandoned first attempt; `avoid` says why it was abandoned.
 */
export type ReplyTask = {
  plan: DebtorPlan
  scenario: Scenario
  lines: readonly TranscriptLine[]
  said: string
  avoid: string | null
  /** The moves that are possible and what the debtor knows; the plan is that of the first move. */
  turn?: Offers | null
  /** A voice speaks the reply at its own pace: the words need no delays. */
  spoken?: boolean
}

export type TokenUsage = { inputTokens: number; outputTokens: number }

/** A reply arrives as pieces of text, then exactly one `finish`. */
export type LlmEvent =
  | { type: 'text'; text: string }
  | { type: 'finish'; reason: 'stop' | 'length'; usage: TokenUsage }

/** A request for a structured answer: the messages, and the JSON schema of the answer. */
export type JsonTask = { system: string; user: string; schemaName: string; schema: Record<string, unknown> }

/**
 * The interface of every language model provider, tested by the contract suite (testing/llm-contract.ts).
 * `reply` yields text and then one finish. It throws a `ProviderError` when the reply may be incomplete, and
 * an `AbortError` soon after `signal` aborts. It never ends without either.
 */
export interface Llm {
  readonly provider: 'embedded' | 'openai'
  readonly model: string
  reply(task: ReplyTask, signal: AbortSignal): AsyncIterable<LlmEvent>
  /**
   * One tiny request, so that a server has loaded its model before the first call needs it. Resolves at the first sign of an
   * answer; throws a `ProviderError` if there is none. Missing where nothing has to be loaded.
   */
  warmUp?(signal: AbortSignal): Promise<void>
}

/** A provider that can also judge and coach. The embedded provider has separate code for both. */
export interface JsonLlm extends Llm {
  /** How many tokens a prompt and its answer may have together. */
  readonly contextTokens: number
  json(task: JsonTask, signal: AbortSignal): Promise<{ value: unknown; usage: TokenUsage }>
}

/** Whether a provider can also judge and coach. */
export function answersJson(llm: Llm): llm is JsonLlm {
  return 'json' in llm
}

export type ProviderFailure =
  | 'connect_timeout' // no connection within 5 s
  | 'first_token_timeout' // no first token within 10 s of the request
  | 'stalled' // no further token within 8 s
  | 'incomplete' // the stream ended without a finish reason that makes it complete
  | 'malformed' // does not conform to the protocol
  | 'too_long' // more than any answer needs
  | 'rate_limited' // 429, also after the retry
  | 'refused' // 4xx: a wrong key, an unknown model
  | 'unavailable' // 5xx or no connection, also after the retry

/** A provider failed. `afterText`: text had already been yielded, so nothing may be retried. */
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
