import { desc, eq, sql } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { scoreOverrides } from '#db/schema/reviews.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { ScoreOverride, ScoreOverrideInput } from '#protocol/rest/reviews.ts'
import { AppError } from '#server/errors/app-error.ts'
import { recomputeProgress } from '../assignment/record-attempt.ts'
import { tell } from '../notification/tell.ts'
import { findSession } from '../training-session/find.ts'
import { lockCompletedSession, updateReviewedAt } from './lock-session.ts'
import { presentOverride } from './read.ts'
import type { ReviewerContext } from './reviewer-context.ts'

/**
 * Sets the effective score of a session, or revokes the previous decision. The decision is appended; the
 * automatic score stays in the analysis. Triggers on `training_sessions` update sums and averages in the same
 * transaction.
 * @throws {AppError} `forbidden` on the actor's own session; `conflict` while it is running, if someone else
 * has decided since, or if there is nothing to revoke
 */
export async function overrideScore(
  ctx: ReviewerContext,
  input: { id: string } & ScoreOverrideInput,
): Promise<ScoreOverride> {
  const session = await findSession(ctx, input.id, 'review')
  return ctx.db.transaction(async (tx) => {
    await lockCompletedSession(tx, session.id)
    const [last] = await tx
      .select()
      .from(scoreOverrides)
      .where(eq(scoreOverrides.sessionId, session.id))
      .orderBy(desc(scoreOverrides.number))
      .limit(1)
    if ((last?.id ?? null) !== input.replaces)
      throw new AppError('conflict', 'someone else has changed this score in the meantime')
    if (input.score === null && (last?.score ?? null) === null)
      throw new AppError('conflict', 'there is no decision to revoke')
    const [row] = await tx
      .insert(scoreOverrides)
      .values({
        sessionId: session.id,
        number: (last?.number ?? 0) + 1,
        authorId: ctx.actor.id,
        score: input.score,
        reason: input.reason,
        createdAt: ctx.now(),
      })
      .returning()
    if (!row) throw new AppError('internal', 'the decision was not stored')
    const machine = tx
      .select({ score: performanceMetrics.overallScore })
      .from(performanceMetrics)
      .where(eq(performanceMetrics.sessionId, session.id))
    await tx
      .update(trainingSessions)
      .set({ score: input.score ?? sql`(${machine})` })
      .where(eq(trainingSessions.id, session.id))
    await recomputeProgress(tx, session, row.createdAt)
    await updateReviewedAt(tx, session.id)
    await tell(tx, [session.userId], {
      type: 'session_scored',
      sessionId: session.id,
      authorId: ctx.actor.id,
      at: row.createdAt,
    })
    return presentOverride(row, ctx.actor)
  })
}
