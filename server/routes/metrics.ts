import type { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { hasBearerToken, isLocalRequest } from '#server/http/machine-access.ts'
import type { HttpEnv } from '#server/http/env.ts'

/**
 * `GET /metrics`, for Prometheus. With a token: for requests that carry it. Without one: for local requests
 * only, and disabled in production, where a proxy on the same machine would expose it.
 */
export function metricsRoute(
  app: Hono<HttpEnv>,
  { metrics, production }: ServerContext,
  token: string | null,
): void {
  app.get('/metrics', async (c) => {
    if (token === null && (production || !isLocalRequest(c))) throw notFound('path')
    if (token !== null && !hasBearerToken(c, token)) {
      c.header('WWW-Authenticate', 'Bearer')
      throw new AppError('unauthenticated', 'metrics require the token METRICS_TOKEN')
    }
    const { type, body } = await metrics.text()
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' })
  })
}
