import type { Hono } from 'hono'
import { performanceMetricsEndpoints } from '#protocol/rest/performance-metrics.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { metricsForSession } from '#server/services/metrics/for-session.ts'
import { listMetrics } from '#server/services/metrics/list.ts'

export function performanceMetricsRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const rows = performanceMetricsEndpoints
  mount(app, rows.listPerformanceMetrics, async ({ user, query, c }) =>
    sendPage(c, await listMetrics({ ...ctx, actor: user }, query)),
  )
  mount(app, rows.getSessionMetrics, ({ user, params }) =>
    metricsForSession({ ...ctx, actor: user }, { sessionId: params.id }),
  )
}
