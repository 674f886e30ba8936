import { and, eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { can, type Capability } from '#protocol/vocabulary/roles.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableCoaches } from '../scope.ts'
import type { CoachRow } from './present.ts'

/**
 * The row of a coach that the actor may train with or edit. 404 out of scope, 403 if visible but not editable.
 */
export async function findCoach(ctx: ActorContext, id: string, capability: Capability): Promise<CoachRow> {
  const [row] = await ctx.db
    .select()
    .from(coaches)
    .where(and(eq(coaches.id, id), reachableCoaches(ctx.db, ctx.actor)))
  if (!row) throw notFound('coach')
  if (capability === 'edit' && !can(ctx.actor, 'edit', { ownerId: row.ownerId }))
    throw new AppError('forbidden', 'only its owner may change this coach')
  return row
}
