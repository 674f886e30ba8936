import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Evaluation } from '#protocol/rest/analytics.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Context } from '#server/context.ts'
import { sessionOrder } from '../paging/session-key.ts'
import { presentName } from '../user/present-name.ts'

/** The latest evaluations with a score since a day. Takes each person's latest and then the latest of all. */
export async function latestEvaluations(
  ctx: Pick<Context, 'db'>,
  whose: SQL,
  from: string,
): Promise<Evaluation[]> {
  const sessions = ctx.db
    .select({
      sessionId: performanceMetrics.sessionId,
      // The effective score, which may be a reviewer's decision.
      overallScore: trainingSessions.score,
      empathyScore: performanceMetrics.empathyScore,
      communicationScore: performanceMetrics.communicationScore,
      objectionHandlingScore: performanceMetrics.objectionHandlingScore,
      solutionFocusScore: performanceMetrics.solutionFocusScore,
      complianceScore: performanceMetrics.complianceScore,
      criteriaEdition: performanceMetrics.criteriaEdition,
      prospectName: sql<string>`${trainingSessions.scenario} ->> 'name'`.as('prospect_name'),
      sessionType: trainingSessions.sessionType,
      startedAt: trainingSessions.startedAt,
    })
    .from(trainingSessions)
    .innerJoin(performanceMetrics, eq(performanceMetrics.sessionId, trainingSessions.id))
    .where(
      and(
        eq(trainingSessions.userId, users.id),
        isNotNull(trainingSessions.score),
        sql`${trainingSessions.startedAt} >= ${`${from}T00:00:00Z`}::timestamptz`,
      ),
    )
    .orderBy(...sessionOrder)
    .limit(limits.recentSessions)
    .as('held')
  const rows = await ctx.db
    .select()
    .from(users)
    .crossJoinLateral(sessions)
    .where(whose)
    .orderBy(desc(sessions.startedAt), desc(sessions.sessionId))
    .limit(limits.recentSessions)
  return rows.map(({ users: user, held: evaluation }) => ({
    ...evaluation,
    startedAt: evaluation.startedAt.toISOString(),
    user: presentName(user),
  }))
}
