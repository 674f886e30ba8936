import { and, count, eq, isNull } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import { noteDue } from './note-due.ts'
import { ownPart, shownToActor } from './shown.ts'

/** How many of the actor's notifications are unread. */
export async function countUnreadNotifications(ctx: ActorContext): Promise<{ count: number }> {
  await noteDue(ctx)
  const [row] = await ctx.db
    .select({ count: count() })
    .from(notifications)
    .leftJoin(trainingSessions, eq(trainingSessions.id, notifications.sessionId))
    .leftJoin(assignments, eq(assignments.id, notifications.assignmentId))
    .leftJoin(assignees, ownPart)
    .where(and(isNull(notifications.readAt), shownToActor(ctx)))
  return { count: row?.count ?? 0 }
}
