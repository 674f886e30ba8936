import { and, eq } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { sessionComments } from '#db/schema/reviews.ts'
import type { CommentInput, SessionComment } from '#protocol/rest/reviews.ts'
import type { ReviewerContext } from './reviewer-context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findSession } from '../training-session/find.ts'
import { lockCompletedSession, updateReviewedAt } from './lock-session.ts'
import { presentComment } from './read.ts'

/**
 * Comments on a session of somebody else that has ended, or on one of its lines.
 * @throws {AppError} `forbidden` on one's own, `conflict` while it runs, `invalid_input` for a line that it lacks
 */
export async function addComment(
  ctx: ReviewerContext,
  input: { id: string } & CommentInput,
): Promise<SessionComment> {
  const session = await findSession(ctx, input.id, 'review')
  return ctx.db.transaction(async (tx) => {
    await lockCompletedSession(tx, session.id)
    if (input.itemId !== null) {
      const [line] = await tx
        .select({ id: conversationItems.id })
        .from(conversationItems)
        .where(and(eq(conversationItems.sessionId, session.id), eq(conversationItems.id, input.itemId)))
      if (!line)
        throw new AppError('invalid_input', 'itemId: the session has no such line', {
          issues: [{ path: 'itemId', message: 'the session has no such line' }],
        })
    }
    const [row] = await tx
      .insert(sessionComments)
      .values({
        sessionId: session.id,
        authorId: ctx.actor.id,
        itemId: input.itemId,
        text: input.text,
        createdAt: ctx.now(),
      })
      .returning()
    if (!row) throw new AppError('internal', 'the comment was not stored')
    await updateReviewedAt(tx, session.id)
    return presentComment(row, ctx.actor)
  })
}
