import { eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectChanges } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findProspect } from './get.ts'
import { presentProspect } from './present.ts'

/** Changes a prospect. Running and past sessions keep their own copy. */
export async function updateProspect(
  ctx: ActorContext,
  input: { id: string; changes: ProspectChanges },
): Promise<Prospect> {
  const current = await findProspect(ctx, input.id, 'edit')
  if (Object.keys(input.changes).length === 0) return presentProspect(current)
  const [row] = await ctx.db
    .update(prospects)
    .set(input.changes)
    .where(eq(prospects.id, input.id))
    .returning()
  if (!row) throw notFound('prospect')
  return presentProspect(row)
}
