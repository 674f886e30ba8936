import { type ErrorBody, type ErrorCode, errorBody } from '#protocol/vocabulary/error-codes.ts'

/**
 * A response with an error status. The message has the form that the specification gives [ERR1]: the status,
 * a colon and a space, then the body's text, or the status text if the body is empty.
 */
export class ApiError extends Error {
  readonly status: number
  /** Null if the portal did not send the response: a proxy's error page, for example. */
  readonly code: ErrorCode | null
  /** Appears in the server's log too, so that a user can quote it when asking for help. */
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
