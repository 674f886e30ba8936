import { eq } from 'drizzle-orm'
import { sessionComments } from '#db/schema/reviews.ts'
import type { ActorContext } from '#server/context.ts'
import { takeBack } from '../notification/tell.ts'
import { findComment } from './find-comment.ts'
import { lockCompletedSession, updateReviewedAt } from './lock-session.ts'

/** Permanently deletes a comment. */
export async function removeComment(ctx: ActorContext, input: { id: string }): Promise<void> {
  const comment = await findComment(ctx, input.id, 'delete')
  await ctx.db.transaction(async (tx) => {
    await lockCompletedSession(tx, comment.sessionId)
    await tx.delete(sessionComments).where(eq(sessionComments.id, comment.id))
    await updateReviewedAt(tx, comment.sessionId)
    const [left] = await tx
      .select({ id: sessionComments.id })
      .from(sessionComments)
      .where(eq(sessionComments.sessionId, comment.sessionId))
      .limit(1)
    if (!left) await takeBack(tx, 'session_commented', comment.sessionId)
  })
}
