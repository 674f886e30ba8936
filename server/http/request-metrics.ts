import type { MiddlewareHandler } from 'hono'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { HttpEnv } from './env.ts'

/** Records call metrics by path template; paths outside the contract are `unknown`. */
export function recordRequestMetrics(metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startMs = performance.now()
    await next()
    const seconds = (performance.now() - startMs) / 1_000
    // Each made-up method would create its own time series.
    const method = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'].includes(c.req.method) ? c.req.method : 'other'
    metrics.request({ method, route: c.get('route') ?? 'unknown', status: c.res.status, seconds })
  }
}
