import { eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { Coach, CoachChanges } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findCoach } from './find.ts'
import { presentCoach } from './present.ts'

/** Changes a coach. Its sessions use the changed coach. */
export async function updateCoach(
  ctx: ActorContext,
  input: { id: string; changes: CoachChanges },
): Promise<Coach> {
  const current = await findCoach(ctx, input.id, 'edit')
  if (Object.keys(input.changes).length === 0) return presentCoach(current)
  const [row] = await ctx.db.update(coaches).set(input.changes).where(eq(coaches.id, input.id)).returning()
  if (!row) throw notFound('coach')
  return presentCoach(row)
}
