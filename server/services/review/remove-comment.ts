import { eq } from 'drizzle-orm'
import { sessionComments } from '#db/schema/reviews.ts'
import type { ActorContext } from '#server/context.ts'
import { findComment } from './find-comment.ts'
import { lockCompletedSession, updateReviewedAt } from './lock-session.ts'

/** Permanently deletes a comment. */
export async function removeComment(ctx: ActorContext, input: { id: string }): Promise<void> {
  const comment = await findComment(ctx, input.id, 'delete')
  await ctx.db.transaction(async (tx) => {
    await lockCompletedSession(tx, comment.sessionId)
    await tx.delete(sessionComments).where(eq(sessionComments.id, comment.id))
    await updateReviewedAt(tx, comment.sessionId)
  })
}
