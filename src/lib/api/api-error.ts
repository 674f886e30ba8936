import { type ErrorBody, type ErrorCode, errorBody } from '#protocol/vocabulary/error-codes.ts'

/**
 * An answer that is not ok. The message is that of the specification [ERR1]: the status, a colon and
 * a space, then the body's text, or the status text where the body is empty.
 */
export class ApiError extends Error {
  readonly status: number
  /** Null when the answer is not one of ours: a proxy's page, say. */
  readonly code: ErrorCode | null
  /** Also stands in the server's log: what a person quotes when asking for help. */
  readonly id: string | null
  readonly serverMessage: string | null
  readonly issues: NonNullable<ErrorBody['issues']>

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText === '' ? statusText : bodyText}`)
    this.name = 'ApiError'
    this.status = status
    const body = readBody(bodyText)
    this.code = body?.code ?? null
    this.id = body?.id ?? null
    this.serverMessage = body?.message ?? null
    this.issues = body?.issues ?? []
  }
}

function readBody(text: string): ErrorBody | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = errorBody.safeParse(value)
  return parsed.success ? parsed.data : null
}
