import { eq } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { ActorContext, Context } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findSession } from '../training-session/find.ts'
import { presentMetricsDetails } from './present.ts'

/** The stored metrics of a session, if any. */
export async function metricsOf(
  ctx: Pick<Context, 'db'>,
  sessionId: string,
): Promise<PerformanceMetricsDetails | null> {
  const [row] = await ctx.db
    .select()
    .from(performanceMetrics)
    .where(eq(performanceMetrics.sessionId, sessionId))
  return row ? presentMetricsDetails(row) : null
}

/** The metrics of a session that the actor may watch. 404 if it has none yet. */
export async function metricsForSession(
  ctx: ActorContext,
  input: { sessionId: string },
): Promise<PerformanceMetricsDetails> {
  await findSession(ctx, input.sessionId, 'watch')
  const metrics = await metricsOf(ctx, input.sessionId)
  if (!metrics) throw notFound('metrics')
  return metrics
}
