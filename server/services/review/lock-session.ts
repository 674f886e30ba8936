import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { scoreOverrides, sessionComments } from '#db/schema/reviews.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'

/**
 * Holds a session that has ended until the transaction is over: one change of its review after the other.
 * @throws {AppError} `conflict` while it still runs
 */
export async function lockCompletedSession(tx: Transaction, sessionId: string): Promise<void> {
  const [row] = await tx
    .select({ status: trainingSessions.status })
    .from(trainingSessions)
    .where(eq(trainingSessions.id, sessionId))
    .for('update')
  if (!row) throw notFound('training session')
  if (row.status !== 'completed') throw new AppError('conflict', 'the session has not ended yet')
}

/** Says on a session when it was last reviewed, from what there is of reviews. */
export async function updateReviewedAt(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({
      reviewedAt: sql`greatest(
        (select max(${sessionComments.createdAt}) from ${sessionComments}
          where ${sessionComments.sessionId} = ${sessionId}),
        (select max(${scoreOverrides.createdAt}) from ${scoreOverrides}
          where ${scoreOverrides.sessionId} = ${sessionId}))`,
    })
    .where(eq(trainingSessions.id, sessionId))
}
