import type { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { hasBearerToken, isLocalRequest } from '#server/http/machine-access.ts'
import type { HttpEnv } from '#server/http/env.ts'

/**
 * `GET /metrics`, for the machine that collects figures. With a token: to whoever brings it. Without one: to
 * this machine alone, and in production to nobody, since a proxy on the same machine would open it to all.
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
      throw new AppError('unauthenticated', 'the figures need the token of METRICS_TOKEN')
    }
    const { type, body } = await metrics.text()
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' })
  })
}
