import { desc, eq } from 'drizzle-orm'
import { scorecardMarks, sessionScorecards } from '#db/schema/session-scorecards.ts'
import type { ScorecardMarkInput } from '#protocol/rest/scorecards.ts'
import type { SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { recomputeProgress } from '../assignment/record-attempt.ts'
import { takeBack, tell } from '../notification/tell.ts'
import { lockCompletedSession, updateReviewedAt } from '../review/lock-session.ts'
import { findSession } from '../training-session/find.ts'
import { readSessionScorecard } from './read.ts'

/**
 * Marks an entry of the scorecard of somebody else's session: a pending one, or one that was judged otherwise. The mark is
 * appended; what the server made of the entry stays beside it. The progress of the session's assignment follows.
 * @throws {AppError} `forbidden` on the actor's own session; `conflict` while it is running or if somebody else has
 * marked the entry since; `not_found` without a scorecard; `invalid_input` for an entry that it does not have
 */
export async function markEntry(
  ctx: ActorContext,
  input: { id: string } & ScorecardMarkInput,
): Promise<SessionScorecard> {
  const session = await findSession(ctx, input.id, 'review')
  return ctx.db.transaction(async (tx) => {
    await lockCompletedSession(tx, session.id)
    const before = await readSessionScorecard(tx, session.id)
    if (!before?.result) throw notFound('scorecard')
    const entry = before.result.entries.find(({ entryId }) => entryId === input.entryId)
    if (!entry)
      throw new AppError('invalid_input', 'entryId: no such entry in this scorecard', {
        issues: [{ path: 'entryId', message: 'no such entry in this scorecard' }],
      })
    if ((entry.marks.at(-1)?.id ?? null) !== input.replaces)
      throw new AppError('conflict', 'somebody else has marked this entry in the meantime')
    const [last] = await tx
      .select({ number: scorecardMarks.number })
      .from(scorecardMarks)
      .where(eq(scorecardMarks.sessionId, session.id))
      .orderBy(desc(scorecardMarks.number))
      .limit(1)
    const { entryId, score, note } = input
    const now = ctx.now()
    await tx.insert(scorecardMarks).values({
      sessionId: session.id,
      number: (last?.number ?? 0) + 1,
      entryId,
      score,
      note,
      authorId: ctx.actor.id,
      createdAt: now,
    })
    const after = await readSessionScorecard(tx, session.id)
    if (!after?.result) throw new AppError('internal', 'the mark was not stored')
    const { result } = after
    await tx
      .update(sessionScorecards)
      .set({ score: result.score, pending: result.pending, passed: result.passed })
      .where(eq(sessionScorecards.sessionId, session.id))
    await recomputeProgress(tx, session, now)
    await updateReviewedAt(tx, session.id)
    if (result.pending === 0) await takeBack(tx, 'review_waiting', session.id)
    await tell(tx, [session.userId], {
      type: 'scorecard_marked',
      sessionId: session.id,
      authorId: ctx.actor.id,
      at: now,
    })
    return after
  })
}
