import { errorCatalogue } from '#protocol/vocabulary/error-catalogue.ts'
import type { ErrorBody, ErrorCode } from '#protocol/vocabulary/error-codes.ts'

/** Codes after which the same request may succeed a little later. */
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
 * A refusal that the caller is told of: its code is stable, its message plain English for a developer
 * or a log (a client has its own text for each code). Anything else that is thrown is a fault of ours.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorBody['issues']
  /** How long to wait before trying again, in seconds; sent as Retry-After. */
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
  /** What the channel says of it. */
  get forChannel(): { code: ErrorCode; message: string; retryable: boolean } {
    const { code, message, retryable } = this
    return { code, message, retryable }
  }
}

/** What cannot be reached looks like what does not exist: no id is confirmed to those it is not for. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`)
}
