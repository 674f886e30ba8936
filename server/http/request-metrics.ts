import type { MiddlewareHandler } from 'hono'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { HttpEnv } from './env.ts'

/** Measures the calls of the contract by their template; what no row answers is `unknown`. */
export function recordRequestMetrics(metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startMs = performance.now()
    await next()
    const seconds = (performance.now() - startMs) / 1_000
    // Made-up methods would make a series each.
    const method = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'].includes(c.req.method) ? c.req.method : 'other'
    metrics.request({ method, route: c.get('route') ?? 'unknown', status: c.res.status, seconds })
  }
}
