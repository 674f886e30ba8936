import { and, eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { Assignment } from '#protocol/rest/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableAssignments } from '../scope.ts'
import { readAssignments } from './rows.ts'

/** An assignment of people that the actor answers for. 404 for every other one. */
export async function findAssignment(ctx: ActorContext, id: string): Promise<Assignment> {
  const [found] = await readAssignments(
    ctx,
    and(eq(assignments.id, id), reachableAssignments(ctx.db, ctx.actor)),
  )
  if (!found) throw notFound('assignment')
  return found
}

/** An assignment that the actor may change. 403 for one that is only seen. */
export async function findEditableAssignment(ctx: ActorContext, id: string): Promise<Assignment> {
  const found = await findAssignment(ctx, id)
  if (!found.mayEdit) throw new AppError('forbidden', 'only those whose assignment it is may change it')
  return found
}
