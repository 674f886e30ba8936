import { and, eq, not } from 'drizzle-orm'
import { isForeignKeyViolation } from '#db/errors.ts'
import { scorecards } from '#db/schema/scorecards.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findEditableScorecard } from './find.ts'
import { isUsed } from './rows.ts'

/**
 * Permanently deletes a scorecard with its versions.
 * @throws {AppError} `forbidden`; `conflict` if an assignment or a session uses it: it can be archived
 */
export async function removeScorecard(ctx: ActorContext, input: { id: string }): Promise<void> {
  const { id } = await findEditableScorecard(ctx, input.id)
  const inUse = (cause?: unknown) =>
    new AppError('conflict', 'a scorecard that was used can only be archived', { cause })
  try {
    const gone = await ctx.db
      .delete(scorecards)
      .where(and(eq(scorecards.id, id), not(isUsed(ctx.db))))
      .returning({ id: scorecards.id })
    if (gone.length === 0) throw inUse()
  } catch (error) {
    // A session started with it, or somebody assigned it, at the same time.
    if (isForeignKeyViolation(error)) throw inUse(error)
    throw error
  }
}
