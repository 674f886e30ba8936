import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectInput } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { addItem } from '../limits/add-item.ts'
import { ownerTier } from '../paging/catalogue-key.ts'
import { presentProspect } from './present.ts'

/** @throws {AppError} `too_many_items` */
export async function createProspect(ctx: ActorContext, input: ProspectInput): Promise<Prospect> {
  const ownerId = ctx.actor.id
  const adds = { item: true, public: input.isPublic ?? false }
  const [row] = await addItem(ctx, { of: prospects, ownerId, adds }, (tx, itemsSoFar) =>
    tx
      .insert(prospects)
      .values({ ...input, ownerId, ownerTier: ownerTier(itemsSoFar), createdAt: ctx.now() })
      .returning(),
  )
  if (!row) throw new AppError('internal', 'the prospect was not stored')
  return presentProspect(row)
}
