import { eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { AssignmentDetails, AssignmentInput } from '#protocol/rest/assignments.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findProspect } from '../prospect/get.ts'
import { findTeam } from '../team/find.ts'
import { lockTeam } from '../team/lock-team.ts'
import { lockRoles } from '../user/last-admin.ts'
import { getAssignment } from './get.ts'
import { requirePeople, requireFutureDeadline, requireReachableUsers, requireScorecard } from './validate.ts'
import { setNamedAssignees, syncAssignees } from './sync-assignees.ts'

/** Assigns practice to people or to a team: managers to their own team, admins to anyone. */
export async function createAssignment(
  ctx: ActorContext,
  input: AssignmentInput,
): Promise<AssignmentDetails> {
  await findProspect(ctx, input.prospectId, 'use')
  if (input.teamId !== null) await findTeam(ctx, input.teamId)
  const teamId = input.teamId ?? (ctx.actor.role === 'admin' ? null : ctx.actor.teamId)
  if (!can(ctx.actor, 'assign', { ownerId: null, teamId }))
    throw new AppError('forbidden', 'only a manager of the team or an admin may assign practice')
  const now = ctx.now()
  requireFutureDeadline(input.deadline, now)
  const { personIds, deadline, ...values } = input
  requirePeople({ teamId, wholeTeam: input.wholeTeam, people: personIds.length })
  const id = await ctx.db.transaction(async (tx) => {
    await lockRoles(tx)
    if (teamId !== null && !(await lockTeam(tx, teamId))) throw notFound('team')
    await requireReachableUsers(tx, ctx.actor, { teamId, personIds })
    await requireScorecard(tx, ctx.actor, { teamId, scorecardId: input.scorecardId })
    const [row] = await tx
      .insert(assignments)
      .values({
        ...values,
        teamId,
        deadline: new Date(deadline),
        createdBy: ctx.actor.id,
        createdAt: now,
      })
      .returning({ id: assignments.id })
    if (!row) throw new AppError('internal', 'the assignment was not stored')
    await setNamedAssignees(tx, { assignmentId: row.id, personIds, now })
    await syncAssignees(tx, eq(assignments.id, row.id), now)
    return row.id
  })
  return getAssignment(ctx, { id })
}
