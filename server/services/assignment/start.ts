import { and, eq, isNull, ne } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { prospects } from '#db/schema/prospects.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { AssignedSessionInput } from '#protocol/rest/assignments.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findCoach } from '../coach/find.ts'
import { storeSession } from '../training-session/create.ts'
import { presentSession } from '../training-session/present.ts'
import { assignedProspect } from './assigned-prospect.ts'
import { attemptsUsedUp, stateAt } from './state.ts'

/**
 * Starts a session for an assignment of the actor. Only one may be open at a time: if one is open it is
 * returned, so that leaving a bad session does not give another attempt. The actor may use the prospect even if
 * it is private or deleted.
 * @throws {AppError} `conflict` if the assignment is passed or no attempts are left
 */
export async function startAssignment(
  ctx: ActorContext,
  input: AssignedSessionInput & { id: string },
): Promise<TrainingSession> {
  const { id, ...settings } = input
  if (input.coachId !== null) await findCoach(ctx, input.coachId, 'use')
  const mine = and(eq(assignees.assignmentId, id), eq(assignees.userId, ctx.actor.id))
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        assignment: assignments,
        prospect: prospects,
        state: stateAt(ctx.now()),
        usedUp: attemptsUsedUp,
        startedAt: assignees.startedAt,
      })
      .from(assignees)
      .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
      .innerJoin(prospects, eq(prospects.id, assignments.prospectId))
      .where(and(mine, isNull(assignees.withdrawnAt), isNull(assignments.closedAt)))
      // Two concurrent starts create one session.
      .for('update', { of: assignees })
    if (!found) throw notFound('assignment')
    const [open] = await tx
      .select()
      .from(trainingSessions)
      .where(
        and(
          eq(trainingSessions.assignmentId, id),
          eq(trainingSessions.userId, ctx.actor.id),
          ne(trainingSessions.status, 'completed'),
        ),
      )
    if (open) return presentSession(open)
    if (found.state === 'passed') throw new AppError('conflict', 'the assignment is already passed')
    if (found.usedUp) throw new AppError('conflict', 'no attempts are left')
    const session = await storeSession(tx, ctx, {
      ...settings,
      prospect: assignedProspect(found.prospect, found.assignment),
      life: found.prospect.life,
      sessionType: found.assignment.sessionType,
      assignmentId: id,
      scorecardId: found.assignment.scorecardId,
    })
    if (found.startedAt === null) await tx.update(assignees).set({ startedAt: ctx.now() }).where(mine)
    return session
  })
}
