import type { MiddlewareHandler } from 'hono'
import type { Metrics } from '#server/telemetry/metrics.ts'
import type { HttpEnv } from './env.ts'

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PATCH', 'DELETE', 'PUT'])

/** The method in the metrics: each made-up one would create its own time series. */
export function methodLabel(method: string | undefined): string {
  return method !== undefined && methods.has(method) ? method : 'other'
}

/** Records call metrics by path template; paths outside the contract are `unknown`. */
export function recordRequestMetrics(metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startMs = performance.now()
    await next()
    const seconds = (performance.now() - startMs) / 1_000
    metrics.request({
      method: methodLabel(c.req.method),
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      seconds,
    })
  }
}
