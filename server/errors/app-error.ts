import { errorCatalogue } from '#protocol/vocabulary/error-catalogue.ts'
import type { ErrorBody, ErrorCode } from '#protocol/vocabulary/error-codes.ts'

/** Codes after which retrying the same request later may succeed. */
const retryableCodes: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'analysis_running',
  'slow_reader',
  'provider_unavailable',
  'provider_timeout',
  'provider_incomplete',
  'unavailable',
  'shutting_down',
  'internal',
])

/**
 * An expected error that is reported to the caller. Its code is stable; its message is for developers and logs,
 * since clients have their own text for each code. Any other thrown error is a bug or an outage.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorBody['issues']
  /** How long to wait before retrying, in seconds; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined
  constructor(
    code: ErrorCode,
    message: string,
    options?: { issues?: ErrorBody['issues']; retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(message, { cause: options?.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options?.issues
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
  get status(): number {
    return errorCatalogue[this.code].status
  }
  get retryable(): boolean {
    return retryableCodes.has(this.code)
  }
  /** The error's fields as the channel sends them. */
  get forChannel(): { code: ErrorCode; message: string; retryable: boolean } {
    const { code, message, retryable } = this
    return { code, message, retryable }
  }
}

/** A resource out of reach gets the same error as one that does not exist, so no id is ever confirmed. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`)
}
