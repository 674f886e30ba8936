import { eq } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findSession } from '../training-session/find.ts'
import { presentMetricsDetails } from './present.ts'

/** The metrics of a session that the actor may watch. 404 as long as it has none. */
export async function metricsForSession(
  ctx: ActorContext,
  input: { sessionId: string },
): Promise<PerformanceMetricsDetails> {
  await findSession(ctx, input.sessionId, 'watch')
  const [row] = await ctx.db
    .select()
    .from(performanceMetrics)
    .where(eq(performanceMetrics.sessionId, input.sessionId))
  if (!row) throw notFound('metrics')
  return presentMetricsDetails(row)
}
