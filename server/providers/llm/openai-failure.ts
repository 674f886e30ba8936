import { APIConnectionError, APIError } from 'openai'
import { type ProviderFailure, ProviderError } from './llm.ts'

/** The stages of a request, each with its deadline. */
export type Stage = 'connect' | 'first_token' | 'idle'

const failureOfStage: Record<Stage, ProviderFailure> = {
  connect: 'connect_timeout',
  first_token: 'first_token_timeout',
  idle: 'stalled',
}

/**
 * Converts anything thrown to a named failure. `answering`: the answer had begun, so a lost connection leaves
 * it incomplete.
 */
export function toProviderError(
  cause: unknown,
  { missed, afterText, answering }: { missed: Stage | null; afterText: boolean; answering: boolean },
): ProviderError {
  if (cause instanceof ProviderError) return cause
  const failed = (failure: ProviderFailure, message: string) =>
    new ProviderError(failure, message, { afterText, cause })
  if (missed !== null) return failed(failureOfStage[missed], `the language model did not answer: ${missed}`)
  if (cause instanceof APIError && !(cause instanceof APIConnectionError)) {
    // An error sent as a stream event has no status.
    if (cause.status === undefined) return failed('unavailable', 'the language model broke off with an error')
    const failure = cause.status === 429 ? 'rate_limited' : cause.status >= 500 ? 'unavailable' : 'refused'
    return failed(failure, `the language model answered ${cause.status}`)
  }
  if (cause instanceof SyntaxError) return failed('malformed', 'the answer is not JSON')
  if (answering) return failed('incomplete', 'the connection was lost before the reply was whole')
  return failed('unavailable', 'the language model cannot be reached')
}

/**
 * Allows one retry, only before the first token, and only where the same request may succeed. A missed
 * deadline is not retried: the user has already waited for all of it.
 */
export function mayRetry(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.afterText) return false
  return error.failure === 'rate_limited' || error.failure === 'unavailable' || error.failure === 'incomplete'
}
