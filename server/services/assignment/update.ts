import { and, eq, isNull, sql } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import type { AssignmentChanges, AssignmentDetails } from '#protocol/rest/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { forgetDue } from '../notification/tell-assignees.ts'
import { lockRoles } from '../user/last-admin.ts'
import { findEditableAssignment } from './find.ts'
import { getAssignment } from './get.ts'
import { requirePeople, requireFutureDeadline, requireReachableUsers } from './validate.ts'
import { setNamedAssignees, syncAssignees } from './sync-assignees.ts'

/**
 * Changes, closes or reopens an assignment. People who are removed keep their progress: if added again, the
 * used attempts still count.
 */
export async function updateAssignment(
  ctx: ActorContext,
  input: { id: string; changes: AssignmentChanges },
): Promise<AssignmentDetails> {
  const { id } = await findEditableAssignment(ctx, input.id)
  const { closed, deadline, personIds, ...values } = input.changes
  const now = ctx.now()
  if (deadline !== undefined) requireFutureDeadline(deadline, now)
  await ctx.db.transaction(async (tx) => {
    await lockRoles(tx)
    const [before] = await tx.select().from(assignments).where(eq(assignments.id, id)).for('update')
    if (!before) throw notFound('assignment')
    const { teamId, closedAt } = before
    const set = {
      ...values,
      ...(deadline === undefined ? {} : { deadline: new Date(deadline) }),
      ...(closed === undefined ? {} : { closedAt: closed ? (closedAt ?? now) : null }),
    }
    if (Object.keys(set).length > 0) await tx.update(assignments).set(set).where(eq(assignments.id, id))
    if (set.deadline !== undefined && set.deadline.getTime() !== before.deadline.getTime())
      await forgetDue(tx, id)
    if (personIds !== undefined) {
      await requireReachableUsers(tx, ctx.actor, { teamId, personIds })
      await setNamedAssignees(tx, { assignmentId: id, personIds, now })
    }
    await syncAssignees(tx, eq(assignments.id, id), now)
    const named = await tx
      .select({ one: sql`1` })
      .from(assignees)
      .where(and(eq(assignees.assignmentId, id), eq(assignees.named, true), isNull(assignees.withdrawnAt)))
      .limit(1)
    // An assignment whose people have all left can still be closed.
    if (personIds !== undefined || values.wholeTeam !== undefined)
      requirePeople({ teamId, wholeTeam: values.wholeTeam ?? before.wholeTeam, people: named.length })
  })
  return getAssignment(ctx, { id })
}
