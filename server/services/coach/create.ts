import { coaches } from '#db/schema/coaches.ts'
import type { Coach, CoachInput } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { addItem } from '../limits/add-item.ts'
import { ownerTier } from '../paging/catalogue-key.ts'
import { presentCoach } from './present.ts'

/** @throws {AppError} `too_many_items` */
export async function createCoach(ctx: ActorContext, input: CoachInput): Promise<Coach> {
  const ownerId = ctx.actor.id
  const adds = { item: true, public: input.isPublic ?? false }
  const [row] = await addItem(ctx, { of: coaches, ownerId, adds }, (tx, itemsSoFar) =>
    tx
      .insert(coaches)
      .values({ ...input, ownerId, ownerTier: ownerTier(itemsSoFar), createdAt: ctx.now() })
      .returning(),
  )
  if (!row) throw new AppError('internal', 'the coach was not stored')
  return presentCoach(row)
}
