import { and, eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { ProspectDetails } from '#protocol/rest/prospects.ts'
import { can, type Capability } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { reachableProspects } from '../scope.ts'
import { presentDetails, type ProspectRow } from './present.ts'

/** The row of a prospect that the actor may use or edit. 404 out of scope, 403 if visible but not editable. */
export async function findProspect(
  ctx: ActorContext,
  id: string,
  capability: Capability,
): Promise<ProspectRow> {
  const [row] = await ctx.db
    .select()
    .from(prospects)
    .where(and(eq(prospects.id, id), reachableProspects(ctx.db, ctx.actor)))
  if (!row) throw notFound('prospect')
  if (capability === 'edit' && !can(ctx.actor, 'edit', { ownerId: row.ownerId }))
    throw new AppError('forbidden', 'only its owner may change this prospect')
  return row
}

/** A prospect, with what its debtor knows for those who may edit it. */
export async function getProspect(ctx: ActorContext, input: { id: string }): Promise<ProspectDetails> {
  const row = await findProspect(ctx, input.id, 'use')
  return presentDetails(row, can(ctx.actor, 'edit', { ownerId: row.ownerId }))
}
