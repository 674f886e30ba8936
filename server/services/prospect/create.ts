import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectInput } from '#protocol/rest/prospects.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { addItem } from '../limits/add-item.ts'
import { ownerTier } from '../paging/catalogue-key.ts'
import { findProspect } from './get.ts'
import { lifeColumns, originOf } from './life.ts'
import { presentProspect } from './present.ts'

/**
 * Stores a prospect with what its debtor knows. A copy of a prospect that the actor may edit has its author's facts.
 * @throws {AppError} `too_many_items`, or `not_found` for a `copyOf` out of reach
 */
export async function createProspect(
  ctx: ActorContext,
  { life: edits, copyOf, ...input }: ProspectInput,
): Promise<Prospect> {
  const ownerId = ctx.actor.id
  const original = copyOf === undefined ? null : await findProspect(ctx, copyOf, 'use')
  const copied = original !== null && can(ctx.actor, 'edit', { ownerId: original.ownerId })
  const origin = originOf({ name: input.name, life: copied ? original.life : null }, ctx.now(), edits)
  const life = await lifeColumns(ctx, input, origin, ownerId)
  const adds = { item: true, public: input.isPublic ?? false }
  const [row] = await addItem(ctx, { of: prospects, ownerId, adds }, (tx, itemsSoFar) =>
    tx
      .insert(prospects)
      .values({ ...input, ...life, ownerId, ownerTier: ownerTier(itemsSoFar), createdAt: ctx.now() })
      .returning(),
  )
  if (!row) throw new AppError('internal', 'the prospect was not stored')
  return presentProspect(row)
}
