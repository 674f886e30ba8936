import { desc, eq, getTableColumns } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { PerformanceMetrics } from '#protocol/rest/performance-metrics.ts'
import type { ActorContext } from '#server/context.ts'

const { report: _report, ...columns } = getTableColumns(performanceMetrics)

/** The metrics of the actor's own sessions, newest first, without the reports behind them. */
export async function listMetrics(ctx: ActorContext): Promise<PerformanceMetrics[]> {
  const rows = await ctx.db
    .select(columns)
    .from(performanceMetrics)
    .innerJoin(trainingSessions, eq(trainingSessions.id, performanceMetrics.sessionId))
    .where(eq(trainingSessions.userId, ctx.actor.id))
    .orderBy(desc(performanceMetrics.createdAt))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
