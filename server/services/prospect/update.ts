import { eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectChanges } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { addItem } from '../limits/add-item.ts'
import { findProspect } from './get.ts'
import { changesLife, lifeColumns, originOf } from './life.ts'
import { presentProspect } from './present.ts'

/**
 * Changes a prospect, and makes what its debtor knows again; its author's facts stay. Running and past sessions keep their own copy.
 * @throws {AppError} `too_many_items` if it makes one public too many
 */
export async function updateProspect(
  ctx: ActorContext,
  input: { id: string; changes: ProspectChanges },
): Promise<Prospect> {
  const current = await findProspect(ctx, input.id, 'edit')
  if (Object.keys(input.changes).length === 0) return presentProspect(current)
  const { life: edits, ...fields } = input.changes
  const life = changesLife(input.changes)
    ? await lifeColumns(ctx, { ...current, ...fields }, originOf(current, ctx.now(), edits), ctx.actor.id)
    : {}
  const change = (db: Executor) =>
    db
      .update(prospects)
      .set({ ...fields, ...life })
      .where(eq(prospects.id, input.id))
      .returning()
  const { ownerId } = current
  const publishes = input.changes.isPublic === true && !current.isPublic && ownerId !== null
  const adds = { item: false, public: true }
  const [row] = publishes
    ? await addItem(ctx, { of: prospects, ownerId, adds }, change)
    : await change(ctx.db)
  if (!row) throw notFound('prospect')
  return presentProspect(row)
}
