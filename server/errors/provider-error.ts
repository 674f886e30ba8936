import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { ProviderFailure } from '#server/providers/llm/llm.ts'
import { AppError } from './app-error.ts'

const codeOf: Record<ProviderFailure, ErrorCode> = {
  connect_timeout: 'provider_timeout',
  first_token_timeout: 'provider_timeout',
  stalled: 'provider_timeout',
  incomplete: 'provider_incomplete',
  malformed: 'provider_incomplete',
  too_long: 'provider_incomplete',
  rate_limited: 'provider_unavailable',
  refused: 'provider_refused',
  unavailable: 'provider_unavailable',
}

/** Maps a provider failure to the error that the caller gets. */
export function toAppError(error: Error & { failure: ProviderFailure }): AppError {
  return new AppError(codeOf[error.failure], error.message, { cause: error })
}
