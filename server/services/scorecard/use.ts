import { and, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { ScorecardUse } from '#protocol/rest/scorecards.ts'
import type { ActorContext } from '#server/context.ts'
import { reachableAssignments, reachableSessions } from '../scope.ts'

const unused: ScorecardUse = { scored: 0, decided: 0, passed: 0, openAssignments: 0, lastUsedAt: null }

/**
 * How scorecards are used by the people whose practice the actor manages, by id: their calls that have a score by it,
 * without retries, those that have passed or not, the assignments that are open, and when the last such call began
 * [CARD31].
 */
export async function readUse(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<(id: string) => ScorecardUse> {
  if (ids.length === 0) return () => unused
  const { passed, score, scorecardId } = sessionScorecards
  const [calls, assigned] = await Promise.all([
    ctx.db
      .select({
        scorecardId,
        scored: count(score),
        decided: count(passed),
        passed: sql<number>`(count(*) filter (where ${passed}))::int`,
        lastUsedAt: max(trainingSessions.startedAt),
      })
      .from(sessionScorecards)
      .innerJoin(trainingSessions, eq(trainingSessions.id, sessionScorecards.sessionId))
      .where(
        and(
          inArray(scorecardId, [...ids]),
          isNotNull(sessionScorecards.entries),
          isNull(trainingSessions.forkedAtLine),
          reachableSessions(ctx.db, ctx.actor),
        ),
      )
      .groupBy(scorecardId),
    ctx.db
      .select({ scorecardId: assignments.scorecardId, open: count() })
      .from(assignments)
      .where(
        and(
          inArray(assignments.scorecardId, [...ids]),
          isNull(assignments.closedAt),
          reachableAssignments(ctx.db, ctx.actor),
        ),
      )
      .groupBy(assignments.scorecardId),
  ])
  const callsOf = new Map(calls.map(({ scorecardId: id, ...figures }) => [id, figures]))
  const openOf = new Map(assigned.map(({ scorecardId: id, open }) => [id, open]))
  return (id) => {
    const { lastUsedAt = null, ...figures } = callsOf.get(id) ?? {}
    return {
      ...unused,
      ...figures,
      openAssignments: openOf.get(id) ?? 0,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }
  }
}
