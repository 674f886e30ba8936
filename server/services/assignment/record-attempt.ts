import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { tellingOutcome } from '../notification/tell-outcome.ts'

/** A session with whom it counts for. */
type Counted = { id: string; assignmentId: string | null; userId: string }
type Attempt = Counted & { score: number | null; completedAt: Date }

/**
 * Counts a completed session as an attempt of its assignment and updates the best score. It also counts for
 * withdrawn people, so that being added again does not restore attempts. Their managers are told of a pass or a failure.
 */
export async function recordAttempt(tx: Transaction, session: Attempt, now: Date): Promise<void> {
  await tellingOutcome(tx, session, now, () => countAttempt(tx, session))
}

async function countAttempt(
  tx: Transaction,
  { assignmentId, userId, score, completedAt }: Attempt,
): Promise<void> {
  if (assignmentId === null) return
  if (await hasScorecard(tx, assignmentId)) {
    await tx
      .update(assignees)
      .set({ attempts: sql`${assignees.attempts} + 1` })
      .where(and(eq(assignees.assignmentId, assignmentId), eq(assignees.userId, userId)))
    await recomputeByScorecard(tx, { assignmentId, userId })
    return
  }
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

/**
 * Recomputes a person's progress after a reviewer has changed a session's score or marked its scorecard, which may have
 * lowered the best score. Their managers are told of a pass or a failure.
 */
export async function recomputeProgress(tx: Transaction, session: Counted, now: Date): Promise<void> {
  const { assignmentId, userId } = session
  if (assignmentId === null) return
  await tellingOutcome(tx, session, now, async () => {
    if (await hasScorecard(tx, assignmentId)) await recomputeByScorecard(tx, { assignmentId, userId })
    else await recomputeBestScore(tx, { assignmentId, userId })
  })
}

type PersonsAssignment = { assignmentId: string; userId: string }

async function hasScorecard(tx: Transaction, assignmentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ scorecardId: assignments.scorecardId })
    .from(assignments)
    .where(eq(assignments.id, assignmentId))
  return row !== undefined && row.scorecardId !== null
}

/** The best attempt is one that passed, if any did, and only what is judged completely counts as a score. */
async function recomputeByScorecard(
  tx: Transaction,
  { assignmentId, userId }: PersonsAssignment,
): Promise<void> {
  const attempts = tx
    .select({
      score: sessionScorecards.score,
      pending: sessionScorecards.pending,
      passed: sessionScorecards.passed,
      completedAt: trainingSessions.completedAt,
    })
    .from(sessionScorecards)
    .innerJoin(trainingSessions, eq(trainingSessions.id, sessionScorecards.sessionId))
    .where(
      and(
        eq(trainingSessions.assignmentId, assignmentId),
        eq(trainingSessions.userId, userId),
        isNotNull(sessionScorecards.entries),
      ),
    )
    .as('attempts')
  const best = (column: typeof attempts.score | typeof attempts.completedAt) =>
    tx
      .select({ value: column })
      .from(attempts)
      .where(and(eq(attempts.pending, 0), isNotNull(attempts.score)))
      .orderBy(desc(attempts.passed), desc(attempts.score), asc(attempts.completedAt))
      .limit(1)
  const passedAt = tx
    .select({ value: sql`min(${attempts.completedAt})` })
    .from(attempts)
    .where(eq(attempts.passed, true))
  const waiting = tx
    .select({ value: sql`count(*)` })
    .from(attempts)
    .where(and(isNull(attempts.passed), gt(attempts.pending, 0)))
  await tx
    .update(assignees)
    .set({
      bestScore: sql`(${best(attempts.score)})`,
      bestAt: sql`(${best(attempts.completedAt)})`,
      passedAt: sql`(${passedAt})`,
      waiting: sql`(${waiting})`,
    })
    .where(and(eq(assignees.assignmentId, assignmentId), eq(assignees.userId, userId)))
}

async function recomputeBestScore(
  tx: Transaction,
  { assignmentId, userId }: PersonsAssignment,
): Promise<void> {
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
