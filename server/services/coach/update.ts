import { eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { coaches } from '#db/schema/coaches.ts'
import type { Coach, CoachChanges } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { addItem } from '../limits/add-item.ts'
import { findCoach } from './find.ts'
import { presentCoach } from './present.ts'

/**
 * Changes a coach. Its sessions use the changed coach.
 * @throws {AppError} `too_many_items` if it makes one public too many
 */
export async function updateCoach(
  ctx: ActorContext,
  input: { id: string; changes: CoachChanges },
): Promise<Coach> {
  const current = await findCoach(ctx, input.id, 'edit')
  if (Object.keys(input.changes).length === 0) return presentCoach(current)
  const change = (db: Executor) =>
    db.update(coaches).set(input.changes).where(eq(coaches.id, input.id)).returning()
  const { ownerId } = current
  const publishes = input.changes.isPublic === true && !current.isPublic && ownerId !== null
  const adds = { item: false, public: true }
  const [row] = publishes ? await addItem(ctx, { of: coaches, ownerId, adds }, change) : await change(ctx.db)
  if (!row) throw notFound('coach')
  return presentCoach(row)
}
