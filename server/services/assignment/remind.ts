import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { users } from '#db/schema/users.ts'
import type { ActorContext } from '#server/context.ts'
import { tell } from '../notification/tell.ts'
import { watchedUsers } from '../scope.ts'
import { findAssignment } from './find.ts'
import { stateAt } from './state.ts'

/**
 * Reminds the people of an open assignment who can still pass it: not those who have passed, used up the attempts or wait
 * for a reviewer. A manager reminds the people of their own team, and nobody themselves.
 */
export async function remindAssignees(
  ctx: ActorContext,
  input: { id: string },
): Promise<{ reminded: number }> {
  const { id } = await findAssignment(ctx, input.id)
  const at = ctx.now()
  const people = await ctx.db
    .select({ id: assignees.userId })
    .from(assignees)
    .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    .innerJoin(users, eq(users.id, assignees.userId))
    .where(
      and(
        eq(assignees.assignmentId, id),
        isNull(assignees.withdrawnAt),
        isNull(assignments.closedAt),
        isNull(users.deactivatedAt),
        ne(users.id, ctx.actor.id),
        watchedUsers(ctx.actor),
        inArray(stateAt(at), ['not_started', 'in_progress', 'overdue']),
      ),
    )
    // Two that tell the same people at once must not wait for each other.
    .orderBy(users.id)
  await tell(
    ctx.db,
    people.map(({ id: userId }) => userId),
    { type: 'assignment_reminder', at, assignmentId: id, authorId: ctx.actor.id },
  )
  return { reminded: people.length }
}
