import { and, eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { Assignment } from '#protocol/rest/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableAssignments } from '../scope.ts'
import { readAssignments } from './rows.ts'

/** An assignment of people that the actor manages. 404 for any other. */
export async function findAssignment(ctx: ActorContext, id: string): Promise<Assignment> {
  const [found] = await readAssignments(
    ctx,
    and(eq(assignments.id, id), reachableAssignments(ctx.db, ctx.actor)),
  )
  if (!found) throw notFound('assignment')
  return found
}

/** An assignment that the actor may change. 403 if it is visible but not editable. */
export async function findEditableAssignment(ctx: ActorContext, id: string): Promise<Assignment> {
  const found = await findAssignment(ctx, id)
  if (!found.mayEdit) throw new AppError('forbidden', 'only the owners of this assignment may change it')
  return found
}
