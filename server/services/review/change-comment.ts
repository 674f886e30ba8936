import { and, eq, sql } from 'drizzle-orm'
import { sessionComments } from '#db/schema/reviews.ts'
import type { CommentChange, SessionComment } from '#protocol/rest/reviews.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findComment } from './find-comment.ts'
import { presentComment } from './read.ts'
import type { ReviewerContext } from './reviewer-context.ts'

/**
 * Changes the actor's own comment, based on the version that was read.
 * @throws {AppError} `conflict` if it was changed or deleted since
 */
export async function changeComment(
  ctx: ReviewerContext,
  input: { id: string } & CommentChange,
): Promise<SessionComment> {
  const comment = await findComment(ctx, input.id, 'change')
  const [row] = await ctx.db
    .update(sessionComments)
    .set({ text: input.text, editedAt: ctx.now(), version: sql`${sessionComments.version} + 1` })
    .where(and(eq(sessionComments.id, comment.id), eq(sessionComments.version, input.version)))
    .returning()
  if (!row) throw new AppError('conflict', 'the comment was changed in the meantime')
  return presentComment(row, ctx.actor)
}
