import { eq } from 'drizzle-orm'
import { sessionComments, type SessionCommentRow } from '#db/schema/reviews.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findSession } from '../training-session/find.ts'

/**
 * A comment that the actor may change or delete: one's own on a session that one may still review; an admin
 * deletes any on the sessions of others. 404 for one on a session out of reach, 403 for one that is only read.
 */
export async function findComment(
  ctx: ActorContext,
  id: string,
  action: 'change' | 'delete',
): Promise<SessionCommentRow> {
  const [row] = await ctx.db.select().from(sessionComments).where(eq(sessionComments.id, id))
  if (!row) throw notFound('comment')
  await findSession(ctx, row.sessionId, 'review').catch((error: unknown) => {
    // The comment was asked for, and its refusal must not tell that there is one.
    if (error instanceof AppError && error.code === 'not_found') throw notFound('comment')
    throw error
  })
  const mayDelete = action === 'delete' && ctx.actor.role === 'admin'
  if (row.authorId !== ctx.actor.id && !mayDelete)
    throw new AppError('forbidden', 'a comment is changed by its author alone')
  return row
}
