import { and, desc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
import { scoreTranscript } from '../analysis/score-transcript.ts'
import { recordAttempt } from '../assignment/record-attempt.ts'
import { tellManagers } from '../notification/tell.ts'
import { completePracticeLessons } from '../onboarding/complete-practice-lessons.ts'
import { judgeScorecard } from '../scorecard/judge.ts'
import { storeScorecardResult } from '../scorecard/store-result.ts'
import { storeEvents } from '../transcript/events.ts'
import { firstSeq } from '../transcript/first-seq.ts'
import { refuseStale } from '../transcript/refuse-stale.ts'
import { recordPractice } from '../usage/record-practice.ts'
import type { ReplyTarget } from './reply-target.ts'

/**
 * Ends a session: scores the lines, and stores the end, the metrics, what its scorecard came to and the event in one transaction. Scores
 * come only from the server's own, complete transcript.
 * @throws {StaleTranscript} if a line was stored after `knownSeq`, the end of what was scored
 */
export async function completeSession(
  ctx: Context,
  session: ReplyTarget & { lines: readonly TranscriptLine[]; knownSeq: number },
  clientMsgId: string | null,
): Promise<DurableEvent[]> {
  const analysis = await scoreTranscript(ctx, session, { priority: 'session' })
  const scorecard = await judgeScorecard(ctx, session, analysis)
  const now = ctx.now()
  try {
    return await ctx.db.transaction(async (tx) => {
      const [metrics] = await tx
        .insert(performanceMetrics)
        .values({ ...analysis, sessionId: session.sessionId, createdAt: now })
        .returning({ id: performanceMetrics.id })
      const [row] = await tx
        .select({
          userId: trainingSessions.userId,
          prospectId: trainingSessions.prospectId,
          sessionType: trainingSessions.sessionType,
          startedAt: trainingSessions.startedAt,
          assignmentId: trainingSessions.assignmentId,
        })
        .from(trainingSessions)
        .where(and(eq(trainingSessions.id, session.sessionId), ne(trainingSessions.status, 'completed')))
      if (!row || !metrics) throw new AppError('session_completed', 'the session has ended')
      const completedAt = await endOf(tx, { ...session, startedAt: row.startedAt, now })
      await tx
        .update(trainingSessions)
        .set({
          status: 'completed',
          completedAt,
          durationS: Math.round((completedAt.getTime() - row.startedAt.getTime()) / 1000),
          score: analysis.overallScore,
        })
        .where(eq(trainingSessions.id, session.sessionId))
      if (analysis.overallScore !== null)
        await completePracticeLessons(tx, { ...row, sessionId: session.sessionId, completedAt })
      const pending = scorecard ? await storeScorecardResult(tx, session.sessionId, scorecard) : 0
      await recordAttempt(
        tx,
        { ...row, id: session.sessionId, score: analysis.overallScore, completedAt },
        now,
      )
      if (pending > 0)
        await tellManagers(tx, row, { type: 'review_waiting', sessionId: session.sessionId, at: now })
      await recordPractice(tx, ctx, { ...session, startedAt: row.startedAt, completedAt })
      const events = await storeEvents(
        tx,
        session.sessionId,
        [{ type: 'session.completed', metrics_id: metrics.id }],
        clientMsgId,
      )
      await refuseStale(tx, session.sessionId, { knownSeq: session.knownSeq, seq: firstSeq(events) })
      return events
    })
  } catch (error) {
    // Another view or process was faster.
    if (isUniqueViolation(error))
      throw new AppError('session_completed', 'the session has ended', { cause: error })
    throw error
  }
}

/**
 * When a session ends: now, but never before its start or its last line, which lie ahead if the clock was set back
 * in between. Not measured by a monotonic clock: the session may have started in another process.
 */
async function endOf(
  tx: Transaction,
  { sessionId, startedAt, now }: { sessionId: string; startedAt: Date; now: Date },
): Promise<Date> {
  const [last] = await tx
    .select({ at: conversationItems.createdAt })
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, sessionId))
    .orderBy(desc(conversationItems.createdAt))
    .limit(1)
  return new Date(Math.max(now.getTime(), startedAt.getTime(), last?.at.getTime() ?? 0))
}
