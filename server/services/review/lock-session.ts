import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { scoreOverrides, sessionComments } from '#db/schema/reviews.ts'
import { scorecardMarks } from '#db/schema/session-scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'

/**
 * Locks a completed session until the transaction ends, so that changes of its review are serialized.
 * @throws {AppError} `conflict` while it is still running
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

/** Sets the session's `reviewedAt` from its comments, decisions and marks. */
export async function updateReviewedAt(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({
      reviewedAt: sql`greatest(
        (select max(${sessionComments.createdAt}) from ${sessionComments}
          where ${sessionComments.sessionId} = ${sessionId}),
        (select max(${scoreOverrides.createdAt}) from ${scoreOverrides}
          where ${scoreOverrides.sessionId} = ${sessionId}),
        (select max(${scorecardMarks.createdAt}) from ${scorecardMarks}
          where ${scorecardMarks.sessionId} = ${sessionId}))`,
    })
    .where(eq(trainingSessions.id, sessionId))
}
