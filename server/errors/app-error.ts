import type { ErrorBody, ErrorCode } from '#protocol/vocabulary/error-codes.ts'

/** The HTTP status of each code. */
const statusOf: Record<ErrorCode, number> = {
  malformed_json: 400,
  invalid_input: 400,
  unknown_field: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  frame_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  unauthenticated: 401,
  invalid_credentials: 401,
  username_taken: 409,
  password_too_common: 400,
  wrong_password: 403,
  forbidden: 403,
  origin_not_allowed: 403,
  rate_limited: 429,
  budget_exceeded: 429,
  session_completed: 409,
  call_ended: 409,
  session_too_short: 409,
  analysis_running: 409,
  insufficient_evidence: 422,
  reply_not_found: 404,
  nothing_to_answer: 409,
  nothing_heard: 422,
  unsupported_protocol: 400,
  not_joined: 409,
  unknown_frame: 400,
  unsupported: 501,
  slow_reader: 503,
  provider_unavailable: 502,
  provider_timeout: 504,
  provider_incomplete: 502,
  provider_refused: 502,
  voice_unavailable: 503,
  unavailable: 503,
  shutting_down: 503,
  internal: 500,
}

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
    return statusOf[this.code]
  }
  get retryable(): boolean {
    return retryableCodes.has(this.code)
  }
  /** What the channel says of it. */
  get told(): { code: ErrorCode; message: string; retryable: boolean } {
    const { code, message, retryable } = this
    return { code, message, retryable }
  }
}

/** What cannot be reached looks like what does not exist: no id is confirmed to those it is not for. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`)
}
