import { and, eq, getTableColumns } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { PerformanceMetrics } from '#protocol/rest/performance-metrics.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { sessionKeyOf, sessionKey, sessionOrder, sessionsAfter } from '../paging/session-key.ts'

const { report: _report, ...columns } = getTableColumns(performanceMetrics)

/**
 * The metrics of the actor's own sessions without reports, the most recently started session first. That order
 * has an index by user.
 */
export async function listMetrics(ctx: ActorContext, query: PageQuery): Promise<Page<PerformanceMetrics>> {
  const window = parsePageQuery(query, sessionKey)
  const limit = rowLimit(window)
  const list = ctx.db
    .select({ metrics: columns, startedAt: trainingSessions.startedAt })
    .from(performanceMetrics)
    .innerJoin(trainingSessions, eq(trainingSessions.id, performanceMetrics.sessionId))
    .where(and(eq(trainingSessions.userId, ctx.actor.id), sessionsAfter(window.after)))
    .orderBy(...sessionOrder)
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  const page = toPage(rows, window, ({ metrics, startedAt }) =>
    sessionKeyOf({ id: metrics.sessionId, startedAt: startedAt.toISOString() }),
  )
  return {
    ...page,
    rows: page.rows.map(({ metrics }) => ({ ...metrics, createdAt: metrics.createdAt.toISOString() })),
  }
}
