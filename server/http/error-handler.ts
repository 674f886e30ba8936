import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#server/errors/app-error.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { SecurityLog } from '#server/telemetry/security-log.ts'
import type { HttpContext } from './env.ts'
import { recordRefusal } from './security-refusals.ts'

type Parts = { log: Logger; metrics: Metrics; security: SecurityLog }

/** The status that proxies log for a request whose client has left; nobody receives it. */
const clientLeft = 499

/**
 * Turns any thrown error into the standard error response; unexpected errors are logged with the response's id.
 */
export function errorHandler({ log, metrics, security }: Parts) {
  return (error: Error, c: HttpContext): Response => {
    if (c.req.raw.signal.aborted && error.name === 'AbortError') {
      log.debug({ id: c.get('requestId'), route: c.get('route') }, 'the client left before its answer')
      return c.body(null, clientLeft as ContentfulStatusCode)
    }
    const known = error instanceof ProviderError ? toAppError(error) : error
    const id = c.get('requestId')
    metrics.refused('rest', known instanceof AppError ? known.code : 'internal')
    if (known instanceof AppError) {
      recordRefusal(security, known.code, c)
      if (known.status >= 500) log.error({ id, code: known.code, err: error }, 'request failed')
      else log.debug({ id, code: known.code, method: c.req.method, route: c.get('route') }, 'request refused')
      const { code, message, issues } = known
      // The rest of the body is not read, so the connection cannot be reused.
      if (code === 'body_too_large') c.header('Connection', 'close')
      if (known.retryAfterSeconds !== undefined) c.header('Retry-After', String(known.retryAfterSeconds))
      return c.json(
        { message, code, id, ...(issues ? { issues } : {}) },
        known.status as ContentfulStatusCode,
      )
    }
    log.error({ id, err: error }, 'request failed')
    return c.json({ message: 'an unexpected error occurred', code: 'internal', id }, 500)
  }
}
