import { and, eq, isNull } from 'drizzle-orm'
import { assignees } from '#db/schema/assignments.ts'
import { users } from '#db/schema/users.ts'
import type { AssignmentDetails } from '#protocol/rest/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { watchedUsers } from '../scope.ts'
import { findAssignment } from './find.ts'

/** An assignment with the people chosen by name. */
export async function getAssignment(ctx: ActorContext, input: { id: string }): Promise<AssignmentDetails> {
  const assignment = await findAssignment(ctx, input.id)
  const named = await ctx.db
    .select({ id: assignees.userId })
    .from(assignees)
    .innerJoin(users, eq(users.id, assignees.userId))
    .where(
      and(
        eq(assignees.assignmentId, assignment.id),
        eq(assignees.named, true),
        isNull(assignees.withdrawnAt),
        watchedUsers(ctx.actor),
      ),
    )
  return { ...assignment, personIds: named.map(({ id }) => id) }
}
