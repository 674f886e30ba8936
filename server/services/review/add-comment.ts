import { and, eq } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { sessionComments } from '#db/schema/reviews.ts'
import type { CommentInput, SessionComment } from '#protocol/rest/reviews.ts'
import type { ReviewerContext } from './reviewer-context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { tell } from '../notification/tell.ts'
import { findSession } from '../training-session/find.ts'
import { lockCompletedSession, updateReviewedAt } from './lock-session.ts'
import { presentComment } from './read.ts'

/**
 * Comments on someone else's completed session or on one of its items.
 * @throws {AppError} `forbidden` on the actor's own session, `conflict` while it is running, `invalid_input`
 * for an item that the session does not have
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
        throw new AppError('invalid_input', 'itemId: no such line in this session', {
          issues: [{ path: 'itemId', message: 'no such line in this session' }],
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
    await tell(tx, [session.userId], {
      type: 'session_commented',
      sessionId: session.id,
      authorId: ctx.actor.id,
      at: row.createdAt,
    })
    return presentComment(row, ctx.actor)
  })
}
