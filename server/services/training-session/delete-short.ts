import { and, count, eq, ne, notInArray, sql } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { notifyAccessChanged } from '../account/access-changed.ts'
import { findSession } from './find.ts'

/**
 * Deletes an open session of the actor in which too little was said for a score.
 * @throws {AppError} `conflict` if it has ended or can be scored, or for an attempt at an assignment: another start
 * would be a new debtor, so an attempt can only be ended
 */
export async function deleteShortSession(ctx: ActorContext, input: { id: string }): Promise<undefined> {
  const session = await findSession(ctx, input.id, 'practise')
  if (session.assignmentId !== null)
    throw new AppError('conflict', 'an attempt at an assignment cannot be deleted')
  await ctx.db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: trainingSessions.id })
      .from(trainingSessions)
      .where(and(eq(trainingSessions.id, session.id), ne(trainingSessions.status, 'completed')))
      // A line or an end that is stored at the same time waits, and then finds no session.
      .for('update')
    if (!open) throw new AppError('conflict', 'a session that has ended is kept')
    const [said] = await tx
      .select({ lines: count() })
      .from(conversationItems)
      .where(
        and(
          eq(conversationItems.sessionId, session.id),
          notInArray(conversationItems.status, ['failed']),
          sql`(${conversationItems.status} = 'streaming' or btrim(${conversationItems.text}) <> '')`,
        ),
      )
    if ((said?.lines ?? 0) >= limits.messagesToComplete)
      throw new AppError('conflict', 'a session that can be scored is ended instead')
    const gone = await tx
      .delete(trainingSessions)
      .where(eq(trainingSessions.id, session.id))
      .returning({ id: trainingSessions.id })
    if (gone.length === 0) throw notFound('training session')
    // Closes the channels of those who watch it.
    await notifyAccessChanged(tx)
  })
  return undefined
}
