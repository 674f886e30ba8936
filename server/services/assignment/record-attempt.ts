import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { assignees } from '#db/schema/assignments.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'

/**
 * Counts a completed session as an attempt of its assignment and updates the best score. It also counts for
 * withdrawn people, so that being added again does not restore attempts.
 */
export async function recordAttempt(
  tx: Transaction,
  session: { assignmentId: string | null; userId: string; score: number | null; completedAt: Date },
): Promise<void> {
  const { assignmentId, userId, score, completedAt } = session
  if (assignmentId === null) return
  const better = sql`${assignees.bestScore} is null or ${assignees.bestScore} < ${score}`
  await tx
    .update(assignees)
    .set({
      attempts: sql`${assignees.attempts} + 1`,
      ...(score === null
        ? {}
        : {
            bestScore: sql`case when ${better} then ${score} else ${assignees.bestScore} end`,
            bestAt: sql`case when ${better} then ${completedAt.toISOString()}::timestamptz else ${assignees.bestAt} end`,
          }),
    })
    .where(and(eq(assignees.assignmentId, assignmentId), eq(assignees.userId, userId)))
}

/** Recomputes the best score after a reviewer has changed a session's score, which may have lowered it. */
export async function recomputeBestScore(
  tx: Transaction,
  { assignmentId, userId }: { assignmentId: string | null; userId: string },
): Promise<void> {
  if (assignmentId === null) return
  const best = (column: typeof trainingSessions.score | typeof trainingSessions.completedAt) =>
    tx
      .select({ value: column })
      .from(trainingSessions)
      .where(
        and(
          eq(trainingSessions.assignmentId, assignmentId),
          eq(trainingSessions.userId, userId),
          isNotNull(trainingSessions.score),
        ),
      )
      .orderBy(desc(trainingSessions.score), asc(trainingSessions.completedAt))
      .limit(1)
  await tx
    .update(assignees)
    .set({
      bestScore: sql`(${best(trainingSessions.score)})`,
      bestAt: sql`(${best(trainingSessions.completedAt)})`,
    })
    .where(and(eq(assignees.assignmentId, assignmentId), eq(assignees.userId, userId)))
}
