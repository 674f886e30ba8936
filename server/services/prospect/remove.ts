import { eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { findProspect } from './get.ts'

/** Takes a prospect out of every list. Its row stays for the sessions that were held with it. */
export async function removeProspect(ctx: ActorContext, input: { id: string }): Promise<void> {
  await findProspect(ctx, input.id, 'edit')
  await ctx.db.update(prospects).set({ deletedAt: ctx.now() }).where(eq(prospects.id, input.id))
}
