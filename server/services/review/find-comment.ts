import { eq } from 'drizzle-orm'
import { sessionComments, type SessionCommentRow } from '#db/schema/reviews.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findSession } from '../training-session/find.ts'

/**
 * A comment that the actor may change or delete: authors their own while they may review the session, and
 * admins may delete any on other people's sessions. 404 if the session is out of reach, 403 if the comment is
 * only readable.
 */
export async function findComment(
  ctx: ActorContext,
  id: string,
  action: 'change' | 'delete',
): Promise<SessionCommentRow> {
  const [row] = await ctx.db.select().from(sessionComments).where(eq(sessionComments.id, id))
  if (!row) throw notFound('comment')
  await findSession(ctx, row.sessionId, 'review').catch((error: unknown) => {
    // The request named a comment, so its error must not reveal that the comment exists.
    if (error instanceof AppError && error.code === 'not_found') throw notFound('comment')
    throw error
  })
  const mayDelete = action === 'delete' && ctx.actor.role === 'admin'
  if (row.authorId !== ctx.actor.id && !mayDelete)
    throw new AppError('forbidden', 'only its author may change this comment')
  return row
}
